import type { RulesPage } from '#table/rules-page.ts'

export const rulesPage: RulesPage = {
  sections: [
    {
      title: 'What it is about',
      paragraphs: [
        {
          text: 'Europe in the year 1347. You settle cubes in its regions while the plague walks about and rats multiply. Where rats are, people come; where people crowd, rats kill. Whoever has the most cubes on the board in the end wins. Cubes in the palace count too.',
          clauses: ['RAT-1.1', 'RAT-1.2'],
        },
        {
          text: 'Two players use 8 regions, three use 10, four all 12. A region that is not in use does not exist. In your turn you may take a card, you place new cubes, you may use the cards you hold, and then you move the plague.',
          clauses: ['RAT-1.3', 'RAT-1.4'],
        },
      ],
    },
    {
      title: 'The map',
      paragraphs: [
        {
          text: 'Regions are neighbours when they share a border or when an arrow joins them over the sea; there is no difference between the two. The palace is no region: no rats, no plague, no neighbours.',
          clauses: ['RAT-2.1', 'RAT-2.2', 'RAT-2.3', 'RAT-2.4', 'RAT-2.5', 'RAT-2.6'],
        },
        {
          text: 'A region holds three rats at most. They lie face down in a row, and all backs are alike. The shield beside a region’s name says how many cubes stand there, of all colours together.',
          clauses: ['RAT-2.12'],
        },
      ],
    },
    {
      title: 'Rats',
      paragraphs: [
        {
          text: 'A rat has a limit and symbols. The limit is the number of cubes in the region from which on it breaks out. The symbols say who is hit: M whoever has the most cubes there, A everybody, the sign of a class whoever holds its card.',
          clauses: ['RAT-2.8'],
          figure: 'rats',
        },
        {
          text: 'There are 49 rats. Every class is on 19 of them, M on 27, A on 15. High limits carry more symbols. The overview counts what has not been seen yet.',
          clauses: ['RAT-2.9', 'RAT-2.10', 'RAT-2.11'],
        },
      ],
    },
    {
      title: 'Setup',
      paragraphs: [
        {
          text: 'Each seat has 20 cubes in its supply. Every region in use gets one of the twelve starting rats. With two players twelve other rats leave the game unseen, with three players six; the rest is the supply: 29, 33 or 37 rats. The plague begins in a region drawn by lot, and so is the seat that starts, unless the table names one: where the youngest sits, for instance.',
          clauses: ['RAT-3.1', 'RAT-3.2', 'RAT-3.3', 'RAT-3.4', 'RAT-3.5', 'RAT-3.6'],
        },
        {
          text: 'Then all settle: from the start seat clockwise each puts two cubes into one region of its choice, and once more in the opposite order. The start seat has the first turn; play goes clockwise.',
          clauses: ['RAT-3.7', 'RAT-3.8'],
        },
      ],
    },
    {
      title: 'Your turn',
      paragraphs: [
        {
          text: 'Until you move the plague you do these things in any order: take one card if you like, place new cubes once, and use each of your cards King, Monk, Merchant and Witch once if you like. When the plague moves, only the Knight still helps.',
          clauses: ['RAT-4.1', 'RAT-4.2', 'RAT-4.3', 'RAT-4.4'],
        },
        {
          text: 'Taking a card: any card that you do not hold, from the display or from another seat, who cannot refuse. You may use it at once. You may hold as many as you like, but you cannot give one back: only another seat can relieve you of it, and its class is on many rats.',
          clauses: ['RAT-2.7', 'RAT-4.5', 'RAT-4.6'],
          figure: 'cards',
        },
        {
          text: 'Placing cubes: choose a region with rats and put as many of your cubes there as it has rats, no fewer unless your supply runs out. A region without rats takes no cubes. You must place before the plague moves.',
          clauses: ['RAT-4.7', 'RAT-4.8', 'RAT-4.9'],
          figure: 'placing',
        },
      ],
    },
    {
      title: 'What the cards do',
      paragraphs: [
        {
          text: 'Peasant: when you place, you may add one cube. So you may place a single cube even where there is no rat. Taken after placing, it gives nothing in this turn.',
          clauses: ['RAT-4.10'],
        },
        {
          text: 'King: bring one of your cubes from a region without rats into the palace. It is safe there for good, counts in the end, and counts for nothing else.',
          clauses: ['RAT-4.16'],
        },
        {
          text: 'Monk: push one rat, face down, from any region to a neighbour that has fewer than three. It goes to the end of the row; those behind its old place move up.',
          clauses: ['RAT-4.17'],
        },
        {
          text: 'Merchant: move one, two or three of your cubes from one region to one neighbour, rats or no rats.',
          clauses: ['RAT-4.18'],
        },
        {
          text: 'Witch: look secretly at one rat on the board, then at a second one if you like. If they lie in different regions you may swap them. You will go on seeing what you have seen; the others see that you looked.',
          clauses: ['RAT-4.19', 'RAT-7.1', 'RAT-7.3'],
        },
        {
          text: 'A card is offered only when it can do something, and once begun it is carried out. Good orders: push the last rat away with the Monk, then let the King fetch a cube; place first and push the rats away afterwards.',
          clauses: ['RAT-4.15', 'RAT-4.20'],
        },
      ],
    },
    {
      title: 'The plague moves',
      paragraphs: [
        {
          text: 'The plague piece must go to a neighbouring region. Whoever holds the Knight may lead it two steps, but not back to where it began; nothing happens on the way. Then rats spread, and then the plague strikes.',
          clauses: ['RAT-4.21', 'RAT-4.22', 'RAT-4.23'],
        },
        {
          text: 'Spread: one rat in the plague’s new region brings one new rat, two or three bring two. You choose for each a neighbouring region with fewer than three; both may go to the same one. Nobody sees them. Without room, or with an empty supply, they are forfeited.',
          clauses: ['RAT-4.24', 'RAT-4.25', 'RAT-4.26', 'RAT-4.27'],
        },
      ],
    },
    {
      title: 'The plague strikes',
      paragraphs: [
        {
          text: 'Only if cubes and rats are in the region. The rats are revealed one by one, each carried out before the next, until no rat or no cube is left. Revealed rats leave the game. If you know one of them from the Witch, you choose which is next; otherwise they come in their order.',
          clauses: ['RAT-4.28', 'RAT-4.29', 'RAT-4.30'],
        },
        {
          text: 'Knight: before the first rat is revealed its holder, if it is the holder’s turn, says whether the plague piece counts as two more cubes. They count for limits only.',
          clauses: ['RAT-4.31'],
        },
        {
          text: 'If there are fewer cubes than the limit, nothing happens. Otherwise M strikes first: whoever has the most cubes loses one, on a tie all of them. Then A: everybody who still has a cube there loses one. Each class sign costs the holder of that card one, if one is left. Cubes go back to your supply and can be placed again.',
          clauses: ['RAT-4.32', 'RAT-4.33', 'RAT-4.34', 'RAT-4.35'],
          figure: 'ravage',
        },
        {
          text: 'In the picture five cubes reach the limit of four. A has the most cubes and loses one; A also holds the Peasant and loses another.',
          clauses: ['RAT-4.36'],
        },
      ],
    },
    {
      title: 'The end',
      paragraphs: [
        {
          text: 'The game ends after the turn in which the last rat leaves the supply, or when a seat has all its 20 cubes on the board at the end of its turn, after the plague has struck.',
          clauses: ['RAT-5.1', 'RAT-5.2', 'RAT-5.14'],
        },
        {
          text: 'All other seats, counter-clockwise from the right of the last one, use their cards one last time, each card once, in any order. Nobody takes cards or places. The Peasant adds one cube to any region. The Knight moves the plague up to two steps or leaves it, and lets it count as two cubes there.',
          clauses: ['RAT-5.3', 'RAT-5.4', 'RAT-5.5', 'RAT-5.6', 'RAT-5.7'],
        },
        {
          text: 'Then the plague strikes in every region, rats in their order, and every card makes its holder a target, those of the last seat too. Rats without people stay where they are.',
          clauses: ['RAT-5.8', 'RAT-5.9', 'RAT-5.10', 'RAT-5.11'],
        },
        {
          text: 'Every cube on the board is a point, in regions and in the palace. On a tie the seat wins that would have had the next turn.',
          clauses: ['RAT-5.12', 'RAT-5.13'],
        },
      ],
    },
    {
      title: 'At this table',
      paragraphs: [
        {
          text: 'What leaves no choice is done for you. An ability is carried out step by step: first the region, then which rat, where to, how many. Moves can be taken back until a rat is looked at or revealed or somebody else decides.',
          clauses: ['RAT-6.1', 'RAT-6.2', 'RAT-6.3', 'RAT-6.4', 'RAT-6.5', 'RAT-6.6', 'RAT-6.7', 'RAT-6.8', 'RAT-7.6'],
        },
        {
          text: 'Nobody sees the faces of rats on the board, in the supply or removed from the game. While the plague is to be moved, red marks beside the cubes say what each seat must expect to lose, from all that you can know.',
          clauses: ['RAT-7.2', 'RAT-7.4', 'RAT-7.5', 'RAT-7.7'],
        },
      ],
    },
  ],
}
