import type { SettingsText } from './text.ts'

export const text: SettingsText = {
  theme: 'Darstellung',
  themes: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
  speed: 'Bewegung',
  speeds: { off: 'Aus', slow: 'Langsam', normal: 'Normal', fast: 'Schnell' },
  pace: 'Tempo der Bots',
  paces: { none: 'Sofort', quick: 'Zügig', calm: 'Ruhig' },
  confirm: 'Vor Zügen nachfragen, die sich nicht zurücknehmen lassen',
  endTurn: 'Nachfragen, bevor mein Zug endet',
  coach: 'Tipps in meinen ersten Spielen',
  chances: 'Gewinnchancen neben dem Brett, in Spielen ohne Geheimnisse und im Rückblick',
  alwaysNight: 'An manchen Tischen ist immer Nacht: So will es ihr Spiel.',
  sounds: 'Töne',
}
