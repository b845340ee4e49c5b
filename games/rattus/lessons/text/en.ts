import type { RattusCourseText } from './text.ts'

export const text: RattusCourseText = {
  goal: 'Have the most cubes alive when the rats run out.',
  ends: 'The last turns come when the rats in the supply run out, or somebody has all 20 cubes on the board; then every region is struck.',
  coach: {
    settle: {
      about: 'Everybody settles twice, two cubes in one region at a time.',
      look: 'Choose regions with many neighbours; where somebody has more cubes than you, you are safer.',
    },
    turn: {
      about: 'Take a card if you like, place cubes, use your cards, and last of all move the plague.',
      look: 'See where the plague can go from here, and whom it would hit.',
    },
    crowd: {
      about: 'The Peasant lets you place one cube more than there are rats.',
      look: 'More people are points, but a bigger crowd wakes bigger rats.',
    },
    monk: {
      about: 'The Monk pushes one rat into a region next door.',
      look: 'Away from your own people, or to where you want to place cubes.',
    },
    merchant: {
      about: 'The Merchant leads up to three of your cubes to a neighbouring region.',
      look: 'Out of reach of the plague, and out of the biggest crowd.',
    },
    witch: {
      about: 'The Witch lets you look at rats, and swap two of them.',
      look: 'Only you know them then: bring the mild ones home and the bad ones to others.',
    },
    plague: {
      about: 'The plague must go to a neighbouring region; its rats spread and strike there, and the turn ends.',
      look: 'Look at the expected losses on the map: many cubes of others, few of yours.',
    },
    spread: {
      about: 'The plague brings a new rat to a region beside it.',
      look: 'Rats bring people: put it where you want to place next, and not among your crowd.',
    },
    knight: {
      about: 'The Knight may let the plague count as two people more.',
      look: 'Higher limits are reached then: whom does that kill?',
    },
    reveal: {
      about: 'You have seen one of these rats, so you choose which is turned over first.',
      look: 'A rat that takes people first can send the next one back to sleep.',
    },
    last: {
      about: 'Each of your cards may act once more, then all regions are struck.',
      look: 'Get people out of the crowds with rats; count who is left at the end.',
    },
  },
  lessons: {
    'rats-bring-people': {
      title: 'Rats bring people',
      say: 'People live where there is food, and so do rats. In a region you may place as many cubes as there are rats, before the plague moves on.',
      order: 'Place as many cubes as you can.',
      turns: {
        germania: 'Legal, but one rat means one cube. Another region has more.',
        empty: 'No rats there, so nobody comes. Look for rats.',
      },
      otherwise: 'Your cubes are not on the board yet. Choose a region with rats.',
      recap: 'As many cubes as rats, before the plague moves.',
    },
    'send-the-plague': {
      title: 'Send the plague',
      say: 'Every turn you lead the plague next door, and the rats there turn over. A rat strikes only if as many people live there as its number says; M then takes one cube from the biggest crowd. You know the rats here.',
      order: 'Send the plague where it hurts only Yellow.',
      turns: {
        italia: 'M hits the biggest crowd, and in Italia that is yours.',
        polonia: 'That rat wakes at four people. Two live there: nothing happens.',
        card: 'Legal, but this time you need no card. Let the plague go.',
      },
      otherwise: 'Nothing happened to Yellow. Where does Yellow have more people than you?',
      recap: 'New rats go next door; then compare number, M, A and the signs.',
    },
    'the-price-of-a-card': {
      title: 'The price of a card',
      say: 'A card gives you power, and makes you a target: whoever holds it loses a cube when its sign turns up. The rat in Gallia shows the signs of merchants and monks. Yellow holds the Merchant.',
      order: 'Cost Yellow a cube, and yourself none.',
      turns: {
        merchant: 'Now the Merchant is yours, and so is his sign: it would hit you.',
        monk: 'His church is on that rat as well: it would cost you one, too.',
        card: 'Legal, but you need no power now, and a card is one more sign that can hit you.',
      },
      otherwise: 'The rat in Gallia slept on. Lead the plague there.',
      recap: 'Every card you hold is a sign that can hit you.',
    },
    'get-out': {
      title: 'Get out',
      say: 'Your three people sit among two rats. The Merchant leads up to three cubes from one region to a neighbour, in the very turn in which you take him.',
      order: 'Leave nobody behind with the rats.',
      turns: {
        few: 'Some of yours stay behind. He can take three along.',
        king: 'The King fetches people only from where no rat is.',
        card: 'Legal, but this one moves nobody out of Gallia. Who travels?',
      },
      otherwise: 'The plague moves, and your people still sit among rats.',
      recap: 'A card works in the turn in which you take it.',
    },
    'into-the-palace': {
      title: 'Into the palace',
      say: 'Cubes in the palace are safe for ever. The King takes one there, but only from a region without rats. The Monk pushes a rat next door. You hold both.',
      order: 'Bring a cube into the palace.',
      turns: {
        streets: 'Rats are in the streets. Who could push them out first?',
        late: 'Once the plague moves, no card can act any more this turn.',
      },
      otherwise: 'The turn is over and the palace is empty. Cards first, then the plague.',
      recap: 'Cards in any order, each once a turn, all before the plague.',
    },
    'the-last-rat': {
      title: 'The last rat',
      say: 'One rat is left in the supply. Once it is gone everybody else may use cards once more, then every region is struck. You lead by four to three.',
      order: 'Bring the last rat onto the board.',
      turns: { nothing: 'No rats live there, so none spread. The clock stands still.' },
      otherwise: 'The last rat is still in the supply. The plague must reach a region with rats.',
      recap: 'The rat supply is the clock. At the end every region is struck; count who survives.',
    },
  },
  examples: {
    peasant: {
      title: 'The Peasant',
      say: 'Three rats lie in Gallia, and you hold the Peasant.',
      recap:
        'With the Peasant you may place one cube more than there are rats, and a single one where there is no rat at all.',
    },
    knight: {
      title: 'The Knight',
      say: 'You hold the Knight, so the plague may go two regions far: from Italia to Scandia. One rat lies there with limit 4; two cubes would not wake it.',
      recap: 'With the Knight the plague moves up to two regions, and where it stops it may count as two people.',
    },
    'biggest-first': {
      title: 'M comes first',
      say: 'Anglia has two red and three yellow cubes, and a rat with limit 3: M, peasantry, magic. Yellow holds the Peasant.',
      recap:
        'Signs are carried out in order: first M hits the biggest crowd, then the classes. The other way round Yellow and you would have been tied.',
    },
    'stops-when-empty': {
      title: 'Nobody left, nothing more is turned up',
      say: 'Three rats and one yellow cube are in Hungaria; Yellow holds the Peasant. You bring the plague there.',
      recap: 'Rats are turned up one by one. As soon as nobody is left, it ends: the other rats stay, face down.',
    },
    'no-room': {
      title: 'No room for rats',
      say: 'The plague comes to Hispania, where two rats send two more next door. Gallia is full with three, Italia has room for one.',
      recap: 'A region holds three rats. A new one that finds no room is forfeited.',
    },
    witch: {
      title: 'The Witch',
      say: 'You hold the Witch. You look at the rat beside your cubes in Gallia, and at one in Germania, where Yellow lives.',
      recap:
        'The Witch looks at up to two rats and may swap them. Everybody sees which ones; only you know their faces.',
    },
  },
  guided: {
    say: 'A game that is nearly over: a few rats are left. Play it to its end against an easy bot.',
    look: [
      'Which regions have no rats? Nobody can place there, and the King can fetch people from there.',
      'Where do many people live among rats? That is where the plague will go.',
      'Which cards lie with whom: whose signs can be hit?',
      'The supply of rats is the clock.',
    ],
  },
}
