import { capital, german } from '#engine/words.ts'
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
  MISSIONS,
  SHOP_OF,
  SHOPS,
} from '../data.ts'
import { areasOwned } from '../rules/territory.ts'
import { NOBODY } from '../state.ts'
import { bribesIn } from './bribes.ts'
import type { Text } from './text.ts'

const { and, count, form } = german

const clans = {
  owls: { name: 'Eulen', colour: 'rot', boss: 'Minerva' },
  foxes: { name: 'Füchse', colour: 'gelb', boss: 'Agathe' },
  cats: { name: 'Katzen', colour: 'grün', boss: 'Leona' },
  raccoons: { name: 'Waschbären', colour: 'blau', boss: 'Wilma' },
  otters: { name: 'Otter', colour: 'lila', boss: 'Ottilie' },
}

const districts = {
  brown: 'Altstadt',
  teal: 'Parkseite',
  pink: 'Samtviertel',
  yellow: 'Goldviertel',
  grey: 'Gießereiviertel',
  blue: 'Hafenviertel',
  orange: 'Laternenviertel',
}

const areas = {
  'brown-n': 'Rathaus',
  'brown-sw': 'Domplatz',
  'brown-se': 'Hauptbahnhof',
  'teal-corner': 'Aussichtshügel',
  'teal-flank': 'Alter Zoo',
  'teal-inner': 'Musikpavillon',
  'pink-corner': 'Ballhaus',
  'pink-inner': 'Großes Theater',
  'pink-flank': 'Revuegasse',
  'yellow-flank': 'Rennbahn',
  'yellow-inner': 'Börse',
  'yellow-corner': 'Villenhügel',
  'grey-flank': 'Schlothof',
  'grey-inner': 'Güterbahnhof',
  'grey-corner': 'Schrottplatz',
  'blue-inner': 'Zollhaus',
  'blue-flank': 'Fischhalle',
  'blue-corner': 'Langer Pier',
  'orange-inner': 'Laternengasse',
  'orange-corner': 'Feuerwache',
  'orange-flank': 'Nachtmarkt',
}

const shops = {
  'claw-studio': 'Krallenstudio',
  'hat-shop': 'Hutladen',
  'fur-salon': 'Fellsalon',
  fishmonger: 'Fischladen',
  'paw-broker': 'Pfotenleihhaus',
  'flower-shop': 'Blumenladen',
  laundrette: 'Waschsalon',
  tailor: 'Schneiderei',
  'violin-maker': 'Geigenbau',
}

const bonuses = {
  place: { name: 'Verstärkung', says: 'Lege eine deiner Ratten an einen deiner Gullys oder an irgendeinen freien.' },
  loot: { name: 'Griff in die Kasse', says: 'Erhalte einen Beutemarker aus dem allgemeinen Vorrat.' },
  remove: { name: 'Abrechnung', says: 'Vertreibe irgendwo in der Stadt eine gegnerische Ratte.' },
  point: { name: 'Ansehen', says: 'Dieses Plättchen ist bei Spielende einen Punkt mehr wert.' },
}

const figures = { henchman: 'Handlanger', boss: 'Bossin' }

const cards = {
  administration: {
    name: 'Verwaltung',
    says: 'Bossin in dein Territorium: bis zu fünf Aktionen in diesem Gebiet, frei gemischt.',
  },
  invasion: {
    name: 'Invasion',
    says: 'Bossin neben dein Territorium: Vertreibe alle gegnerischen Ratten von einem Gully dort, lege zwei eigene hin und erhebe dann Anspruch.',
  },
  'bribe-money': {
    name: 'Schmiergeld',
    says: 'Bossin neben dein Territorium: Bestich dort kostenlos vier Ratten und erhebe dann Anspruch.',
  },
}

const missions = {
  'most-areas': {
    name: 'Größtes Revier',
    short: 'die meisten Gebiete',
    says: 'Mehr Gebiete in deinem Territorium als bei allen anderen.',
  },
  'biggest-manhole': {
    name: 'Rattennest',
    short: 'die meisten Ratten an einem Gully',
    says: 'An deinem vollsten Gully mehr Ratten als an jedem Gully der anderen.',
  },
  'most-manholes': {
    name: 'Kanalnetz',
    short: 'Ratten an den meisten Gullys',
    says: 'Deine Ratten an mehr Gullys als die aller anderen.',
  },
  'most-back-rooms': {
    name: 'Hinterzimmergeschäfte',
    tiny: 'Hinterzimmer',
    short: 'die meisten Hinterzimmer',
    says: 'Mehr Hinterzimmer in der Stadt als alle anderen.',
  },
  'most-loot': { name: 'Fetteste Beute', short: 'die meisten Beutemarker', says: 'Mehr Beutemarker als alle anderen.' },
}

