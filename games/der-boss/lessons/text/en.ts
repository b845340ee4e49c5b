import type { BossCourseText } from './text.ts'

export const text: BossCourseText = {
  goal: 'Be the first to hold all cities of an order; orders and monopolies are your money.',
  ends: 'The game ends when only three of the fifteen orders are left; they go to nobody.',
  coach: {
    settle: {
      about: 'Your five figures start in one area; its territory must not hold anybody else.',
      look: 'Two seas and many roads lead to many orders.',
    },
    pawn: {
      about: 'Your pawn goes one to three free fields; the field says which card you could take.',
      look: 'Which card do you miss for your plan?',
    },
    turn: {
      about: 'Take the card of your field, or play up to three from your hand: never both.',
      look: 'Can you finish an order now? If not, collect cards and strike at once later.',
    },
    travel: {
      about:
        'A Car goes next door, a Ship across one sea. A free city gets a company or an ambush; at a rival’s there is a fight.',
      look: 'Go in threes, and leave somebody behind: an empty city is lost.',
    },
    hand: {
      about: 'You may hold six cards, so one goes back.',
      look: 'Give back what you hold twice, or what your plan does not need.',
    },
    partner: {
      about: 'Two new figures join you in areas of yours.',
      look: 'Guard cities with a single figure, or make a stack that can strike.',
    },
    monopoly: {
      about: 'You secure a branch of a full territory for good: 3 million.',
      look: 'Take the one in which a rival could catch up with you.',
    },
    strike: {
      about: 'This card hits a rival’s area anywhere.',
      look: 'Who is one city short of an order? That is where it hurts.',
    },
    swap: {
      about: 'Two companies change places; the figures stay.',
      look: 'Bring yourself towards a monopoly, or take one from somebody.',
    },
    procure: {
      about: 'You take two cards at once, and may play them in this turn.',
      look: 'What is missing to finish something now?',
    },
    agent: {
      about: 'One open order leaves the game for nobody.',
      look: 'Which one is a rival about to meet?',
    },
    orders: {
      about: 'You meet more orders than may still be taken.',
      look: 'Take the dearest: the rest is lost.',
    },
    back: {
      about: 'You have nobody on the map: this Car brings five figures into any free area.',
      look: 'Choose one with roads and seas, away from strong rivals.',
    },
  },
  lessons: {
    'two-cities': {
      title: 'Two cities',
      say: 'An order names cities. Whoever holds them all is paid at once. Family Business wants Chicago, which is yours, and Naples. A Ship takes figures across one sea; leave somebody behind.',
      order: 'Fulfil the order.',
      turns: {
        road: 'No road leads to Naples, but one sea does.',
        empty: 'Naples is yours, but Chicago is empty now.',
        take: 'Legal, but who takes a card plays none this turn.',
      },
      otherwise: 'The order is still open. Naples lies across one sea.',
      recap: 'Hold every city of an order: paid at once.',
    },
    'take-or-play': {
      title: 'Take or play',
      say: 'Each turn your pawn goes to one of the next three free fields. Then you either take the card that the field names, or play up to three cards.',
      order: 'Get a Car.',
      turns: { field: 'That field names another card.', play: 'Who plays cards takes none.' },
      otherwise: 'No Car yet.',
      recap: 'One to three free fields; the field names the card. Take or play, not both.',
    },
    'never-alone': {
      title: 'Never alone',
      say: 'A free city may hide the mafia: then you fight at once. Three figures usually win. A city that all of yours leave is lost.',
      order: 'Open Cairo, and keep Dubai.',
      turns: {
        few: 'That few lose easily when the mafia waits there.',
        all: 'Dubai is empty now, and lost.',
        elsewhere: 'Legal, but not Cairo.',
        take: 'Legal, but who takes a card plays none this turn.',
      },
      otherwise: 'Cairo is still free.',
      recap: 'A free city may be a trap; go in threes, and leave one behind.',
    },
    'good-odds': {
      title: 'Good odds',
      say: 'To attack is to roll dice, round by round: equal signs cancel, the rest hits, until one side is gone. Two figures of Blue stand in Cairo; three of yours win five times in six.',
      order: 'Attack Cairo with good odds, and keep Dubai.',
      turns: {
        few: 'Far too few: that is mostly lost.',
        all: 'Even better odds, but Dubai is empty.',
        elsewhere: 'Legal, but Blue sits in Cairo.',
        take: 'Legal, but who takes a card plays none this turn.',
      },
      otherwise: 'Blue still holds Cairo.',
      recap: 'Same signs cancel, the rest hits, to the end.',
    },
    'three-in-a-row': {
      title: 'Three in a row',
      say: 'You may play up to three cards in a turn. Monsoon Trade wants Dubai, Cairo and Mumbai; a lone figure stands in Dubai. Partner brings new figures, a Car carries them next door.',
      order: 'Fulfil the order in this turn.',
      turns: {
        first: 'Then Dubai is empty. Partner first.',
        stop: 'Now everybody sees your plan. You have more cards.',
        take: 'Legal, but who takes a card plays none this turn.',
      },
      otherwise: 'The order is still open. Partner, then both Cars, one figure at a time.',
      recap: 'Save cards, then strike at once.',
    },
    monopoly: {
      title: 'Monopoly',
      say: 'When two territories are full, Business founds a monopoly where you have the most value in a branch. It pays 3 at the end and is never lost. East and Africa are full, and you lead in real estate.',
      order: 'Found a monopoly.',
      turns: {
        car: 'Moving away may leave the East less than full. Business first.',
        take: 'Legal, but your lead may not last.',
      },
      otherwise: 'No monopoly yet.',
      recap: 'Two full territories, most value in a branch; for ever.',
    },
    'last-order': {
      title: 'The last order',
      say: 'When only three orders are left, the game is over: those stay unpaid. Four are left, so one more is paid. Chicago would complete two of yours at once.',
      order: 'Make the most money.',
      turns: {
        cheap: 'That is 3, and it is over. The other paid 9.',
        elsewhere: 'No order needs that city.',
        take: 'Legal, but who takes a card plays none this turn.',
      },
      otherwise: 'Chicago is still free.',
      recap: 'The last three orders stay; money decides.',
    },
  },
  examples: {
    'departure-first': {
      title: 'Departure comes first',
      say: 'Your only figure in Lima drives to La Paz. Lima’s company is worth 4.',
      recap: 'Whoever leaves an area empty loses its company at once. Only then is a new one drawn where you arrive.',
    },
    'both-fall': {
      title: 'Both fall',
      say: 'One of your two figures drives to Lima, where a single blue one stands. You roll a letter, a banknote and glasses, Blue a letter, a telephone and a briefcase.',
      recap:
        'The letters cancel out, the rest hits on both sides at once. If nobody is left, the area is free and its company goes back into the bag.',
    },
    defector: {
      title: 'The Defector',
      say: 'Blue has a single figure in Hong Kong, with a casino worth 4. You play a Defector.',
      recap: 'One rival figure becomes yours. If it stood alone, you get the area and the company without a fight.',
    },
    competition: {
      title: 'Competition',
      say: 'Blue has groups of two and seven figures, and a single one in Cairo. You play Competition against the seven in Kobe.',
      recap: 'A rival group loses half of its figures, rounded up. A single figure is safe, and no area is lost.',
    },
    'the-island': {
      title: 'Off the island',
      say: 'All your figures stand in Havana, which no road reaches. You hold a Ship and two Cars.',
      recap:
        'Cars need a neighbour by land, ships a common sea. What you have just reached can be left again by the next card.',
    },
  },
  guided: {
    say: 'Few orders are left. Play to the end against an easy bot.',
    look: [
      'Which order lacks only one city of yours, and which card leads there?',
      'What is the other one short of?',
      'Cities with one figure are easily lost.',
      'When only three orders are left it is over.',
    ],
  },
}
