import type { RulesPage } from '#table/rules-page.ts'

export const rulesPage: RulesPage = {
  sections: [
    {
      title: 'What it is about',
      paragraphs: [
        {
          text: 'Ape Town is a city of nine districts. Turn by turn you take one tile from the ring around it and place it inside. Tiles score at once or help you to be boss of a district when it closes. Whoever has the most points when the city is full wins.',
          clauses: ['APE-1.1', 'APE-1.4'],
        },
        {
          text: 'There are six kinds of tiles. Tarsiers, chimpanzees and mandrills are worth 1, 2 and 3; the dots show it. Banana trading posts are what they trade at. Orang-utans and ring-tailed lemurs get a disc of your colour: they are yours.',
          clauses: ['APE-1.2', 'APE-1.3'],
          figure: 'tiles',
        },
      ],
    },
    {
      title: 'The city',
      paragraphs: [
        {
          text: 'Fields are hexagons; two are adjacent when they share a side. Three districts are grey, three black, three white; each has eight or nine fields, 75 in all. Districts are neighbours when fields of theirs touch. Two districts of one colour never do.',
          clauses: ['APE-2.1', 'APE-2.2', 'APE-2.3', 'APE-2.4', 'APE-2.5', 'APE-2.6', 'APE-2.7'],
        },
        {
          text: 'Seven tiles are printed on the board. They belong to no district and stay for ever, but tiles placed beside them score with them. The pond in the middle is no field and counts for nothing.',
          clauses: ['APE-2.8', 'APE-2.9'],
        },
        {
          text: 'Around the city runs a track of eight sections with five segments each. Every segment has a district colour and room for one tile. Points are counted on the track inside it; after 99 it simply goes on.',
          clauses: ['APE-2.10', 'APE-2.11', 'APE-2.12', 'APE-2.13'],
        },
      ],
    },
    {
      title: 'Setup',
      paragraphs: [
        {
          text: 'The 80 tiles are shuffled. Forty lie around the city, face down but for the first two sections; forty are the supply. The face-up tiles are the display. Each seat begins with 6 money bundles and 15 discs, whatever the number of players, and no more money ever comes into the game.',
          clauses: ['APE-3.1', 'APE-3.2', 'APE-3.3', 'APE-3.4', 'APE-3.5', 'APE-3.6'],
          figure: 'track',
        },
      ],
    },
    {
      title: 'Taking a tile',
      paragraphs: [
        {
          text: 'Seats take turns clockwise and nobody can pass. On your turn you take one tile, place it, score, and new tiles are turned up if a section has run out.',
          clauses: ['APE-4.1', 'APE-4.2', 'APE-6.1'],
        },
        {
          text: 'The first tile of the display, clockwise, is free. For a later one you put a bundle beside each tile that you skip; empty places cost nothing. You must be able to pay in full before you get anything.',
          clauses: ['APE-4.3', 'APE-4.4', 'APE-4.5', 'APE-4.6', 'APE-6.3'],
          figure: 'display',
        },
        {
          text: 'All bundles that lie beside the tile you take are yours. So what others did not want gets more and more attractive.',
          clauses: ['APE-4.7', 'APE-4.9', 'APE-4.10', 'APE-4.42'],
        },
      ],
    },
    {
      title: 'Placing it',
      paragraphs: [
        {
          text: 'The colour of the segment says where the tile goes: any free field of any district of that colour. Only if that colour has no free field left anywhere, you may choose any free field of the city.',
          clauses: ['APE-4.8', 'APE-4.11', 'APE-4.12', 'APE-6.4'],
        },
        {
          text: 'What is taken must be placed, and what is placed stays where it is.',
          clauses: ['APE-4.13', 'APE-6.5'],
        },
        {
          text: 'If there is only one way to take or place a tile, it is done for you.',
          clauses: ['APE-6.2'],
        },
      ],
    },
    {
      title: 'Points at once',
      paragraphs: [
        {
          text: 'A tarsier, chimpanzee or mandrill scores its value for every post beside it. A post scores the value of every tarsier, chimpanzee and mandrill beside it. Borders of districts do not matter, printed tiles count.',
          clauses: ['APE-4.14', 'APE-4.15', 'APE-4.16', 'APE-4.17'],
          figure: 'scoring',
        },
        {
          text: 'Orang-utans and lemurs score nothing now. They get one of your discs. If you have none left, the tile stays without an owner.',
          clauses: ['APE-4.18', 'APE-4.19'],
        },
      ],
    },
    {
      title: 'When a district is full',
      paragraphs: [
        {
          text: 'The moment the last field of a district is filled it is scored, once, no matter who filled it. The tile just placed counts.',
          clauses: ['APE-4.20', 'APE-4.21', 'APE-4.33'],
        },
        {
          text: 'First the boss: whoever has the most orang-utans there scores the value of all tarsiers, chimpanzees and mandrills in the district. On a tie, or without orang-utans, the most lemurs decide, among all seats. If they tie too, nobody is boss.',
          clauses: ['APE-4.22', 'APE-4.23', 'APE-4.24', 'APE-4.25'],
        },
        {
          text: 'Then the neighbours: count all lemurs in the full district. Every neighbouring district with fewer lemurs is inferior, even if it was closed long ago. Whoever has at least one lemur in the full district takes part: the value of the tarsiers, chimpanzees and mandrills of each inferior neighbour is divided among them, rounded up for each district.',
          clauses: ['APE-4.26', 'APE-4.27', 'APE-4.28', 'APE-4.29', 'APE-4.30', 'APE-4.31', 'APE-4.32'],
        },
      ],
    },
    {
      title: 'New tiles',
      paragraphs: [
        {
          text: 'When the last tile of a section is taken, the next section clockwise is turned up at the end of the turn, so that two sections are always open. Empty sections are refilled face down from the supply once no open tile lies behind them; each of them once.',
          clauses: ['APE-4.34', 'APE-4.35', 'APE-4.36', 'APE-4.37', 'APE-4.38', 'APE-4.39', 'APE-4.40', 'APE-4.41'],
        },
        {
          text: 'Nobody knows the face-down tiles. What has not been seen yet can be counted, and the overview does that for you. A move can be taken back until new tiles are turned up or somebody else decides.',
          clauses: ['APE-6.6', 'APE-7.1', 'APE-7.2', 'APE-7.3', 'APE-7.4', 'APE-7.5'],
        },
      ],
    },
    {
      title: 'The end',
      paragraphs: [
        {
          text: 'The game ends with the tile on the last free field, after 75 turns. Its district is scored as always; then every bundle you hold is worth a point.',
          clauses: ['APE-5.1', 'APE-5.2'],
        },
        {
          text: 'Most points win. On a tie the seat wins that would have moved next, so it is no advantage to move last.',
          clauses: ['APE-5.3', 'APE-5.4', 'APE-5.5', 'APE-5.6'],
        },
      ],
    },
  ],
}
