import { german } from '#engine/words.ts'
import type { PatLegendText } from './text.ts'

const { and, count } = german

export const text: PatLegendText = {
  ratsOf: (name, rats) => `${name}: ${count(rats, 'Ratte', 'Ratten')}.`,
  between: (areas) => `Zwischen ${and(areas)}.`,
  owned: (name) => `Gehört ${name}.`,
  loot: (n) => `${count(n, 'Beutemarker', 'Beutemarker')}.`,
  power: (name, power) => `${name}: Stärke ${power}.`,
  has: (name, n) => `${name}: ${n}.`,
  scored: (name, round) => `Gewertet von ${name} in Runde ${round}.`,
  notScored: 'Noch nicht gewertet.',
  hidden: 'Verdeckt.',
  things: {
    district: {
      name: 'Viertel',
      what: 'Drei Gebiete um einen Platz. Beute, die hier liegt, kann aus jedem von ihnen geholt werden.',
    },
    closed: { name: 'Gesperrtes Viertel', what: 'Mit dieser Zahl von Mitspielenden nicht im Spiel.' },
    area: {
      name: 'Gebiet',
      what: 'Farbe, Füllung und Linie zeigen, wem es gehört. Daheim bringt eine Figur Aktionen; nebenan beansprucht sie das Gebiet für ihren Clan.',
    },
    border: {
      name: 'Grenze eines Clans',
      what: 'Die Neonlinie läuft um alle Gebiete eines Clans; jeder Clan hat seine eigene Art Linie.',
    },
    manhole: {
      name: 'Leerer Gully',
      what: 'Hier darf jeder eine Ratte bestechen. Eine Ratte zählt in jedem Gebiet, das an ihren Gully stößt.',
    },
    rats: {
      name: 'Ratten an einem Gully',
      what: 'Alle von einem Clan. Jede ist 1 Stärke in jedem Gebiet, das hier anstößt, beim Angriff wie in der Abwehr.',
    },
    henchman: {
      name: 'Handlanger',
      what: '1 Stärke in diesem Gebiet bis zum Ende der Runde. Daheim zwei Aktionen, draußen ein Anspruch, der Beute kostet.',
    },
    boss: {
      name: 'Patin',
      what: '2 Stärke in diesem Gebiet bis zum Ende der Runde. Sie handelt, wie es ihre geheime Karte sagt.',
    },
    room: {
      name: 'Hinterzimmer',
      what: 'Gehört dem, dem das Gebiet gehört. Wer das Gebiet übernimmt, zerstört es und behält es als Trophäe.',
    },
    lock: { name: 'Schloss', what: 'Das letzte Gebiet eines Clans: Niemand sonst darf hinein.' },
    shop: {
      name: 'Ladenplättchen',
      what: 'Du nimmst es, wenn du ein Hinterzimmer einrichtest; dazu muss hier eine zweite Figur stehen. Gleiche Läden bilden eine Kette; das Abzeichen ist ein Bonus sofort.',
    },
    loot: { name: 'Beute', what: 'Aus jedem Gebiet dieses Viertels kannst du sie mit einer Aktion holen.' },
    outlook: {
      name: 'Was ein Anspruch kosten würde',
      what: 'So viel Beute gewinnt dieses Gebiet jetzt; ein Haken: es kostet nichts, ein Kreuz: es ist nicht zu gewinnen.',
    },
    mission: {
      name: 'Mission',
      what: 'Wird am Ende jeder Runde geprüft. Wer allein am meisten hat, darf das Plättchen der Runde hierher legen; jede Mission einmal im Spiel.',
    },
    scored: {
      name: 'Wert einer Mission',
      what: 'So viel hat jeder Clan. Wer führt, ist umrahmt; ein kleines Plättchen sagt, wer sie wann gewertet hat.',
    },
    card: {
      name: 'Intrigenkarte',
      what: 'Jeder Clan wählt in jeder Runde heimlich eine von denselben dreien. Sie wird gezeigt, wenn die Patin zieht.',
    },
    'own-card': { name: 'Deine Intrigenkarte', what: 'Deine Wahl für diese Runde: Sie sagt, was deine Patin tut.' },
    supply: { name: 'Allgemeiner Vorrat', what: 'Bezahlte Beute kommt hierher; daraus werden die Viertel aufgefüllt.' },
    power: {
      name: 'Stärke in einem Gebiet',
      what: 'Ratten an seinen Gullys, 1 je Handlanger, 2 für die Patin. Ein Anspruch muss stärker sein als jeder andere Clan.',
    },
    figures: { name: 'Figuren auf der Hand', what: 'Handlanger und Patin, die in dieser Runde noch zu setzen sind.' },
    purse: { name: 'Beute', what: 'Bezahlt Bestechungen draußen und zählt für eine der Missionen.' },
    'rats-left': { name: 'Ratten im Vorrat', what: 'Noch zu bestechen. Ist keine mehr da, wandert eine vom Plan.' },
    chosen: { name: 'Karte dieser Runde', what: 'So weit du sie sehen darfst.' },
    trophies: { name: 'Trophäen', what: 'Zerstörte Hinterzimmer anderer: je ein Punkt.' },
    start: { name: 'Startplatz', what: 'Setzt in dieser Runde zuerst. Die nächste beginnt der nächste Platz.' },
    chain: {
      name: 'Ladenkette',
      what: 'Plättchen einer Sorte. 1, 2, 3 oder 4 davon sind 1, 3, 6 oder 10 Punkte wert.',
    },
    shops: {
      name: 'Laden',
      what: 'So viele seiner Plättchen liegen noch in der Stadt, so viele hat jeder Clan, und das sind sie wert.',
    },
    rounds: {
      name: 'Plättchen der fünf Runden',
      what: 'Welche Mission in welcher Runde gewertet wurde. Ein durchgestrichenes wurde verpasst, das umrahmte gehört zu dieser Runde.',
    },
  },
}
