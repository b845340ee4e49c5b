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
      name: 'Viertel',
      what: 'Zahl für den Würfel, Name und Baukosten. Tönung, Füllung und Zaun zeigen, wer es kontrolliert: wer dort mehr Agenten und Gebäude hat als alle anderen.',
    },
    thames: {
      name: 'Themse',
      what: 'Viertel an verschiedenen Ufern sind nur über eine Brücke benachbart. Von hier kommt die Flut.',
    },
    flag: { name: 'Fahne', what: 'Wer dieses Viertel jetzt kontrolliert. Ein Gebäude ist dafür nicht nötig.' },
    trouble: {
      name: 'Unruhemarker',
      what: 'Kommt, wenn zu einer Figur eine zweite stößt, und geht, sobald eine verschwindet. Nur bei Unruhe kann gemordet werden; gebaut wird dort nicht.',
    },
    building: {
      name: 'Gebäude',
      what: 'Wem es gehört, der hat die Karte dieses Viertels und darf sie einmal je Zug nutzen. Es zählt für die Kontrolle.',
    },
    agent: {
      name: 'Agent',
      what: 'Eine Figur in der Farbe einer Person. Agenten setzt du, wo du schon bist oder nebenan; jeder zählt für die Kontrolle.',
    },
    grenadier: {
      name: 'Grenadier',
      what: 'Gehört niemandem. Solange er hier steht, kontrolliert niemand das Viertel, und seine Karte ruht.',
    },
    citizen: {
      name: 'Neuer Bürger',
      what: 'Gehört niemandem. Für die Kontrolle musst du mehr Teile haben, als Bürger da sind.',
    },
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
      name: 'Unruhe auf dem Brett',
      what: 'Unruhemarker in allen Vierteln. Bei acht beendet das Ereignis Aufstände das Spiel; auch Fagin wartet darauf.',
    },
    deck: { name: 'Nachziehstapel', what: 'Karten, die noch kommen. Ist er leer, endet das Spiel.' },
    events: { name: 'Kommende Ereignisse', what: 'So viele der zwölf Ereignisse stehen noch aus.' },
    goal: {
      name: 'Dein geheimes Ziel',
      what: 'Ist es zu Beginn deines Zuges erfüllt, darfst du den Sieg ankündigen und hast gewonnen. Niemand sonst weiß, wer du bist.',
    },
    money: { name: 'Geld', what: 'Für alle sichtbar. Du bezahlst damit Gebäude, Karten und Erpresser.' },
    'hand-size': {
      name: 'Handkarten',
      what: 'Am Ende des Zuges wird auf fünf aufgefüllt, auf weniger, wenn Hindernisse vor jemandem liegen.',
    },
    holds: { name: 'Kontrollierte Viertel', what: 'Wo diese Person mehr Agenten und Gebäude hat als alle anderen.' },
    'is-in': { name: 'Viertel mit Agenten', what: 'Wo diese Person Agenten hat und keine Grenadiere stehen.' },
    agents: { name: 'Agenten auf dem Brett', what: 'Von zwölf, die alle haben.' },
    houses: { name: 'Gebäude auf dem Brett', what: 'Von sechs, die alle haben.' },
    before: { name: 'Was ausliegt', what: 'Darlehen, Hindernisse und offene Karten.' },
    near: { name: 'Wie nah', what: 'Wie weit diese Person mit den Zielen wäre, die sie haben könnte.' },
    way: {
      name: 'Persönlichkeit',
      what: 'Eine aus diesem Spiel, ihr Ziel und wie nah alle daran wären. Sie kann hinter jeder Person stecken.',
    },
    card: {
      name: 'Aktionskarte',
      what: 'Eine spielst du in deinem Zug: ihre Symbole von links nach rechts, jedes darfst du auslassen. Roter Rand: aus der zweiten Hälfte des Stapels.',
    },
    ticket: {
      name: 'Stadtviertelkarte',
      what: 'Sie gehört dir, solange dein Gebäude dort steht. Einmal je Zug, aber nicht in dem Zug, in dem du gebaut hast.',
    },
    'piece-card': {
      name: 'Agenten- oder Gebäudekarte',
      what: 'Was einer deiner Agenten oder eines deiner Gebäude kann.',
    },
  },
}
