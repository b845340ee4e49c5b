import type { DistrictId, PersonalityId } from '../data.ts'
import { names } from './map-de.ts'

export const districts: Readonly<Record<DistrictId, readonly [name: string, text: string]>> = {
  chelsea: [names.chelsea, 'Einmal pro Zug für £3: Setze einen eigenen Agenten nach Chelsea oder direkt daneben.'],
  westminster: [names.westminster, 'Einmal pro Zug: Ziehe eine Karte, dann wirf eine ab.'],
  strand: [names.strand, 'Einmal pro Zug für £2: Entferne einen beliebigen Unruhemarker.'],
  'west-end': [names['west-end'], 'Einmal pro Zug: £2 von der Bank.'],
  holborn: [names.holborn, 'Wenn ein Ereignis deine Figuren oder Gebäude trifft: Für je £3 schützt du eines davon.'],
  city: [names.city, 'Einmal pro Zug: Wirf eine Karte ab und nimm £2.'],
  highbury: [names.highbury, 'Einmal pro Zug: £2 von der Bank.'],
  'east-end': [
    names['east-end'],
    'Einmal pro Zug: Lege einen Unruhemarker ins East End oder direkt daneben; dort muss eine Figur stehen.',
  ],
  bermondsey: [
    names.bermondsey,
    'Einmal pro Zug für £3: Setze einen eigenen Agenten nach Bermondsey oder direkt daneben.',
  ],
  southwark: [names.southwark, 'Einmal pro Zug: £1 von der Bank.'],
  lambeth: [names.lambeth, 'Einmal pro Zug: £3 von der Bank.'],
  battersea: [names.battersea, 'Einmal pro Zug: £1 von der Bank.'],
}

export const personalities: Readonly<Record<PersonalityId, readonly [name: string, text: string]>> = {
  'professor-moriarty': [
    'Professor Moriarty',
    'Zu Zugbeginn: Du hast Agenten in mindestens 10 / 9 / 8 verschiedenen Vierteln ohne Grenadiere (2 / 3 / 4 Personen).',
  ],
  fagin: ['Fagin', 'Zu Zugbeginn: Acht oder mehr Unruhemarker liegen auf dem Brett.'],
  'monsieur-de-sidonia': [
    'Monsieur de Sidonia',
    'Zu Zugbeginn: Dein Geld und die Baukosten deiner Gebäude, abzüglich £12 je Darlehen, ergeben mindestens £66 / £50 / £42 (2 / 3 / 4 Personen). Gebäude neben Grenadieren zählen nicht.',
  ],
  'lord-bellinger': [
    'Lord Bellinger',
    'Zu Zugbeginn: Du kontrollierst mindestens 7 / 5 / 4 Viertel (2 / 3 / 4 Personen).',
  ],
  'lord-holdhurst': [
    'Lord Holdhurst',
    'Zu Zugbeginn: Du kontrollierst mindestens 7 / 5 / 4 Viertel (2 / 3 / 4 Personen).',
  ],
  'lord-balmoral': [
    'Lord Balmoral',
    'Zu Zugbeginn: Du kontrollierst mindestens 7 / 5 / 4 Viertel (2 / 3 / 4 Personen).',
  ],
  'sherlock-holmes': [
    'Sherlock Holmes',
    'Du gewinnst, wenn noch niemand gewonnen hat und eine Hand sich nicht mehr auffüllen lässt, weil es nichts mehr zu ziehen gibt.',
  ],
  'count-dracula': [
    'Graf Dracula',
    'Zu Zugbeginn: Du hast Agenten in mindestens 8 / 7 / 6 Vierteln mit Unruhe und ohne Grenadiere (2 / 3 / 4 Personen).',
  ],
  'isambard-kingdom-brunel': [
    'Isambard Kingdom Brunel',
    'Zu Zugbeginn: Deine Gebäude haben zusammen Baukosten von mindestens £36 / £24 / £24 (2 / 3 / 4 Personen). Gebäude neben Grenadieren zählen nicht.',
  ],
  'queen-victoria': [
    'Königin Victoria',
    'Zu Zugbeginn: Höchstens 2 / 3 / 3 Unruhemarker liegen auf dem Brett, und du kontrollierst mindestens 6 / 3 / 2 Viertel (2 / 3 / 4 Personen).',
  ],
  'ebenezer-scrooge': [
    'Ebenezer Scrooge',
    'Zu Zugbeginn: Deine Münzen allein, abzüglich £12 je Darlehen, ergeben mindestens £40 / £34 / £30 (2 / 3 / 4 Personen).',
  ],
  'captain-nemo': [
    'Kapitän Nemo',
    'Zu Zugbeginn: Du hast Agenten in mindestens 7 / 4 / 4 Vierteln an der Themse ohne Unruhe und ohne Grenadiere (2 / 3 / 4 Personen).',
  ],
  'general-gordon': [
    'General Gordon',
    'Zu Zugbeginn: Mindestens 12 / 11 / 9 deiner Agenten stehen auf dem Brett (2 / 3 / 4 Personen). Wer neben Grenadieren steht, zählt nicht.',
  ],
  'phileas-fogg': [
    'Phileas Fogg',
    'Zu Zugbeginn: Höchstens 40 / 28 / 20 Karten liegen im Nachziehstapel, und du hast Agenten in mindestens 7 / 6 / 6 Vierteln ohne Grenadiere (2 / 3 / 4 Personen).',
  ],
  'duke-of-omnium': [
    'Der Herzog von Omnium',
    'Zu Zugbeginn: Die von dir kontrollierten Viertel haben zusammen Baukosten von mindestens £84 / £54 / £42 (2 / 3 / 4 Personen).',
  ],
  'professor-moriarty-classic': [
    'Professor Moriarty (klassisch)',
    'Zu Zugbeginn: Du hast Agenten in mindestens 11 / 10 / 9 verschiedenen Vierteln ohne Grenadiere (2 / 3 / 4 Personen).',
  ],
  'monsieur-de-sidonia-classic': [
    'Monsieur de Sidonia (klassisch)',
    'Zu Zugbeginn: Dein Geld und die Baukosten deiner Gebäude, abzüglich £12 je Darlehen, ergeben mindestens £50. Gebäude neben Grenadieren zählen nicht. Nicht zu zweit.',
  ],
}
