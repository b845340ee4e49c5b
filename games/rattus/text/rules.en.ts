import type { RulesPage } from '#table/rules-page.ts'
import { structure, type Words } from './rules.ts'

const words: Words = {
  summary: {
    goal: {
      title: 'Goal',
      cubes: 'Most cubes on the board in the end; those in the palace count.',
    },
    turn: {
      title: 'Your turn',
      before:
        'In any order: take one card (you may), place cubes once (you must), use each of your cards once (you may).',
      place: 'Place as many cubes into one region as it has rats.',
      plague: 'Then move the plague to a neighbouring region.',
      spread: 'Rats spread: 1 rat there brings 1 new one, 2 or 3 bring 2, into neighbours with fewer than three.',
    },
    strike: {
      title: 'The plague strikes',
      limit: 'Reveal the rats one by one. Fewer cubes than the limit: nothing. Otherwise the symbols hit.',
      signs: 'M: most cubes loses one (all on a tie). A: everybody loses one. Class: its holder loses one.',
    },
    cards: {
      title: 'Cards',
      peasant: 'Peasant: one more cube when placing.',
      king: 'King: a cube from a region without rats into the palace.',
      monk: 'Monk: push a rat to a neighbour.',
      merchant: 'Merchant: move up to three of your cubes to a neighbour.',
      witch: 'Witch: look at two rats, swap them if they lie apart.',
      knight: 'Knight: the plague goes up to two steps and may count as two cubes.',
    },
    end: {
      title: 'The end',
      when: 'The last rat leaves the supply, or all 20 cubes of somebody are on the board.',
      last: 'The others use their cards once more, then the plague strikes everywhere.',
    },
  },
  goal: {
    about: {
      title: 'What it is about',
      cubes:
        'Europe in the year 1347. You settle cubes in its regions while the plague walks about and rats multiply. Where rats are, people come; where people crowd, rats kill. Whoever has the most cubes on the board in the end wins. Cubes in the palace count too.',
      regions:
        'Two players use 8 regions, three use 10, four all 12. A region that is not in use does not exist. In your turn you may take a card, you place new cubes, you may use the cards you hold, and then you move the plague.',
    },
  },
  parts: {
    map: {
      title: 'The map',
      neighbours:
        'Regions are neighbours when they share a border or when an arrow joins them over the sea; there is no difference between the two. The palace is no region: no rats, no plague, no neighbours.',
      row: 'A region holds three rats at most. They lie face down in a row, and all backs are alike. The shield beside a region’s name says how many cubes stand there, of all colours together.',
    },
    rats: {
      title: 'Rats',
      face: 'A rat has a limit and symbols. The limit is the number of cubes in the region from which on it breaks out. The symbols say who is hit: M whoever has the most cubes there, A everybody, the sign of a class whoever holds its card.',
      counts:
        'There are 49 rats. Every class is on 19 of them, M on 27, A on 15. High limits carry more symbols. The overview counts what has not been seen yet.',
    },
    setup: {
      title: 'Setup',
      supply:
        'Each seat has 20 cubes in its supply. Every region in use gets one of the twelve starting rats. With two players twelve other rats leave the game unseen, with three players six; the rest is the supply: 29, 33 or 37 rats. The plague begins in a region drawn by lot, and so is the seat that starts, unless the table names one: where the youngest sits, for instance.',
      settle:
        'Then all settle: from the start seat clockwise each puts two cubes into one region of its choice, and once more in the opposite order. The start seat has the first turn; play goes clockwise.',
    },
  },
  turn: {
    turn: {
      title: 'Your turn',
      order:
        'Until you move the plague you do these things in any order: take one card if you like, place new cubes once, and use each of your cards King, Monk, Merchant and Witch once if you like. When the plague moves, only the Knight still helps.',
      take: 'Taking a card: any card that you do not hold, from the display or from another seat, who cannot refuse. You may use it at once. You may hold as many as you like, but you cannot give one back: only another seat can relieve you of it, and its class is on many rats.',
      place:
        'Placing cubes: choose a region with rats and put as many of your cubes there as it has rats, no fewer unless your supply runs out. A region without rats takes no cubes. You must place before the plague moves.',
    },
    cards: {
      title: 'What the cards do',
      peasant:
        'Peasant: when you place, you may add one cube. So you may place a single cube even where there is no rat. Taken after placing, it gives nothing in this turn.',
      king: 'King: bring one of your cubes from a region without rats into the palace. It is safe there for good, counts in the end, and counts for nothing else.',
      monk: 'Monk: push one rat, face down, from any region to a neighbour that has fewer than three. It goes to the end of the row; those behind its old place move up.',
      merchant: 'Merchant: move one, two or three of your cubes from one region to one neighbour, rats or no rats.',
      witch:
        'Witch: look secretly at one rat on the board, then at a second one if you like. If they lie in different regions you may swap them. You will go on seeing what you have seen; the others see that you looked.',
      use: 'A card is offered only when it can do something, and once begun it is carried out. Good orders: push the last rat away with the Monk, then let the King fetch a cube; place first and push the rats away afterwards.',
    },
    plague: {
      title: 'The plague moves',
      move: 'The plague piece must go to a neighbouring region. Whoever holds the Knight may lead it two steps, but not back to where it began; nothing happens on the way. Then rats spread, and then the plague strikes.',
      spread:
        'Spread: one rat in the plague’s new region brings one new rat, two or three bring two. You choose for each a neighbouring region with fewer than three; both may go to the same one. Nobody sees them. Without room, or with an empty supply, they are forfeited.',
    },
    strike: {
      title: 'The plague strikes',
      when: 'Only if cubes and rats are in the region. The rats are revealed one by one, each carried out before the next, until no rat or no cube is left. Revealed rats leave the game. If you know one of them from the Witch, you choose which is next; otherwise they come in their order.',
      knight:
        'Knight: before the first rat is revealed its holder, if it is the holder’s turn, says whether the plague piece counts as two more cubes. They count for limits only.',
      limit:
        'If there are fewer cubes than the limit, nothing happens. Otherwise M strikes first: whoever has the most cubes loses one, on a tie all of them. Then A: everybody who still has a cube there loses one. Each class sign costs the holder of that card one, if one is left. Cubes go back to your supply and can be placed again.',
      example:
        'In the picture five cubes reach the limit of four. A has the most cubes and loses one; A also holds the Peasant and loses another.',
    },
  },
  details: {
    end: {
      title: 'The end',
      when: 'The game ends after the turn in which the last rat leaves the supply, or when a seat has all its 20 cubes on the board at the end of its turn, after the plague has struck.',
      'last-cards':
        'All other seats, counter-clockwise from the right of the last one, use their cards one last time, each card once, in any order. Nobody takes cards or places. The Peasant adds one cube to any region. The Knight moves the plague up to two steps or leaves it, and lets it count as two cubes there.',
      'last-strike':
        'Then the plague strikes in every region, rats in their order, and every card makes its holder a target, those of the last seat too. Rats without people stay where they are.',
      points:
        'Every cube on the board is a point, in regions and in the palace. On a tie the seat wins that would have had the next turn.',
    },
    table: {
      title: 'At this table',
      steps:
        'What leaves no choice is done for you. An ability is carried out step by step: first the region, then which rat, where to, how many. Moves can be taken back until a rat is looked at or revealed or somebody else decides.',
      secrets:
        'Nobody sees the faces of rats on the board, in the supply or removed from the game. While the plague is to be moved, red marks beside the cubes say what each seat must expect to lose, from all that you can know.',
    },
  },
}

export const rulesPage: RulesPage = { structure, words }
