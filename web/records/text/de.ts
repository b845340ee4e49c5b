import type { RecordText } from './text.ts'

export const text: RecordText = {
  shareLink: 'Link kopieren',
  shareHelp:
    'Der Link enthält das ganze Spiel. Wer ihn öffnet, kann es ansehen und von jeder Stellung aus weiterspielen; kein Server speichert etwas.',
  shareRunning:
    'Teilen kannst du dieses Spiel, wenn es zu Ende ist. Bis dahin würde die Aufzeichnung verraten, was verdeckt ist und welches Glück noch kommt.',
  sealedHelp:
    'Um in einem anderen Browser weiterzuspielen, sichere es als versiegelte Datei: Hier geöffnet, zeigt sie nicht mehr, als du sehen darfst.',
  oldRules: 'Andere Regeln',
  oldRulesHelp: (version) =>
    `Dieses Spiel wurde nach Fassung ${version} der Regeln gespielt, die es hier nicht mehr gibt. Fortsetzen geht nicht, aber nichts ist verloren: Hier stehen seine Entscheidungen; die Aufzeichnung lässt sich sichern.`,
  damaged: 'Ein beschädigtes Spiel',
  damagedHelp:
    'Was von diesem Spiel aufbewahrt ist, ergibt kein gültiges Spiel. Hier stehen die lesbaren Entscheidungen; die Aufzeichnung lässt sich sichern.',
}