const area = (index: number): string => areas[AREAS[index].id]
const district = (index: number): string => districts[DISTRICTS[index]]
/** On, in or at a district. */
const inDistrict: Readonly<Record<keyof typeof districts, string>> = {
  brown: 'in der Altstadt',
  teal: 'an der Parkseite',
  pink: 'im Samtviertel',
  yellow: 'im Goldviertel',
  grey: 'im Gießereiviertel',
  blue: 'im Hafenviertel',
  orange: 'im Laternenviertel',
}
/** Manholes have no numbers on the board: they are told by what lies around them. */
function corner(index: number): string {
  const { district: home, areas: around } = CORNERS[index]
  if (around.length === 0) return `Platz ${inDistrict[DISTRICTS[home]]}`
  return around.length === 1 ? `Außenecke ${area(around[0])}` : `Ecke ${around.map(area).join('/')}`
}
const theCorner = (index: number): string => (CORNERS[index].areas.length === 0 ? 'am ' : 'an der ') + corner(index)
const atCorner = (index: number): string => capital(theCorner(index))
const shop = (tile: number): string => shops[SHOPS[SHOP_OF[tile]]]
const bonus = (tile: number): string => bonuses[BONUSES[BONUS_OF[tile]]].name
const mission = (index: number): string => missions[MISSIONS[index]].name
const card = (index: number): string => cards[CARDS[index]].name
const points = (n: number): string => count(n, 'Punkt', 'Punkte')
const rats = (n: number): string => count(n, 'Ratte', 'Ratten')

