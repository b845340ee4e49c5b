import { english } from '#engine/words.ts'
import type { Step } from '#engine/state.ts'
import {
  AREAS,
  BONUS_OF,
  BONUSES,
  BOSS,
  CARDS,
  CORNERS,
  DISTRICT_OF,
  DISTRICTS,
  FIGURES,
  MISSIONS,
  SHOP_OF,
  SHOPS,
} from '../data.ts'
import { areasOwned } from '../rules/territory.ts'
import { NOBODY } from '../state.ts'
import { bribesIn } from './bribes.ts'
import type { Text } from './text.ts'

const { and, count, form } = english

const clans = {
  owls: { name: 'Owls', colour: 'red', boss: 'Minerva' },
  foxes: { name: 'Foxes', colour: 'yellow', boss: 'Agatha' },
  cats: { name: 'Cats', colour: 'green', boss: 'Leona' },
  raccoons: { name: 'Raccoons', colour: 'blue', boss: 'Wilma' },
  otters: { name: 'Otters', colour: 'purple', boss: 'Ottilie' },
}

const districts = {
  brown: 'Old Town',
  teal: 'Park Side',
  pink: 'Velvet Quarter',
  yellow: 'Gold Quarter',
  grey: 'Foundry Quarter',
  blue: 'Harbour Quarter',
  orange: 'Lantern Quarter',
}

const areas = {
  'brown-n': 'Town Hall',
  'brown-sw': 'Cathedral Square',
  'brown-se': 'Central Station',
  'teal-corner': 'Lookout Hill',
  'teal-flank': 'Old Zoo',
  'teal-inner': 'Bandstand',
  'pink-corner': 'Ballroom',
  'pink-inner': 'Grand Theatre',
  'pink-flank': 'Revue Alley',
  'yellow-flank': 'Racecourse',
  'yellow-inner': 'Stock Exchange',
  'yellow-corner': 'Villa Hill',
  'grey-flank': 'Smokestack Yard',
  'grey-inner': 'Goods Station',
  'grey-corner': 'Scrapyard',
  'blue-inner': 'Customs House',
  'blue-flank': 'Fish Hall',
  'blue-corner': 'Long Pier',
  'orange-inner': 'Lamplighters’ Row',
  'orange-corner': 'Fire Station',
  'orange-flank': 'Night Market',
}

const shops = {
  'claw-studio': 'Claw Studio',
  'hat-shop': 'Hat Shop',
  'fur-salon': 'Fur Salon',
  fishmonger: 'Fishmonger',
  'paw-broker': 'Paw Broker',
  'flower-shop': 'Flower Shop',
  laundrette: 'Laundrette',
  tailor: 'Tailor',
  'violin-maker': 'Violin Maker',
}

const bonuses = {
  place: { name: 'Reinforcement', says: 'Put one of your rats at a manhole of yours or at any free one.' },
  loot: { name: 'Cash drawer', says: 'Gain one loot marker from the general supply.' },
  remove: { name: 'Hit', says: 'Drive off one rat of another seat, anywhere in town.' },
  point: { name: 'Prestige', says: 'This tile is worth one more point at the end of the game.' },
}

const figures = { henchman: 'henchman', boss: 'boss' }

const cards = {
  administration: {
    name: 'Administration',
    says: 'Boss inside your territory: up to five actions in that area, freely mixed.',
  },
  invasion: {
    name: 'Invasion',
    says: 'Boss next to your territory: clear one manhole there of opposing rats, put two of yours there, then claim the area.',
  },
  'bribe-money': {
    name: 'Bribe Money',
    says: 'Boss next to your territory: bribe four rats there for free, then claim the area.',
  },
}

const missions = {
  'most-areas': { name: 'Turf Queen', short: 'most areas', says: 'More areas in your territory than anyone else.' },
  'biggest-manhole': {
    name: 'Rats’ Nest',
    short: 'most rats at one manhole',
    says: 'More rats at your fullest manhole than anyone else at theirs.',
  },
  'most-manholes': {
    name: 'Sewer Network',
    short: 'rats at most manholes',
    says: 'Your rats at more manholes than anyone else’s.',
  },
  'most-back-rooms': {
    name: 'Backroom Deals',
    short: 'most back rooms',
    says: 'More back rooms in town than anyone else.',
  },
  'most-loot': { name: 'Fattest Purse', short: 'most loot', says: 'More loot markers than anyone else.' },
}

