import { german } from '#engine/words.ts'
import type { NantyLegendText } from './text.ts'

const { count } = german

export const text: NantyLegendText = {
  belongs: (name) => `Gehört ${name}.`,
  agents: (name, n) => `${name}: ${count(n, 'Agent', 'Agenten')}.`,
  troubled: 'In Aufruhr.',
  calm: 'Ruhig.',
  count: (n) => `${n}.`,
  things: {
    district: {
      name: 'Stadtteil',
      what: 'Zahl für die Würfel, Name und Preis eines Gebäudes. Tönung, Füllung und Zaun zeigen, wer ihn kontrolliert: wer dort mehr Steine hat als jeder andere.',
    },
    thames: {
      name: 'Themse',
      what: 'Stadtteile an beiden Ufern sind nur über eine Brücke Nachbarn. Von hier kommen Fluten.',
    },
    flag: { name: 'Fahne', what: 'Wer diesen Stadtteil jetzt kontrolliert. Ein Gebäude braucht es dafür nicht.' },
    trouble: {
      name: 'Unruhemarker',
      what: 'Kommt, wenn eine Figur eintrifft, wo schon eine steht, und geht, wenn eine verschwindet. Nur bei Unruhe kann gemordet werden; gebaut wird dort nicht.',
    },
    building: {
      name: 'Gebäude',
      what: 'Wem es gehört, der hält die Karte dieses Stadtteils und darf sie einmal je Zug nutzen. Es zählt für die Kontrolle.',
    },
    agent: {
      name: 'Agent',
      what: 'Figur eines Platzes. Agenten setzt du, wo du schon bist oder nebenan; jeder zählt für die Kontrolle.',
    },
    grenadier: {
      name: 'Grenadier',
      what: 'Gehört niemandem. Solange er hier steht, kontrolliert niemand den Stadtteil, und seine Karte ruht.',
    },
    citizen: { name: 'Neubürger', what: 'Gehört niemandem und zählt für die Kontrolle wie ein weiterer Mitspieler.' },
    foreseen: {
      name: 'Was der Zug ändern würde',
      what: 'Ein blasser Marker käme hinzu, ein durchgestrichener ginge.',
    },
    'in-play': {
      name: 'Karte im Spiel',
      what: 'Ihre Symbole werden von links nach rechts ausgeführt: erledigte sind blass, das aktuelle leuchtet. Alle außer Ereignissen darfst du auslassen.',
    },
    'front-page': { name: 'Titelseite', what: 'Das letzte Ereignis, und wen es getroffen hat.' },
    alarm: { name: 'Alarm', what: 'Jemand würde zu Beginn des nächsten Zuges gewinnen, wenn sich nichts ändert.' },
    markers: {
      name: 'Unruhe auf dem Plan',
      what: 'Unruhemarker in allen Stadtteilen. Acht davon und Krawalle beenden das Spiel; auch Fagin wartet auf sie.',
    },
    deck: { name: 'Nachziehstapel', what: 'Karten, die noch kommen. Ist er leer, endet das Spiel.' },
    events: { name: 'Kommende Ereignisse', what: 'So viele der zwölf Ereignisse stehen noch aus.' },
    goal: {
      name: 'Dein geheimes Ziel',
      what: 'Ist es zu Beginn deines Zuges erfüllt, darfst du es verkünden und hast gewonnen. Niemand sonst weiß, wer du bist.',
    },
    money: { name: 'Geld', what: 'Für alle offen. Es bezahlt Gebäude, Gebühren und Lösegeld.' },
    'hand-size': {
      name: 'Handkarten',
      what: 'Am Ende des Zuges wird auf fünf aufgefüllt, auf weniger, wenn etwas vor dem Platz liegt.',
    },
    holds: { name: 'Kontrollierte Stadtteile', what: 'Wo dieser Platz mehr Steine hat als jeder andere.' },
    'is-in': { name: 'Stadtteile mit Agenten', what: 'Wo dieser Platz vertreten ist, ohne Grenadiere.' },
    agents: { name: 'Agenten auf dem Plan', what: 'Von den zwölf, die jeder Platz hat.' },
    houses: { name: 'Gebäude auf dem Plan', what: 'Von den sechs, die jeder Platz hat.' },
    before: { name: 'Vor dem Platz', what: 'Kredite, Behinderungen und offene Karten.' },
    near: { name: 'Wie nah', what: 'Wie weit dieser Platz mit den Zielen wäre, die er haben könnte.' },
    way: {
      name: 'Persönlichkeit',
      what: 'Eine aus diesem Spiel, ihr Ziel, und wie nah jeder Platz wäre. Jeder kann jede sein.',
    },
    card: {
      name: 'Aktionskarte',
      what: 'Eine spielst du in deinem Zug: ihre Symbole von links nach rechts, jedes darfst du auslassen. Roter Rand: aus der zweiten Hälfte des Stapels.',
    },
    ticket: {
      name: 'Stadtteilkarte',
      what: 'Dein, solange dein Gebäude dort steht. Einmal je Zug, nicht in dem Zug, in dem du gebaut hast.',
    },
    'piece-card': {
      name: 'Agenten- oder Gebäudekarte',
      what: 'Was einer deiner Agenten oder eines deiner Gebäude kann.',
    },
  },
}
