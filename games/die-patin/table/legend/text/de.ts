import { german } from '#engine/words.ts'
import type { PatLegendText } from './text.ts'

const { and, count } = german

export const text: PatLegendText = {
  ratsOf: (name, rats) => `${name}: ${count(rats, 'Ratte', 'Ratten')}.`,
  between: (areas) => `Zwischen ${and(areas)}.`,
  owned: (name) => `Gehört ${name}.`,
  loot: (n) => `${count(n, 'Beutemarker', 'Beutemarker')}.`,
  power: (name, power) => `${name}: Macht ${power}.`,
  has: (name, n) => `${name}: ${n}.`,
  scored: (name, round) => `Gewertet von ${name} in Runde ${round}.`,
  notScored: 'Noch nicht gewertet.',
  hidden: 'Verdeckt.',
  things: {
    district: {
      name: 'Viertel',
      what: 'Drei Gebiete um einen Platz. Beute, die hier liegt, kann aus jedem von ihnen geholt werden.',
    },
    closed: { name: 'Gesperrtes Viertel', what: 'Bei so wenigen Mitspielenden nicht im Spiel.' },
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
      what: 'Hier dürfen alle eine Ratte hinlegen. Eine Ratte zählt in jedem Gebiet, das an ihren Gully stößt.',
    },
    rats: {
      name: 'Ratten an einem Gully',
      what: 'Alle von einem Clan. Jede zählt 1 Macht in jedem Gebiet, das hier anstößt, im Angriff wie in der Verteidigung.',
    },
    henchman: {
      name: 'Handlanger',
      what: '1 Macht in diesem Gebiet bis zum Ende der Runde. Daheim zwei Aktionen, draußen ein Anspruch, der Beute kostet.',
    },
    boss: {
      name: 'Bossin',
      what: '2 Macht in diesem Gebiet bis zum Ende der Runde. Sie handelt, wie es ihre geheime Karte sagt.',
    },
    room: {
      name: 'Hinterzimmer',
      what: 'Gehört, wie das Gebiet, einem Clan. Wer das Gebiet übernimmt, zerstört es und behält es als Trophäe.',
    },
    lock: { name: 'Schloss', what: 'Das letzte Gebiet eines Clans: Niemand sonst darf hinein.' },
    shop: {
      name: 'Geschäftsplättchen',
      what: 'Du nimmst es, wenn du ein Hinterzimmer einrichtest; dazu muss hier eine zweite Figur stehen. Gleiche Geschäfte bilden eine Kette; das Abzeichen bringt sofort einen Bonus.',
    },
    loot: { name: 'Beute', what: 'Aus jedem Gebiet dieses Viertels kannst du sie mit einer Aktion holen.' },
    outlook: {
      name: 'Was ein Anspruch kosten würde',
      what: 'Für so viel Beute ist dieses Gebiet jetzt zu haben; Haken: kostenlos, Kreuz: gar nicht.',
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
      what: 'Jeder Clan wählt in jeder Runde heimlich eine von denselben dreien. Sie wird aufgedeckt, wenn die Bossin eingesetzt wird.',
    },
    'own-card': { name: 'Deine Intrigenkarte', what: 'Deine Wahl für diese Runde: Sie sagt, was deine Bossin tut.' },
    supply: { name: 'Allgemeiner Vorrat', what: 'Bezahlte Beute kommt hierher; daraus werden die Viertel aufgefüllt.' },
    power: {
      name: 'Macht in einem Gebiet',
      what: 'Ratten an seinen Gullys, 1 je Handlanger, 2 für die Bossin. Ein Anspruch gelingt mit mehr Macht als jeder andere Clan.',
    },
    figures: { name: 'Figuren auf der Hand', what: 'Handlanger und Bossin, die in dieser Runde noch zu setzen sind.' },
    purse: { name: 'Beute', what: 'Damit bezahlst du Bestechungen draußen; sie zählt für eine der Missionen.' },
    'rats-left': { name: 'Ratten im Vorrat', what: 'Noch zu bestechen. Ist keine mehr da, wandert eine vom Plan.' },
    chosen: { name: 'Karte dieser Runde', what: 'Soweit du sie sehen darfst.' },
    trophies: { name: 'Trophäen', what: 'Zerstörte Hinterzimmer anderer: je ein Punkt.' },
    start: {
      name: 'Wer beginnt',
      what: 'Setzt in dieser Runde zuerst. Die nächste beginnt, wer danach an der Reihe ist.',
    },
    chain: {
      name: 'Geschäftskette',
      what: 'Plättchen einer Sorte. 1, 2, 3 oder 4 davon sind 1, 3, 6 oder 10 Punkte wert.',
    },
    shops: {
      name: 'Geschäft',
      what: 'So viele seiner Plättchen liegen noch in der Stadt, so viele hat jeder Clan, und das sind sie wert.',
    },
    rounds: {
      name: 'Plättchen der fünf Runden',
      what: 'Welche Mission in welcher Runde gewertet wurde. Ein durchgestrichenes wurde verpasst, das umrahmte gehört zu dieser Runde.',
    },
  },
}
