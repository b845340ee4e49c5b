import { german } from '#engine/words.ts'
import type { ApeLegendText } from './text.ts'

const { count } = german

export const text: ApeLegendText = {
  free: 'Frei.',
  printed: 'Auf den Plan gedruckt: gehört niemandem und zu keinem Revier.',
  owned: (name) => `Gehört ${name}.`,
  beside: (points) => `Die Affen hier sind ${points} wert.`,
  leads: (name) => `${name} wäre Boss.`,
  nobodyLeads: 'Niemand wäre Boss.',
  price: (n) => (n === 0 ? 'Kostet nichts.' : `Kostet ${count(n, 'Bündel', 'Bündel')}.`),
  brings: (n) => (n === 0 ? '' : `Bringt ${count(n, 'Bündel', 'Bündel')}.`),
  goesTo: (colour) => `Muss in ein Revier der Farbe ${colour}.`,
  left: (n) => `Noch ${count(n, 'Plättchen', 'Plättchen')} verdeckt.`,
  lemurs: (n) => `${count(n, 'Katta', 'Kattas')} hier.`,
  things: {
    field: {
      name: 'Freies Feld',
      what: 'Platz für ein Plättchen. Das kleine Bild und die Zahl sagen, zu welchem Revier es gehört und welches Feld davon es ist.',
    },
    pond: { name: 'Teich', what: 'Kein Feld: Hierher kommt nie etwas, und er zählt nirgends mit.' },
    tarsier: {
      name: 'Koboldmaki',
      what: 'Ein Affe mit Wert 1. Er bringt beim Legen 1 für jeden Umschlagplatz daneben.',
    },
    chimpanzee: {
      name: 'Schimpanse',
      what: 'Ein Affe mit Wert 2. Er bringt beim Legen 2 für jeden Umschlagplatz daneben.',
    },
    mandrill: {
      name: 'Mandrill',
      what: 'Ein Affe mit Wert 3. Er bringt beim Legen 3 für jeden Umschlagplatz daneben.',
    },
    orangutan: {
      name: 'Orang-Utan',
      what: 'Trägt die Scheibe der Person, die ihn gelegt hat. Wer im vollen Revier die meisten hat, ist dort Boss.',
    },
    lemur: {
      name: 'Katta',
      what: 'Trägt die Scheibe der Person, die ihn gelegt hat. Entscheidet bei Gleichstand und kassiert bei Nachbarn mit weniger Kattas.',
    },
    banana: { name: 'Bananenumschlagplatz', what: 'Bringt beim Legen den Wert aller Affen daneben.' },
    district: {
      name: 'Revier',
      what: 'Es wird einmal gewertet, wenn sein letztes Feld belegt ist, egal von wem. Der Rahmen um den Namen zeigt, wer dort führt.',
    },
    leader: {
      name: 'Wer führt',
      what: 'Innen an der Grenze läuft die Linie der Person, die jetzt Boss wäre; breit und gefüllt, sobald das Revier voll ist.',
    },
    stamp: {
      name: 'Stempel',
      what: 'Dieses Revier ist voll und gewertet. Der Stempel sagt, wer dort Boss wurde.',
    },
    disc: { name: 'Scheibe', what: 'Wem dieser Orang-Utan oder Katta gehört. Sie bleibt bis zum Ende.' },
    slot: { name: 'Leerer Platz', what: 'Hier lag ein Plättchen, das genommen wurde. Leere Plätze kosten nichts.' },
    open: {
      name: 'Plättchen zum Nehmen',
      what: 'Die Auslage, in der Reihenfolge der Preise. Wer es nimmt, legt es sofort.',
    },
    price: {
      name: 'Preis',
      what: 'Das erste Plättchen ist umsonst; für jedes andere legst du ein Bündel neben jedes, das du überspringst.',
    },
    bundles: {
      name: 'Bündel neben einem Plättchen',
      what: 'Geld, das andere hier gelassen haben. Wer das Plättchen nimmt, bekommt alles.',
    },
    colour: {
      name: 'Farbe eines Plättchens',
      what: 'Das Plättchen muss in ein Revier dieser Farbe, solange dort noch Platz ist.',
    },
    next: {
      name: 'Kommende Plättchen',
      what: 'Verdeckte Plättchen der nächsten Abschnitte. Nur die Farben ihrer Plätze sind bekannt.',
    },
    hand: { name: 'Plättchen in der Hand', what: 'Genommen und nun zu legen, auf ein Feld der Farbe, bei der es lag.' },
    gain: {
      name: 'Punkte sofort',
      what: 'So viele Punkte bekämst du hier jetzt; was ein volles Revier bringt, steht unten.',
    },
    money: {
      name: 'Geldbündel',
      what: 'Damit bezahlst du übersprungene Plättchen. Am Ende ist jedes einen Punkt wert.',
    },
    discs: {
      name: 'Scheiben übrig',
      what: 'Eine kommt auf jeden Orang-Utan und Katta. Ohne Scheiben gehören solche Plättchen niemandem.',
    },
    'boss-of': { name: 'Boss in Revieren', what: 'Volle Reviere, in denen diese Person Boss wurde.' },
    turns: { name: 'Züge übrig', what: 'So viele Plättchen legt diese Person noch.' },
    free: { name: 'Freie Felder', what: 'So viele Felder des Reviers sind noch frei; ein Haken heißt: Es ist voll.' },
    'for-boss': { name: 'Für den Boss', what: 'Die Summe der Affen im Revier: Das bekommt sein Boss.' },
    lemurs: { name: 'Kattas', what: 'Alle Kattas des Reviers. Ein volles Revier kassiert bei Nachbarn mit weniger.' },
    claim: {
      name: 'Ansprüche',
      what: 'So viele Orang-Utans und Kattas hat jemand im Revier. Wer führt, ist umrahmt.',
    },
    room: {
      name: 'Platz je Farbe',
      what: 'Freie Felder jeder Farbe. Ist eine Farbe voll, dürfen ihre Plättchen überallhin.',
    },
    unseen: { name: 'Noch nicht gesehene Plättchen', what: 'So viele Plättchen jeder Sorte liegen noch verdeckt.' },
  },
}
