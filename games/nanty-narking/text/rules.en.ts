import type { RulesPage } from '#table/rules-page.ts'
import { structure, type Words } from './rules.ts'

const words: Words = {
  summary: {
    goal: {
      title: 'Goal',
      declare: 'Fulfil the condition of your secret Personality and declare victory when your turn begins.',
    },
    turn: {
      title: 'Your turn',
      play: 'Play a card, no interrupt.',
      symbols: 'Carry out its symbols in order. Skip any, but never an event.',
      free: 'In between use your district cards, each once a turn, from the turn after you got them.',
      refill: 'Fill your hand up to five.',
    },
    symbols: {
      title: 'Symbols',
      agent: 'Agent: where you have one, or next to it.',
      build: 'Building: where you have an agent, no building stands and there is no trouble; pay its cost.',
      murder: 'Dagger: remove a figure that is not yours from a district with trouble.',
      badge: 'Badge: remove a trouble marker.',
      event: 'Event: draw one, it happens at once.',
    },
    trouble: {
      title: 'Trouble and control',
      comes: 'A figure comes where somebody stands: trouble.',
      goes: 'A figure leaves or is removed: the marker goes.',
      control: 'Control: more agents and buildings than any other seat and than citizens, and no grenadier.',
    },
    end: {
      title: 'The end',
      declared: 'Somebody declares victory, Riots finds eight trouble markers, or a hand cannot be refilled.',
      points: 'Pile out: Holmes wins. Otherwise 5 for each agent, the cost of buildings, 1 for each pound.',
    },
  },
  goal: {
    about: {
      title: 'What it is about',
      personality:
        'Victorian London. Everybody plays a secret Personality with its own way to win. On your turn you play a card, carry out its symbols in order and fill your hand up to five again. The game ends when somebody declares victory at the start of a turn, when the event Riots finds eight trouble markers, or when a hand can no longer be refilled.',
      ways: 'Any of these may be sitting beside you. Everybody knows the list and nobody knows who is who; with two, three or four players the first, second or third number counts. Districts with grenadiers never do.',
      pieces:
        'Each seat has twelve agents and six buildings. Grenadiers and new citizens belong to nobody. The red markers are trouble. There are 101 action cards, grey and red, twelve events and a card for each district.',
    },
  },
  parts: {
    map: {
      title: 'The map',
      districts:
        'Twelve districts lie on both banks of the Thames; nine of them touch the river. Districts that share a border are neighbours, and so are those that a bridge joins. Facing each other across the water is not enough. The number is what the twelve-sided die means, the red sum on the plate is what building costs.',
      room: 'A district holds any number of figures, one building and one trouble marker at most. A marker never lies where nobody stands. Whoever has the building has the card of the district.',
    },
    setup: {
      title: 'Setup',
      start:
        'The start seat is drawn. Personalities are shuffled and dealt, one to each, secretly; the rest stay unused. Everybody starts with an agent in the East End, the City and Chelsea, where there is trouble at once, with £10 and with five cards. Grey cards lie above the red ones in the draw pile. With two players Karl Marx and Holy Peter stay in the box.',
      sets: 'There are three sets of Personalities and, apart from that, agent and building cards as an option.',
    },
  },
  turn: {
    turn: {
      title: 'Your turn',
      declare:
        'Turns go clockwise. If your condition is fulfilled when your turn begins, you may declare victory; not in your first turn, and only before anything else. Otherwise you must play a card. Interrupt cards cannot be played for this; if you hold nothing else, the play is left out.',
      symbols:
        'Carry out the symbols in the printed order. You may skip any of them, but never an event. What is not possible can only be skipped.',
      cards:
        'A card stays on the table until the next one is laid or the turn ends, then it is discarded. A card that lets you play two others stays until both are done. Inner cards are finished before you return to the outer one, and you choose the second only then.',
      between:
        'Between two actions of your turn you may use district cards and, in the variant, agent and building cards, throw interrupts away, or end your turn with Doctor Watson. When nothing is left to do you refill your hand and the turn passes on.',
    },
    symbols: {
      title: 'The symbols',
      all: 'These are the nine symbols.',
      agent:
        'Place an agent: where you have one already or in a neighbouring district; anywhere if you have none on the board. With all twelve on the board you lift one first and place it elsewhere.',
      money:
        'Money comes from the bank, which never runs out. The badge removes a trouble marker anywhere. The dagger removes a figure that is not your own agent from a district with trouble.',
      build:
        'Build: in a district with one of your agents, without a building and without trouble, for its cost. You need not control it. You get the district card, for use from your next turn on. With all six buildings on the board one of them moves; the full cost is due all the same.',
      event:
        'An event must be drawn and happens at once. If the pile is empty nothing happens. The hand with a card lets you play another card, in chains of any length.',
    },
  },
  details: {
    trouble: {
      title: 'Trouble and control',
      arrival:
        'Whenever a figure comes into a district where any figure stands already, even your own, there is trouble. Whenever a figure leaves, moved or removed, the marker goes, however many stay. Several figures move one after the other.',
      limits:
        'Buildings cause no trouble. Effects can put a marker only where somebody stands; only the Riot Act brings one along. Trouble makes murder possible and building impossible, nothing else.',
      control:
        'You control a district if your pieces there, agents and building together, are more than those of any other seat and more than the new citizens, and no grenadier is there. Trouble does not matter.',
      neutral:
        'Grenadiers and citizens are figures like others and can be murdered and moved; whoever is removed does not come back. A grenadier neutralises a district: its card cannot be used, nobody controls it, agents and building there count for nothing.',
    },
    districts: {
      title: 'District cards',
      use: 'Each can be used once in each of your turns, but not in the turn in which you got it and not while a grenadier stands there. It is paid first and then carried out to the end; nobody can react.',
    },
    texts: {
      title: 'Texts of cards',
      rules:
        'A text can be begun only if its first choice exists and its fee can be paid in full; begun, it is finished, unless it says may. A player is always another one. Who is asked for something gives what is there; who has nothing is passed over.',
      money:
        'Money: take it from all or one, borrow, earn for trouble, buildings or figures, or make one pay another. A loan lies before you, cannot be repaid early and counts £12 against you. Who gambles rolls: from 7 you win, with 1 you lose an agent or pay.',
      cards:
        'Cards: draw from the pile or at random from the discards, discard, sell, refill at once, receive cards of the giver’s choice, sell a card for £2, look into a hand and discard, steal one of two, or exchange whole hands.',
      hindrances:
        'Irene Adler and Milverton stay with a player who does not pay £5 and take one place of the hand for the rest of the game. Mrs Hudson shows unused Personalities, Jekyll and Hyde makes you another one.',
      agents:
        'Agents: place them quietly, into trouble, beside your building or around Westminster; move your own or others, flee from trouble, or let two figures change places.',
      murder:
        'Murder by text: in Westminster, for hire, by somebody you pay, by the die with Jack the Ripper, or everybody else removes an agent of their own. If your own text or roll costs you an agent, you may protect it as well.',
      buildings:
        'Trouble and buildings: stir up trouble, build at half the cost, buy somebody’s building at its cost with trouble or without as the card says, or demand £5 and else pull a building down.',
    },
    interrupts: {
      title: 'Interrupts',
      ask: 'Before something happens to you, you are asked, whether you hold a card that helps or not: as long as one may be in your hand for all the others can tell, so that nobody learns anything from the question. Each card helps once, against one attempt; nobody can answer an interrupt. In your own turn, and when somebody is after your hand, you may also throw interrupts away.',
      keep: 'Toby keeps an agent that another player would move or remove where it is. Amy Dorrit stops any removal, also by events and your own bad luck. The Red-Headed League and Victor Frankenstein let the removed agent come back at once in another district where you could place.',
      stop: 'Mr Goodyear: the text of another player’s card does not touch you, and ends for all who were not reached yet; what was paid is paid, and the other symbols follow. Doctor Watson ends your own turn after you have laid a card, but not before an event; the card laid last returns to your hand.',
    },
    events: {
      title: 'Events',
      order:
        'All dice are rolled first. Then, from the active seat on, everybody who is hit may react: Amy Dorrit, the League and Frankenstein save agents, and whoever can use the Holborn card pays £3 for each piece, card or arrival to be spared. The event is finished before anything else goes on.',
      twelve: 'The twelve events:',
    },
    hand: {
      title: 'Hand and piles',
      refill:
        'At the end of your turn you draw up to your limit: five, less one for each hindrance before you. More cards are kept. If the pile cannot fill your hand, the game ends; taking exactly the last card does not end it. Draws in the middle of a turn take what is there. The discard pile is open and never shuffled back. An empty hand is no harm.',
      open: 'Open are the map, money, discards, all numbers of cards and all dice. Hands, Personalities and piles are hidden. What passes between two hands only those two see. At the end everything is shown.',
    },
    end: {
      title: 'The end',
      declare:
        'Declared victory wins at once. The overview beside the board lists all Personalities of this game with what they need and how near each seat would be. Districts with grenadiers never count.',
      points:
        'If a hand cannot be refilled, Sherlock Holmes wins. If he is not there, and after Riots, points decide: 5 for each agent, the cost of each building, 1 for each pound. Each loan takes £12, or 15 points if you lack them. A tie goes to the dearer single district card; then the win is shared.',
    },
    variants: {
      title: 'Variants',
      sets: 'Classic: Moriarty and de Sidonia need more, and with two players de Sidonia stays away. Alternative: eight other Personalities.',
      kinds:
        'With agent and building cards every piece is somebody. You get three agent cards and a building card, secretly, choose who starts where, and name the kind whenever a piece comes from your supply. A card works while your piece of that kind is on the board. One-shot cards leave the game; lasting ones lie open from then on, once a turn, until their piece is removed. Grenadiers do not switch them off.',
      'kind-cards':
        'A card is offered only if its condition holds and its price can be paid. The Suffragette protects all your agents from the current action or event; wherever Amy Dorrit helps, she does.',
    },
  },
}

export const rulesPage: RulesPage = { structure, words }
