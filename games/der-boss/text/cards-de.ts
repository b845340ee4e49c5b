import type { Names } from './text.ts'

/** What the cards are called and what they say. */
export const cards: Names['cards'] = {
  car: {
    name: 'Auto',
    does: 'Figuren über Land ins Nachbargebiet',
    text: 'Bringe beliebig viele deiner Figuren aus einem Gebiet über Land in ein Nachbargebiet. Hast du keine Figur mehr auf dem Plan: Setze stattdessen 5 Figuren aus deinem Vorrat in ein beliebiges freies Gebiet.',
  },
  ship: {
    name: 'Schiff',
    does: 'Figuren über ein Meer',
    text: 'Bringe beliebig viele deiner Figuren aus einem Gebiet in ein anderes Gebiet am selben Meer.',
  },
  partner: {
    name: 'Partner',
    does: 'Zwei Figuren dazu',
    text: 'Verstärke deine Gebiete mit zwei Figuren aus deinem Vorrat: beide in ein Gebiet oder je eine in zwei.',
  },
  business: {
    name: 'Business',
    does: 'Ein Monopol sichern',
    text: 'Sichere dir ein freies Monopol: Mindestens zwei Territorien müssen voll besetzt sein, darunter dieses, und deine Firmen des Geschäftszweigs sind dort zusammen mehr wert als die jedes einzelnen Rivalen. Nur eine Businesskarte pro Zug.',
  },
  competition: {
    name: 'Konkurrenzkampf',
    does: 'Rivalengruppe halbieren',
    text: 'Wähle ein Gebiet, in dem ein Rivale mindestens zwei Figuren hat: Die Hälfte davon, aufgerundet, geht in seinen Vorrat zurück.',
  },
  defector: {
    name: 'Überläufer',
    does: 'Figur eines Rivalen abwerben',
    text: 'Ersetze eine Figur eines Rivalen auf dem Plan durch eine aus deinem Vorrat. Hat er dort noch weitere Figuren, wird sofort gekämpft; wenn nicht, gehört das Gebiet dir.',
  },
  organisation: {
    name: 'Organisation',
    does: 'Zwei Firmen tauschen',
    text: 'Tausche die Firmen zweier beliebiger Städte.',
  },
  procurement: {
    name: 'Beschaffung',
    does: 'Zwei offene Karten nehmen',
    text: 'Nimm zwei Karten deiner Wahl von den offenen Stapeln; auf die zweite darfst du verzichten. Hast du danach mehr als 6 Karten, gib eine andere ab.',
  },
  agent: {
    name: 'Agent',
    does: 'Offenen Auftrag entfernen',
    text: 'Nimm einen offenen Auftrag aus dem Spiel.',
  },
}
