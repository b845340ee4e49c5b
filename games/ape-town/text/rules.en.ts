import type { RulesPage } from '#table/rules-page.ts'
import { structure, type Words } from './rules.ts'

const words: Words = {
  summary: {
    goal: {
      title: 'Goal',
      points: 'Most points when all 75 fields are filled.',
    },
    turn: {
      title: 'Your turn',
      take: 'Take an open tile. The first is free; put a bundle beside each one you skip. Bundles beside your tile are yours.',
      place: 'Place it on a free field of the colour it lay at. Is that colour full, on any free field.',
      score: 'Ape (1, 2, 3): its value for each trading post beside it. Post: the value of all apes beside it.',
      disc: 'Orang-utan and lemur get one of your discs, if you have one left.',
    },
    district: {
      title: 'A district is full',
      boss: 'Most orang-utans: boss, scores all apes there. Tie or none: most lemurs. Tie again: nobody.',
      neighbours:
        'Neighbours with fewer lemurs in all are inferior: their apes are divided among all who have a lemur here, rounded up for each district.',
    },
    end: {
      title: 'The end',
      bundles: 'Each bundle is a point. On a tie, whoever would be next wins.',
    },
  },
  goal: {
    about: {
      title: 'What it is about',
      city: 'Ape Town is a city of nine districts. Turn by turn you take one tile from the ring around it and place it inside. Tiles score at once or help you to be boss of a district when it closes. Whoever has the most points when the city is full wins.',
      kinds:
        'There are six kinds of tiles. Tarsiers, chimpanzees and mandrills are worth 1, 2 and 3; the dots show it. Banana trading posts are what they trade at. Orang-utans and ring-tailed lemurs get a disc of your colour: they are yours.',
    },
  },
  parts: {
    city: {
      title: 'The city',
      fields:
        'Fields are hexagons; two are adjacent when they share a side. Three districts are grey, three black, three white; each has eight or nine fields, 75 in all. Districts are neighbours when fields of theirs touch. Two districts of one colour never do.',
      printed:
        'Seven tiles are printed on the board. They belong to no district and stay for ever, but tiles placed beside them score with them. The pond in the middle is no field and counts for nothing.',
      track:
        'Around the city runs a track of eight sections with five segments each. Every segment has a district colour and room for one tile. On the screen the open tiles stand beside the city in the order of their price, then the colours of those to come. Points are counted as far as they go; 99 is not the end.',
    },
    setup: {
      title: 'Setup',
      start:
        'The 80 tiles are shuffled. Forty lie around the city, face down but for the first two sections; forty are the supply. The face-up tiles are the display. Each seat begins with 6 money bundles and 15 discs, whatever the number of players, and no more money ever comes into the game.',
    },
  },
  turn: {
    take: {
      title: 'Taking a tile',
      turn: 'Seats take turns clockwise and nobody can pass. On your turn you take one tile, place it, score, and new tiles are turned up if a section has run out.',
      price:
        'The first tile of the display, clockwise, is free. For a later one you put a bundle beside each tile that you skip; empty places cost nothing. You must be able to pay in full before you get anything.',
      bundles:
        'All bundles that lie beside the tile you take are yours. So what others did not want gets more and more attractive.',
    },
    place: {
      title: 'Placing it',
      colour:
        'The colour of the segment says where the tile goes: any free field of any district of that colour. Only if that colour has no free field left anywhere, you may choose any free field of the city.',
      stays: 'What is taken must be placed, and what is placed stays where it is.',
      alone: 'If there is only one way to take or place a tile, it is done for you.',
    },
    score: {
      title: 'Points at once',
      apes: 'A tarsier, chimpanzee or mandrill scores its value for every post beside it. A post scores the value of every tarsier, chimpanzee and mandrill beside it. Borders of districts do not matter, printed tiles count.',
      discs:
        'Orang-utans and lemurs score nothing now. They get one of your discs. If you have none left, the tile stays without an owner.',
    },
  },
  details: {
    district: {
      title: 'When a district is full',
      full: 'The moment the last field of a district is filled it is scored, once, no matter who filled it. The tile just placed counts.',
      boss: 'First the boss: whoever has the most orang-utans there scores the value of all tarsiers, chimpanzees and mandrills in the district. On a tie, or without orang-utans, the most lemurs decide, among all seats. If they tie too, nobody is boss.',
      neighbours:
        'Then the neighbours: count all lemurs in the full district. Every neighbouring district with fewer lemurs is inferior, even if it was closed long ago. Whoever has at least one lemur in the full district takes part: the value of the tarsiers, chimpanzees and mandrills of each inferior neighbour is divided among them, rounded up for each district.',
    },
    refill: {
      title: 'New tiles',
      sections:
        'When the last tile of a section is taken, the next section clockwise is turned up at the end of the turn, so that two sections are always open. Empty sections are refilled face down from the supply once no open tile lies behind them; each of them once.',
      unseen:
        'Nobody knows the face-down tiles. What has not been seen yet can be counted, and the overview does that for you. A move can be taken back until new tiles are turned up or somebody else decides.',
    },
    end: {
      title: 'The end',
      'last-field':
        'The game ends with the tile on the last free field, after 75 turns. Its district is scored as always; then every bundle you hold is worth a point.',
      winner: 'Most points win. On a tie the seat wins that would have moved next, so it is no advantage to move last.',
    },
  },
}

export const rulesPage: RulesPage = { structure, words }
