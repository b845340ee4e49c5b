/** Soft sounds, made on the spot: volume, randomness, frequency, attack, sustain, release, shape … */
const SOUNDS = {
  take: [0.5, 0.02, 320, 0.01, 0.02, 0.08, 1, 1.4],
  place: [0.6, 0.02, 160, 0, 0.02, 0.12, 0, 1.8],
  coins: [0.4, 0.03, 1200, 0, 0.03, 0.1, 1, 1.9, 0, 0, 300, 0.03],
  score: [0.5, 0, 520, 0.02, 0.1, 0.2, 1, 1.6, 0, 0, 160, 0.07],
  flip: [0.3, 0.05, 700, 0, 0.01, 0.05, 4, 1.2],
  turn: [0.4, 0, 440, 0.02, 0.06, 0.15, 0, 1],
  dice: [0.5, 0.2, 220, 0, 0.02, 0.06, 4, 1, 0, 0, 0, 0, 0.02],
  fall: [0.5, 0.05, 240, 0.01, 0.08, 0.25, 2, 1.6, -3],
  no: [0.4, 0, 110, 0.01, 0.04, 0.1, 3, 1],
  end: [0.6, 0, 330, 0.04, 0.3, 0.5, 1, 1.2, 0, 0, 110, 0.12],
} as const satisfies Record<string, readonly number[]>

export type Sound = keyof typeof SOUNDS

/** Plays a sound unless the player wants quiet. A browser without sound plays the game just as well. */
export function playSound(sound: Sound, muted: boolean): void {
  if (muted) return
  const parameters: readonly number[] = SOUNDS[sound]
  void import('zzfx').then(({ zzfx }) => zzfx(...parameters)).catch(() => undefined)
}
