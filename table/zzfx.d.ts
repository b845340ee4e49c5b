declare module 'zzfx' {
  /** Plays a sound described by numbers. */
  export function zzfx(...parameters: number[]): AudioBufferSourceNode
}