const area = (index: number): string => areas[AREAS[index].id]
const district = (index: number): string => districts[DISTRICTS[index]]
/** Manholes have no numbers on the board: they are told by what lies around them. */
function manhole(index: number): string {
  const { district: home, areas: around } = CORNERS[index]
  if (around.length === 0) return `the plaza of ${district(home)}`
  return around.length === 1 ? `the far end of ${area(around[0])}` : `the corner of ${and(around.map(area))}`
}
function corner(index: number): string {
  const { district: home, areas: around } = CORNERS[index]
  if (around.length === 0) return `${district(home)} plaza`
  return around.length === 1 ? `far end of ${area(around[0])}` : around.map(area).join(' / ')
}
const shop = (tile: number): string => shops[SHOPS[SHOP_OF[tile]]]
const bonus = (tile: number): string => bonuses[BONUSES[BONUS_OF[tile]]].name
const mission = (index: number): string => missions[MISSIONS[index]].name
const card = (index: number): string => cards[CARDS[index]].name
const figure = (index: number): string => figures[FIGURES[index]]
const points = (n: number): string => count(n, 'point', 'points')
const rats = (n: number): string => count(n, 'rat', 'rats')

export const text: Text = {
  clans,
  districts,
  areas,
  broken: { 'grey-corner': ['Scrap-', 'yard'], 'yellow-flank': ['Race-', 'course'] },
  shops,
  bonuses,
  figures,
  cards,
  missions,
  prompts: {
    'setup-area': () => 'Choose the area where your clan starts.',
    'setup-rats': (s, step: Step & { readonly count: number }) =>
      `${area(s.area)}: put ${rats(step.count)} of yours at one of its manholes. They count in every area around it.`,
    intrigue: () => 'Choose in secret what your boss will do this round.',
    figure: () => 'Which figure do you place this turn?',
    area: (_, step: Step & { readonly figure: number }) => `Where does your ${figure(step.figure)} go?`,
    action: (s, step: Step & { readonly left: number }) =>
      `${area(s.area)}: ${count(step.left, 'action', 'actions')} left. What do you do?`,
    'bonus-place': () => 'Bonus: put a rat at any manhole that is yours or free.',
    'bonus-remove': () => 'Bonus: drive off an opposing rat anywhere in town.',
    bribe: (s, step: Step & { readonly left: number; readonly paid: boolean }) =>
      step.paid
        ? `${area(s.area)}: bribe a rat for 1 loot each (you have ${s.purse[s.active]}), then claim the area.`
        : `${area(s.area)}: bribe a rat for free (${step.left} left), then claim the area.`,
    'invasion-manhole': (s) => `Which manhole of ${area(s.area)} do you sweep clean for two of your rats?`,
    'rat-source': (_, step: Step & { readonly to: number }) =>
      `Your supply is empty: from where does the rat for ${manhole(step.to)} come?`,
    mission: (s) => `Score a mission for ${points(s.round)}? Each counts once a game.`,
  },
  moves: {
    start: (at) => `${area(at)}, ${district(DISTRICT_OF[at])}`,
    settle: (at) => corner(at),
    card: (at) => card(at),
    figure: (at, s) => (at === BOSS ? 'boss' : `henchman (${s.hand[s.active]} left)`),
    area(at, s, who) {
      const owner = s.owner[at]
      if (owner === s.active) return `${area(at)} (yours)`
      return owner === NOBODY
        ? `${area(at)} (unowned)`
        : `${area(at)} (${who(owner)}: ${count(areasOwned(s, owner), 'area', 'areas')})`
    },
    place: (at, s) => `place a rat at ${manhole(at)}${s.rats[at] > 0 ? ` (${s.rats[at]} there)` : ''}`,
    remove: (at, s, who) =>
      s.ratsOf[at] === NOBODY
        ? `drive off a rat at ${manhole(at)}`
        : `drive off a rat of ${who(s.ratsOf[at])} at ${manhole(at)} (${s.rats[at]} there)`,
    loot: () => 'grab loot from the district',
    'back-room': (at) => `back room: ${shop(at)} (${bonus(at)})`,
    done: () => 'stop here',
    decline: () => 'decline the bonus',
    invade: (at, s, who) =>
      s.ratsOf[at] === NOBODY ? `${corner(at)} (free)` : `${corner(at)} (${who(s.ratsOf[at])}: ${rats(s.rats[at])})`,
    from: (at, s) => `from ${manhole(at)} (${s.rats[at]} there)`,
    skip: () => 'do without',
    mission: (at) => mission(at),
    'no-mission': () => 'score no mission this round',
  },
  verbs: {
    place: 'Place a rat',
    remove: 'Drive off a rat',
    area: 'Go to',
    from: 'Take a rat',
    invade: 'Invade',
  },
  events: {
    'town-laid-out': (e, who) => {
      const gone = e.removedShops.map((index) => shops[SHOPS[index]])
      return `${gone.length > 0 ? `Closed for this game: ${and(gone)}. ` : ''}${who(e.startSeat)} is start seat.`
    },
    'area-settled': (e, who) => `${who(e.seat)} starts from ${area(e.area)}.`,
    'round-began': (e, who) => `Round ${e.round} begins; ${who(e.startSeat)} is start seat.`,
    'card-chosen': (e, who) => `${who(e.seat)} lays a card face down${e.secret ? `: ${card(e.secret.card)}` : ''}.`,
    'card-revealed': (e, who) => `${who(e.seat)} reveals ${card(e.card)}.`,
    'boss-stranded': (e, who) => `The boss of ${who(e.seat)} has no area to go to and stays away this round.`,
    'figure-placed': (e, who) =>
      `${who(e.seat)} sends ${e.figure === BOSS ? 'the boss' : 'a henchman'} to ${area(e.area)}${e.inside ? '' : ' to claim it'}.`,
    'rats-placed': (e, who) => {
      const what = `${rats(e.count)} of ${who(e.seat)} ${form(e.count, 'comes', 'come')} to ${manhole(e.manhole)}`
      return e.cause === 'bonus' ? `Bonus: ${what}.` : `${what}.`
    },
    'rats-removed': (e, who) => {
      const what = `${who(e.seat)} drives ${rats(e.count)} of ${who(e.owner)} off ${manhole(e.manhole)}`
      return e.cause === 'bonus' ? `Bonus: ${what}.` : `${what}.`
    },
    'rat-moved': (e, who) => `A rat of ${who(e.seat)} moves from ${manhole(e.from)} to ${manhole(e.to)}.`,
    'loot-taken': (e, who) =>
      e.district === null
        ? `Bonus: ${who(e.seat)} gains 1 loot from the supply.`
        : `${who(e.seat)} grabs 1 loot in ${district(e.district)}.`,
    'loot-paid': (e, who) => `${who(e.seat)} pays ${e.count} loot.`,
    'back-room-set': (e, who) =>
      `${who(e.seat)} sets up a back room in ${area(e.area)}: ${shop(e.tile)}, ${bonus(e.tile)}.`,
    'bonus-declined': (e, who) => `${who(e.seat)} declines the bonus ${bonuses[BONUSES[e.bonus]].name}.`,
    stopped: (e, who) => `${who(e.seat)} leaves ${count(e.unused, 'action', 'actions')} unused.`,
    'claim-won': (e, who) =>
      `${who(e.seat)} takes ${area(e.area)}${e.owner === null ? '' : ` from ${who(e.owner)}`} (power ${e.power.join(' : ')}).`,
    'claim-lost': (e, who) => `The claim of ${who(e.seat)} to ${area(e.area)} fails (power ${e.power.join(' : ')}).`,
    'back-room-destroyed': (e, who) =>
      `${who(e.seat)} smashes the back room of ${who(e.owner)} in ${area(e.area)} and keeps it as a trophy.`,
    'missions-judged': (e, who) => {
      const lines = e.leaders.map((seat, i) => `${mission(i)}: ${seat === null ? 'nobody' : who(seat)}`)
      return `Round ${e.round} is judged. ${lines.join('; ')}.`
    },
    'mission-scored': (e, who) => `${who(e.seat)} scores ${mission(e.mission)}: ${points(e.points)}.`,
    'mission-forgone': (e, who) => `${who(e.seat)} scores no mission and loses the tile worth ${points(e.points)}.`,
    cleared: () => 'All figures and cards return to their seats.',
    refilled: (e) => {
      const where = e.added.flatMap((n, i) => (n > 0 ? [`${district(i)} ${n}`] : []))
      return where.length > 0 ? `New loot: ${and(where)}.` : ''
    },
    'game-ended': () => 'The fifth round is over. The points are counted.',
  },
  together(events, who) {
    const bribes = bribesIn(events)
    if (!bribes) return null
    const driven = [...bribes.driven].map(([seat, n]) => `${n} of ${who(seat)} driven off`)
    const parts = [...(bribes.placed > 0 ? [`${bribes.placed} placed`] : []), ...driven]
    const paid = bribes.paid > 0 ? `, for ${bribes.paid} loot` : ''
    return { events: bribes.events, text: `${who(bribes.seat)} bribes ${rats(bribes.rats)}: ${and(parts)}${paid}.` }
  },
  sheet: {
    missions: 'Missions',
    chains: 'Chains of shops',
    'point-symbols': 'Prestige tiles',
    trophies: 'Trophies',
  },
  terms: {
    points: 'points scored',
    missions: 'missions within reach',
    holdings: 'areas, rats and loot held',
    figures: 'what the figures can still do',
  },
  clauses: {
    'PAT-2.7': 'This part of town is out of play with so few seats.',
    'PAT-3.6': 'First every seat in turn chooses one of the free start areas.',
    'PAT-3.7': 'Your first rats go to three different manholes of your start area.',
    'PAT-4.1': 'First every seat chooses an intrigue card.',
    'PAT-4.4': 'In a turn you place exactly one figure: first choose it, then its area.',
    'PAT-4.5': 'A figure goes to your own territory or next to it. Sharing one manhole is not enough.',
    'PAT-4.6': 'This is the last area of its owner; nobody else may enter it.',
    'PAT-4.8': 'A henchman goes outside only if you have loot to pay for a bribe.',
    'PAT-4.9': 'Her card says whether the boss goes inside or outside.',
    'PAT-4.10': 'Your boss has an outside card, and there is no area for her now.',
    'PAT-4.11': 'Actions concern the area of the figure just placed.',
    'PAT-4.12': 'You place where no opposing rat is, and drive off where one is.',
    'PAT-4.13':
      'A back room needs a tile here, another figure of yours placed here this round, and no back room of yours yet.',
    'PAT-4.15': 'With an empty supply a rat comes from another manhole of yours, never from the same one.',
    'PAT-4.16': 'No loot is left in this district.',
    'PAT-4.18': 'This bonus puts a rat at a manhole that is yours or free.',
    'PAT-4.19': 'This bonus drives off one opposing rat.',
    'PAT-4.20': 'Outside, a henchman bribes rats for loot, at least once, and does nothing else.',
    'PAT-4.21': 'An invasion clears one of the four manholes of the area.',
    'PAT-4.22': 'With bribe money all four bribes are made, and nothing else.',
    'PAT-4.27': 'Only a seat that has more than every other may score a mission; a tie gives it to nobody.',
    'PAT-4.28': 'One mission a round, and each only once a game.',
    'PAT-4.29': 'Missions are scored clockwise by the seats that lead one they have not scored.',
    'PAT-4.30': 'The game is over.',
    'PAT-5.2': 'Of seats with equal points, the one with more points from missions wins.',
    'PAT-6.1': 'You have chosen your card; the others have not yet.',
    'PAT-6.5': 'It is another seat’s turn.',
  },
  variants: {
    'start-seat': {
      name: 'Start seat',
      values: {
        random: 'drawn at random',
        first: 'the first seat',
        second: 'the second seat',
        third: 'the third seat',
        fourth: 'the fourth seat',
        fifth: 'the fifth seat',
      },
    },
  },
  info: {
    setup: 'Setup',
    round: (n, of) => `Round ${n} of ${of}`,
    turn: (n, of) => `turn ${n} of ${of}`,
    cards: 'intrigue',
    missions: 'Missions',
    shops: 'Shops: tiles/points',
    loot: 'loot',
    rats: (n) => form(n, 'rat', 'rats'),
    trophies: (n) => form(n, 'trophy', 'trophies'),
    henchmen: 'henchmen in hand',
    boss: (inHand) => (inHand ? 'The boss waits on her card' : 'The boss has been placed'),
    startSeat: 'starts',
    noCard: 'no card yet',
    missionTiles: 'Mission tiles, one a round',
    tile: { 'is-open': 'still to come', 'is-lost': 'lost', 'is-scored': 'scored' },
    supply: (n) => `Supply: ${n} loot`,
    chain: (name, tiles, n) => `${name}: ${count(tiles, 'tile', 'tiles')}, ${points(n)}.`,
    shopPoints: (n) => `shops ${points(n)}`,
    corner,
    yourCard: 'Your card',
    nobodyHasAny: 'Nobody has any',
    tied: (n, names) => (n > 2 ? `Tie of ${n}: nobody` : `Tie ${names}: nobody`),
    leadsAgain: (name, round) => `${name} leads, scored it in round ${round}`,
    leads: (name, by, worth) => `${name} leads by ${by}: worth ${worth}`,
    tiedShort: 'tie',
    scoredShort: 'scored',
    unowned: 'Nobody’s area',
    ownedBy: (name) => `Area of ${name}`,
    roomReady: 'Next: back room!',
    lastArea: 'Last area: locked',
    claim(bribes, loot, paid) {
      if (bribes === null) return 'This claim cannot succeed.'
      if (bribes === 0) return paid ? `Wins without a bribe (${loot} loot).` : 'Wins without a bribe.'
      return paid ? `Wins with ${count(bribes, 'bribe', 'bribes')} (${loot} loot).` : 'This claim can be won.'
    },
    power: (powers) => `Power: ${powers.length > 0 ? and(powers) : 'none'}.`,
    margin: (n) => (n > 0 ? `Ahead by ${n}` : n === 0 ? 'Level: not enough' : `Behind by ${-n}`),
    losesLootLead: 'That costs you the lead in loot.',
    noTarget: 'No area outside is open to you now.',
    wouldLead: (name, which) => `${name} would lead ${which}.`,
    wouldTie: (which) => `Nobody would lead ${which}.`,
  },
  draw: {
    round: 'Round',
    loot: 'loot',
    supply: 'general supply',
    rats: 'rats in supply',
    backRooms: 'back rooms',
    trophies: 'trophies',
    tiles: 'tiles',
    hidden: 'face down',
  },
}