export const text: Text = {
  clans,
  districts,
  areas,
  broken: {
    'teal-corner': ['Aussichts-', 'hügel'],
    'grey-corner': ['Schrott-', 'platz'],
  },
  shops,
  bonuses,
  figures,
  cards,
  missions,
  prompts: {
    'setup-area': () => 'Wähle das Gebiet, in dem dein Clan beginnt.',
    'setup-rats': (s, step: Step & { readonly count: number }) =>
      `${area(s.area)}: Lege ${rats(step.count)} von dir an einen der Gullys. Sie zählen in allen Gebieten ringsum.`,
    intrigue: () => 'Wähle geheim, was deine Bossin in dieser Runde tun wird.',
    figure: () => 'Welche Figur setzt du in diesem Zug?',
    area: (_, step: Step & { readonly figure: number }) =>
      step.figure === BOSS ? 'Wohin geht deine Bossin?' : 'Wohin geht dein Handlanger?',
    action: (s, step: Step & { readonly left: number }) =>
      `${area(s.area)}: noch ${count(step.left, 'Aktion', 'Aktionen')}. Was tust du?`,
    'bonus-place': () => 'Bonus: Lege eine Ratte an irgendeinen Gully, der dir gehört oder frei ist.',
    'bonus-remove': () => 'Bonus: Vertreibe irgendwo in der Stadt eine gegnerische Ratte.',
    bribe: (s, step: Step & { readonly left: number; readonly paid: boolean }) =>
      step.paid
        ? `${area(s.area)}: Bestich Ratten für je 1 Beute (du hast ${s.purse[s.active]}), dann erhebst du Anspruch.`
        : `${area(s.area)}: Bestich eine Ratte, kostenlos (noch ${step.left}), dann erhebst du Anspruch.`,
    'invasion-manhole': (s) => `${area(s.area)}: Welchen Gully fegst du leer, für zwei deiner Ratten?`,
    'rat-source': (_, step: Step & { readonly to: number }) =>
      `Dein Vorrat ist leer: Woher kommt die Ratte für den Gully ${theCorner(step.to)}?`,
    mission: (s) => `Wertest du eine Mission für ${points(s.round)}? Jede zählt nur einmal im Spiel.`,
  },
  moves: {
    start: (at) => `${area(at)}, ${district(DISTRICT_OF[at])}`,
    settle: (at) => corner(at),
    card: (at) => card(at),
    figure: (at, s) => (at === BOSS ? 'Bossin' : `Handlanger (noch ${s.hand[s.active]})`),
    area(at, s, who) {
      const owner = s.owner[at]
      if (owner === s.active) return `${area(at)} (dein Gebiet)`
      return owner === NOBODY
        ? `${area(at)} (herrenlos)`
        : `${area(at)} (${who(owner)}: ${count(areasOwned(s, owner), 'Gebiet', 'Gebiete')})`
    },
    place: (at, s) => `Ratte legen: ${corner(at)}${s.rats[at] > 0 ? ` (${s.rats[at]} dort)` : ''}`,
    remove: (at, s, who) =>
      s.ratsOf[at] === NOBODY
        ? `Ratte vertreiben: ${corner(at)}`
        : `Ratte vertreiben: ${corner(at)} (${who(s.ratsOf[at])}: ${s.rats[at]})`,
    loot: () => 'Beute ergattern',
    'back-room': (at) => `Hinterzimmer: ${shop(at)} (${bonus(at)})`,
    done: () => 'Aufhören',
    decline: () => 'Auf den Bonus verzichten',
    invade: (at, s, who) =>
      s.ratsOf[at] === NOBODY ? `${corner(at)} (frei)` : `${corner(at)} (${who(s.ratsOf[at])}: ${rats(s.rats[at])})`,
    from: (at, s) => `Ratte nehmen: ${corner(at)} (${s.rats[at]} dort)`,
    skip: () => 'Darauf verzichten',
    mission: (at) => mission(at),
    'no-mission': () => 'In dieser Runde keine Mission werten',
  },
  verbs: {
    place: 'Ratte legen',
    remove: 'Ratte vertreiben',
    area: 'Ziel',
    from: 'Ratte nehmen',
    invade: 'Überfallen',
  },
  events: {
    'town-laid-out': (e, who) => {
      const gone = e.removedShops.map((index) => shops[SHOPS[index]])
      return `${gone.length > 0 ? `Nicht im Spiel: ${and(gone)}. ` : ''}${who(e.startSeat)} beginnt.`
    },
    'area-settled': (e, who) => `${area(e.area)}: Hier beginnt ${who(e.seat)}.`,
    'round-began': (e, who) => `Runde ${e.round} beginnt; ${who(e.startSeat)} fängt an.`,
    'card-chosen': (e, who) =>
      `${who(e.seat)} legt eine Karte verdeckt hin${e.secret ? `: ${card(e.secret.card)}` : ''}.`,
    'card-revealed': (e, who) => `${who(e.seat)} deckt ${card(e.card)} auf.`,
    'boss-stranded': (e, who) => `${who(e.seat)}: Für die Bossin gibt es kein Gebiet, sie setzt diese Runde aus.`,
    'figure-placed': (e, who) =>
      `${area(e.area)}: ${who(e.seat)} schickt ${e.figure === BOSS ? 'die Bossin' : 'einen Handlanger'}${e.inside ? '' : ' und erhebt Anspruch'}.`,
    'rats-placed': (e, who) =>
      `${e.cause === 'bonus' ? 'Bonus. ' : ''}${atCorner(e.manhole)}: ${who(e.seat)} legt ${rats(e.count)} hin.`,
    'rats-removed': (e, who) =>
      `${e.cause === 'bonus' ? 'Bonus. ' : ''}${atCorner(e.manhole)}: ${who(e.seat)} vertreibt ${rats(e.count)} von ${who(e.owner)}.`,
    'rat-moved': (e, who) => `${who(e.seat)} versetzt eine Ratte: ${corner(e.from)} → ${corner(e.to)}.`,
    'loot-taken': (e, who) =>
      e.district === null
        ? `Bonus: ${who(e.seat)} erhält 1 Beute aus dem Vorrat.`
        : `${district(e.district)}: ${who(e.seat)} ergattert 1 Beute.`,
    'loot-paid': (e, who) => `${who(e.seat)} zahlt ${e.count} Beute.`,
    'back-room-set': (e, who) =>
      `${area(e.area)}: ${who(e.seat)} richtet ein Hinterzimmer ein und nimmt ${shop(e.tile)} (${bonus(e.tile)}).`,
    'bonus-declined': (e, who) => `${who(e.seat)} verzichtet auf den Bonus ${bonuses[BONUSES[e.bonus]].name}.`,
    stopped: (e, who) => `${who(e.seat)} lässt ${count(e.unused, 'Aktion', 'Aktionen')} ungenutzt.`,
    'claim-won': (e, who) =>
      `${area(e.area)}: ${who(e.seat)} übernimmt das Gebiet${e.owner === null ? '' : ` von ${who(e.owner)}`} (Macht ${e.power.join(' : ')}).`,
    'claim-lost': (e, who) =>
      `${area(e.area)}: Der Anspruch von ${who(e.seat)} scheitert (Macht ${e.power.join(' : ')}).`,
    'back-room-destroyed': (e, who) =>
      `${area(e.area)}: ${who(e.seat)} zerstört das Hinterzimmer von ${who(e.owner)} und behält es als Trophäe.`,
    'missions-judged': (e, who) => {
      const lines = e.leaders.map((seat, i) => `${mission(i)}: ${seat === null ? 'niemand' : who(seat)}`)
      return `Wertung der Runde ${e.round}. ${lines.join('; ')}.`
    },
    'mission-scored': (e, who) => `${who(e.seat)} wertet ${mission(e.mission)}: ${points(e.points)}.`,
    'mission-forgone': (e, who) =>
      `${who(e.seat)} wertet keine Mission; das Plättchen für ${points(e.points)} verfällt.`,
    cleared: () => 'Alle Figuren und Karten kehren zurück.',
    refilled: (e) => {
      const where = e.added.flatMap((n, i) => (n > 0 ? [`${district(i)} ${n}`] : []))
      return where.length > 0 ? `Neue Beute: ${and(where)}.` : ''
    },
    'game-ended': () => 'Die fünfte Runde ist vorbei. Jetzt werden die Punkte gezählt.',
  },
  together(events, who) {
    const bribes = bribesIn(events)
    if (!bribes) return null
    const driven = [...bribes.driven].map(([seat, n]) => `${n} von ${who(seat)} vertrieben`)
    const parts = [...(bribes.placed > 0 ? [`${bribes.placed} hingelegt`] : []), ...driven]
    const paid = bribes.paid > 0 ? `, für ${bribes.paid} Beute` : ''
    return { events: bribes.events, text: `${who(bribes.seat)} besticht ${rats(bribes.rats)}: ${and(parts)}${paid}.` }
  },
  sheet: {
    missions: 'Missionen',
    chains: 'Geschäftsketten',
    'point-symbols': 'Ansehen',
    trophies: 'Trophäen',
  },
  terms: {
    points: 'erzielte Punkte',
    missions: 'Missionen in Reichweite',
    holdings: 'Gebiete, Ratten und Beute',
    figures: 'was die Figuren noch ausrichten',
  },
  clauses: {
    'PAT-2.7': 'Dieser Teil der Stadt ist bei so wenigen Mitspielenden nicht im Spiel.',
    'PAT-3.6': 'Zuerst wählen alle der Reihe nach eines der freien Startgebiete.',
    'PAT-3.7': 'Deine ersten Ratten kommen an drei verschiedene Gullys deines Startgebiets.',
    'PAT-4.1': 'Zuerst wählen alle eine Intrigen-Karte.',
    'PAT-4.4': 'In einem Zug setzt du genau eine Figur: Wähle erst sie, dann ihr Gebiet.',
    'PAT-4.5': 'Eine Figur geht in dein Territorium oder direkt daneben. Ein gemeinsamer Gully genügt nicht.',
    'PAT-4.6': 'Das ist das letzte Gebiet in diesem Territorium; niemand sonst darf hinein.',
    'PAT-4.8': 'Ein Handlanger geht nur nach draußen, wenn du Beute für eine Bestechung hast.',
    'PAT-4.9': 'Die Karte bestimmt, ob deine Bossin drinnen oder draußen eingesetzt wird.',
    'PAT-4.10': 'Deine Bossin muss nach draußen, und dort gibt es gerade kein Gebiet für sie.',
    'PAT-4.11': 'Aktionen gelten nur für das Gebiet der gerade gesetzten Figur.',
    'PAT-4.12': 'Legen kannst du, wo keine gegnerische Ratte ist, vertreiben nur, wo eine ist.',
    'PAT-4.13':
      'Ein Hinterzimmer braucht hier ein Plättchen, eine weitere Figur von dir aus dieser Runde und noch kein Hinterzimmer von dir.',
    'PAT-4.15': 'Ist dein Vorrat leer, kommt die Ratte von einem anderen deiner Gullys, nie vom selben.',
    'PAT-4.16': 'In diesem Stadtviertel liegt keine Beute mehr.',
    'PAT-4.18': 'Mit diesem Bonus legst du eine Ratte an einen Gully, der dir gehört oder frei ist.',
    'PAT-4.19': 'Mit diesem Bonus vertreibst du eine gegnerische Ratte.',
    'PAT-4.20': 'Draußen besticht ein Handlanger Ratten für Beute, mindestens eine, und tut sonst nichts.',
    'PAT-4.21': 'Eine Invasion räumt einen der vier Gullys des Gebiets.',
    'PAT-4.22': 'Mit Schmiergeld werden alle vier Bestechungen ausgeführt, und sonst nichts.',
    'PAT-4.27': 'Eine Mission wertet nur, wer mehr hat als alle anderen; bei Gleichstand niemand.',
    'PAT-4.28': 'Eine Mission pro Runde, und jede nur einmal im Spiel.',
    'PAT-4.29': 'Reihum wertet, wer bei einer Mission vorn liegt und sie noch nicht gewertet hat.',
    'PAT-4.30': 'Das Spiel ist zu Ende.',
    'PAT-5.2': 'Bei gleich vielen Punkten gewinnt, wer mehr Punkte aus Missionen hat.',
    'PAT-6.1': 'Du hast deine Karte gewählt; die anderen wählen noch.',
    'PAT-6.5': 'Jemand anderes ist am Zug.',
  },
  variants: {
    'start-seat': {
      name: 'Wer beginnt',
      values: {
        random: 'ausgelost',
        first: 'Person 1',
        second: 'Person 2',
        third: 'Person 3',
        fourth: 'Person 4',
        fifth: 'Person 5',
      },
    },
  },
  info: {
    setup: 'Aufbau',
    round: (n, of) => `Runde ${n}/${of}`,
    turn: (n, of) => `Zug ${n}/${of}`,
    cards: 'Intrige',
    missions: 'Missionen',
    shops: 'Geschäfte: Plättchen/Punkte',
    loot: 'Beute',
    rats: (n) => form(n, 'Ratte', 'Ratten'),
    trophies: (n) => form(n, 'Trophäe', 'Trophäen'),
    henchmen: 'Handlanger im Vorrat',
    boss: (inHand) => (inHand ? 'Die Bossin wartet auf ihrer Karte' : 'Die Bossin ist eingesetzt'),
    startSeat: 'beginnt',
    noCard: 'noch keine Karte',
    missionTiles: 'Missionsplättchen, eines pro Runde',
    tile: { 'is-open': 'kommt noch', 'is-lost': 'verfallen', 'is-scored': 'gewertet' },
    supply: (n) => `Vorrat: ${n} Beute`,
    chain: (name, tiles, n) => `${name}: ${tiles} Plättchen, ${points(n)}.`,
    shopPoints: (n) => `Geschäfte: ${points(n)}`,
    corner,
    yourCard: 'Deine Karte',
    nobodyHasAny: 'Noch niemand hat etwas',
    tied: (n, names) => (n > 2 ? `Gleichstand zwischen ${n}: niemand` : `Gleichstand ${names}: niemand`),
    leadsAgain: (name, round) => `${name} führt, in Runde ${round} gewertet`,
    leads: (name, by, worth) => `${name} führt mit ${by}: ${points(worth)}`,
    tiedShort: 'gleich',
    scoredShort: 'gewertet',
    unowned: 'Herrenlos',
    ownedBy: (name) => `Gebiet von ${name}`,
    roomReady: 'Nächstes: Hinterzimmer!',
    lastArea: 'Letztes Gebiet: gesperrt',
    claim(bribes, loot, paid) {
      if (bribes === null) return 'Dieser Anspruch kann nicht gelingen.'
      if (bribes === 0) return paid ? `Gelingt ohne Bestechung (${loot} Beute).` : 'Gelingt ohne Bestechung.'
      if (!paid) return 'Dieser Anspruch kann gelingen.'
      return `Gelingt mit ${count(bribes, 'Bestechung', 'Bestechungen')} (${loot} Beute).`
    },
    power: (powers) => `Macht: ${powers.length > 0 ? and(powers) : 'keine'}.`,
    margin: (n) => (n > 0 ? `${n} voraus` : n === 0 ? 'Gleichstand: reicht nicht' : `${-n} zurück`),
    losesLootLead: 'Damit bist du bei der Beute nicht mehr vorn.',
    noTarget: 'Draußen steht dir gerade kein Gebiet offen.',
    wouldLead: (name, which) => `${which}: ${name} läge vorn.`,
    wouldTie: (which) => `${which}: niemand läge vorn.`,
  },
  draw: {
    round: 'Runde',
    loot: 'Beute',
    supply: 'allgemeiner Vorrat',
    rats: 'Ratten im Vorrat',
    backRooms: 'Hinterzimmer',
    trophies: 'Trophäen',
    tiles: 'Plättchen',
    hidden: 'verdeckt',
  },
}
