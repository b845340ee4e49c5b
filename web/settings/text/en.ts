import type { SettingsText } from './text.ts'

export const text: SettingsText = {
  theme: 'Appearance',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
  speed: 'Animation',
  speeds: { off: 'Off', slow: 'Slow', normal: 'Normal', fast: 'Fast' },
  pace: 'Pace of the bots',
  paces: { none: 'At once', quick: 'Quick', calm: 'Calm' },
  confirm: 'Ask before moves that cannot be undone',
  endTurn: 'Ask before my turn ends',
  coach: 'Tips in my first games',
  chances: 'Chances to win beside the board, in games without secrets and in replays',
  alwaysNight: 'Some tables are always night: there their game takes place.',
  sounds: 'Sounds',
}
