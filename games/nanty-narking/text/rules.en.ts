import type { RulesPage } from '#table/rules-page.ts'

export const rulesPage: RulesPage = {
  sections: [
    {
      title: 'What it is about',
      paragraphs: [
        {
          text: 'Victorian London. Everybody plays a secret Personality with its own way to win. On your turn you play a card, carry out its symbols from top to bottom and fill your hand up to five again. The game ends when somebody declares victory at the start of a turn, when the event Riots finds eight trouble markers, or when a hand can no longer be refilled.',
          clauses: ['NN-1.1', 'NN-1.2'],
        },
        {
          text: 'Each seat has twelve agents and six buildings. Grenadiers and new citizens belong to nobody. The red markers are trouble. There are 101 action cards, grey and red, twelve events and a card for each district.',
          clauses: ['NN-1.3', 'NN-2.4'],
          figure: 'pieces',
        },
      ],
    },
    {
      title: 'The map',
      paragraphs: [
        {
          text: 'Twelve districts lie on both banks of the Thames; nine of them touch the river. Districts that share a border are neighbours, and so are those that a bridge joins. Facing each other across the water is not enough. The number is what the twelve-sided die means, the sum in the empty lot is what building costs.',
          clauses: ['NN-2.1'],
        },
        {
          text: 'A district holds any number of figures, one building and one trouble marker at most. A marker never lies where nobody stands. Whoever has the building has the card of the district.',
          clauses: ['NN-2.2', 'NN-2.3', 'NN-4.4.1'],
        },
      ],
    },
    {
      title: 'Setup',
      paragraphs: [
        {
          text: 'The start seat is drawn. Personalities are shuffled and dealt, one to each, secretly; the rest stay unused. Everybody starts with an agent in the East End, the City and Chelsea, where there is trouble at once, with £10 and with five cards. Grey cards lie above the red ones in the draw pile. With two players Karl Marx and Holy Peter stay in the box.',
          clauses: ['NN-3.1', 'NN-3.2', 'NN-3.3', 'NN-3.4', 'NN-3.5', 'NN-3.6', 'NN-3.7'],
        },
        {
          text: 'There are three sets of Personalities and, apart from that, agent and building cards as an option.',
          clauses: ['NN-1.4'],
        },
      ],
    },
    {
      title: 'Your turn',
      paragraphs: [
        {
          text: 'Turns go clockwise. If your condition is fulfilled when your turn begins, you may declare victory; not in your first turn, and only before anything else. Otherwise you must play a card. Interrupt cards cannot be played for this; if you hold nothing else, the play is left out.',
          clauses: ['NN-4.1.1', 'NN-4.1.2', 'NN-4.1.3'],
        },
        {
          text: 'Carry out the symbols in the printed order. You may skip any of them, but never an event. What is not possible can only be skipped.',
          clauses: ['NN-4.1.4', 'NN-4.1.5'],
          figure: 'card',
        },
        {
          text: 'A card stays on the table until the next one is laid or the turn ends, then it is discarded. A card that lets you play two others stays until both are done. Inner cards are finished before you return to the outer one, and you choose the second only then.',
          clauses: ['NN-4.1.6', 'NN-4.1.9', 'NN-4.5.15'],
        },
        {
          text: 'Between two actions of your turn you may use district cards and, in the variant, agent and building cards, throw interrupts away, or end your turn with Doctor Watson. When nothing is left to do you refill your hand and the turn passes on.',
          clauses: ['NN-4.1.7', 'NN-4.1.8', 'NN-6.2'],
        },
      ],
    },
    {
      title: 'The symbols',
      paragraphs: [
        { text: 'These are the nine symbols.', clauses: ['NN-4.2.8', 'NN-4.2.11'], figure: 'symbols' },
        {
          text: 'Place an agent: where you have one already or in a neighbouring district; anywhere if you have none on the board. With all twelve on the board you lift one first and place it elsewhere.',
          clauses: ['NN-4.2.1', 'NN-4.2.2'],
        },
        {
          text: 'Money comes from the bank, which never runs out. The badge removes a trouble marker anywhere. The dagger removes a figure that is not your own agent from a district with trouble.',
          clauses: ['NN-4.2.3', 'NN-4.2.4', 'NN-4.2.5', 'NN-4.9.1'],
        },
        {
          text: 'Build: in a district with one of your agents, without a building and without trouble, for its cost. You need not control it. You get the district card, for use from your next turn on. With all six buildings on the board one of them moves; the full cost is due all the same.',
          clauses: ['NN-4.2.6', 'NN-4.2.7'],
        },
        {
          text: 'An event must be drawn and happens at once. If the pile is empty nothing happens. The hand with a card lets you play another card, in chains of any length.',
          clauses: ['NN-4.2.9', 'NN-4.2.10'],
        },
      ],
    },
    {
      title: 'Trouble and control',
      paragraphs: [
        {
          text: 'Whenever a figure comes into a district where any figure stands already, even your own, there is trouble. Whenever a figure leaves, moved or removed, the marker goes, however many stay. Several figures move one after the other.',
          clauses: ['NN-4.3.1', 'NN-4.3.2', 'NN-4.3.5', 'NN-4.3.6'],
          figure: 'arrival',
        },
        {
          text: 'Buildings cause no trouble. Effects can put a marker only where somebody stands; only the Riot Act brings one along. Trouble makes murder possible and building impossible, nothing else.',
          clauses: ['NN-4.3.3', 'NN-4.3.4', 'NN-4.3.7'],
        },
        {
          text: 'You control a district if your pieces there, agents and building together, are more than those of any other seat and more than the new citizens, and no grenadier is there. Trouble does not matter.',
          clauses: ['NN-4.3.8', 'NN-4.8.3'],
        },
        {
          text: 'Grenadiers and citizens are figures like others and can be murdered and moved; whoever is removed does not come back. A grenadier neutralises a district: its card cannot be used, nobody controls it, agents and building there count for nothing.',
          clauses: ['NN-4.8.1', 'NN-4.8.2'],
        },
      ],
    },
    {
      title: 'District cards',
      paragraphs: [
        {
          text: 'Each can be used once in each of your turns, but not in the turn in which you got it and not while a grenadier stands there. It is paid first and then carried out to the end; nobody can react.',
          clauses: ['NN-4.4.2', 'NN-4.4.3'],
          figure: 'abilities',
        },
      ],
    },
    {
      title: 'Texts of cards',
      paragraphs: [
        {
          text: 'A text can be begun only if its first choice exists and its fee can be paid in full; begun, it is finished, unless it says may. A player is always another one. Who is asked for something gives what is there; who has nothing is passed over.',
          clauses: ['NN-4.5.42', 'NN-6.1', 'NN-6.5', 'NN-6.6'],
        },
        {
          text: 'Money: take it from all or one, borrow, earn for trouble, buildings or figures, or make one pay another. A loan lies before you, cannot be repaid early and counts £12 against you. Who gambles rolls: from 7 you win, with 1 you lose an agent or pay.',
          clauses: [
            'NN-4.5.1',
            'NN-4.5.2',
            'NN-4.5.3',
            'NN-4.5.4',
            'NN-4.5.5',
            'NN-4.5.6',
            'NN-4.5.7',
            'NN-4.5.8',
            'NN-4.5.9',
            'NN-4.9.2',
          ],
        },
        {
          text: 'Cards: draw from the pile or at random from the discards, discard, sell, refill at once, receive cards of the giver’s choice, sell a card for £2, look into a hand and discard, steal one of two, or exchange whole hands.',
          clauses: [
            'NN-4.5.10',
            'NN-4.5.11',
            'NN-4.5.12',
            'NN-4.5.13',
            'NN-4.5.14',
            'NN-4.5.16',
            'NN-4.5.17',
            'NN-4.5.18',
            'NN-4.5.19',
            'NN-4.5.20',
            'NN-4.5.21',
          ],
        },
        {
          text: 'Irene Adler and Milverton stay with a player who does not pay £5 and take one place of the hand for the rest of the game. Mrs Hudson shows unused Personalities, Jekyll and Hyde makes you another one.',
          clauses: ['NN-4.5.22', 'NN-4.5.23', 'NN-4.5.24', 'NN-4.9.3'],
        },
        {
          text: 'Agents: place them quietly, into trouble, beside your building or around Westminster; move your own or others, flee from trouble, or let two figures change places.',
          clauses: [
            'NN-4.5.25',
            'NN-4.5.26',
            'NN-4.5.27',
            'NN-4.5.28',
            'NN-4.5.29',
            'NN-4.5.30',
            'NN-4.5.31',
            'NN-4.5.32',
          ],
        },
        {
          text: 'Murder by text: in Westminster, for hire, by somebody you pay, by the die with Jack the Ripper, or everybody else removes an agent of their own. If your own text or roll costs you an agent, you may protect it as well.',
          clauses: ['NN-4.5.33', 'NN-4.5.34', 'NN-4.5.35', 'NN-4.5.36', 'NN-4.5.37', 'NN-4.5.43'],
        },
        {
          text: 'Trouble and buildings: stir up trouble, build at half the cost, buy somebody’s building at its cost with trouble or without as the card says, or demand £5 and else pull a building down.',
          clauses: ['NN-4.5.38', 'NN-4.5.39', 'NN-4.5.40', 'NN-4.5.41'],
        },
      ],
    },
    {
      title: 'Interrupts',
      paragraphs: [
        {
          text: 'Before something happens to you, you are asked, whether you hold a card that helps or not: as long as one may be in your hand for all the others can tell, so that nobody learns anything from the question. Each card helps once, against one attempt; nobody can answer an interrupt. In your own turn, and when somebody is after your hand, you may also throw interrupts away.',
          clauses: ['NN-4.6.1', 'NN-4.6.2', 'NN-4.6.3', 'NN-4.6.4', 'NN-7.5'],
        },
        {
          text: 'Toby keeps an agent that another player would move or remove where it is. Amy Dorrit stops any removal, also by events and your own bad luck. The Red-Headed League and Victor Frankenstein let the removed agent come back at once in another district where you could place.',
          clauses: ['NN-4.6.5', 'NN-4.6.6', 'NN-4.6.7', 'NN-4.6.11', 'NN-6.3'],
        },
        {
          text: 'Mr Goodyear: the text of another player’s card does not touch you, and ends for all who were not reached yet; what was paid is paid, and the other symbols follow. Doctor Watson ends your own turn after you have laid a card, but not before an event; the card laid last returns to your hand.',
          clauses: ['NN-4.6.8', 'NN-4.6.9', 'NN-4.6.10'],
        },
      ],
    },
    {
      title: 'Events',
      paragraphs: [
        {
          text: 'All dice are rolled first. Then, from the active seat on, everybody who is hit may react: Amy Dorrit, the League and Frankenstein save agents, and whoever can use the Holborn card pays £3 for each piece, card or arrival to be spared. The event is finished before anything else goes on.',
          clauses: ['NN-4.7.1', 'NN-4.7.2', 'NN-4.7.15', 'NN-6.4'],
        },
        {
          text: 'The twelve events:',
          clauses: [
            'NN-4.7.3',
            'NN-4.7.4',
            'NN-4.7.5',
            'NN-4.7.6',
            'NN-4.7.7',
            'NN-4.7.8',
            'NN-4.7.9',
            'NN-4.7.10',
            'NN-4.7.11',
            'NN-4.7.12',
            'NN-4.7.13',
            'NN-4.7.14',
          ],
          figure: 'events',
        },
      ],
    },
    {
      title: 'Hand and piles',
      paragraphs: [
        {
          text: 'At the end of your turn you draw up to your limit: five, less one for each hindrance before you. More cards are kept. If the pile cannot fill your hand, the game ends; taking exactly the last card does not end it. Draws in the middle of a turn take what is there. The discard pile is open and never shuffled back. An empty hand is no harm.',
          clauses: ['NN-4.9.3', 'NN-4.9.4', 'NN-4.9.5', 'NN-4.9.6', 'NN-4.9.7'],
        },
        {
          text: 'Open are the map, money, discards, all numbers of cards and all dice. Hands, Personalities and piles are hidden. What passes between two hands only those two see. At the end everything is shown.',
          clauses: ['NN-7.1', 'NN-7.2', 'NN-7.3', 'NN-7.4', 'NN-7.6', 'NN-7.7'],
        },
      ],
    },
    {
      title: 'The end',
      paragraphs: [
        {
          text: 'Declared victory wins at once. The overview beside the board lists all Personalities of this game with what they need and how near each seat would be. Districts with grenadiers never count.',
          clauses: ['NN-5.1', 'NN-5.2'],
        },
        {
          text: 'If a hand cannot be refilled, Sherlock Holmes wins, or Phileas Fogg if his agents are in enough districts. If neither is there, and after Riots, points decide: 5 for each agent, the cost of each building, 1 for each pound. Each loan takes £12, or 15 points if you lack them. A tie goes to the dearer single district card; then the win is shared.',
          clauses: ['NN-5.3', 'NN-5.4', 'NN-5.5', 'NN-5.6', 'NN-5.7'],
        },
      ],
    },
    {
      title: 'Variants',
      paragraphs: [
        {
          text: 'Classic: Moriarty and de Sidonia need more, and with two players de Sidonia stays away. Alternative: eight other Personalities.',
          clauses: ['NN-4.10.1', 'NN-4.10.2'],
        },
        {
          text: 'With agent and building cards every piece is somebody. You get three agent cards and a building card, secretly, choose who starts where, and name the kind whenever a piece comes from your supply. A card works while your piece of that kind is on the board. One-shot cards leave the game; lasting ones lie open from then on, once a turn, until their piece is removed. Grenadiers do not switch them off.',
          clauses: ['NN-2.5', 'NN-3.8', 'NN-4.10.3', 'NN-4.10.4', 'NN-4.10.5', 'NN-4.10.24', 'NN-4.10.25', 'NN-4.1.10'],
        },
        {
          text: 'A card is offered only if its condition holds and its price can be paid. The Suffragette protects all your agents from the current action or event; wherever Amy Dorrit helps, she does.',
          clauses: [
            'NN-4.6.12',
            'NN-4.10.6',
            'NN-4.10.7',
            'NN-4.10.8',
            'NN-4.10.9',
            'NN-4.10.10',
            'NN-4.10.11',
            'NN-4.10.12',
            'NN-4.10.13',
            'NN-4.10.14',
            'NN-4.10.15',
            'NN-4.10.16',
            'NN-4.10.17',
            'NN-4.10.18',
            'NN-4.10.19',
            'NN-4.10.20',
            'NN-4.10.21',
            'NN-4.10.22',
            'NN-4.10.23',
          ],
          figure: 'kinds',
        },
      ],
    },
  ],
}
