import { lateOutlines } from '#table/late.tsx'
import type { ICONS } from './generated/icons.ts'

export type IconName = keyof typeof ICONS

const { useOutline } = lateOutlines<IconName>(async () => (await import('./generated/icons.ts')).ICONS)

interface Placed {
  readonly x?: number
  readonly y?: number
  readonly size: number
}

/** A symbol inside an SVG, around the point given. */
export const Icon = ({ name, ...placed }: Placed & { readonly name: IconName }) => (
  <Outline d={useOutline(name)} {...placed} />
)

/** The same of an outline in a square of 512. */
export function Outline({ d, x = 0, y = 0, size }: Placed & { readonly d: string }) {
  const k = size / 512
  return (
    <path
      className="symbol"
      d={d}
      transform={`translate(${(x - size / 2).toFixed(1)} ${(y - size / 2).toFixed(1)}) scale(${k.toFixed(4)})`}
    />
  )
}

/** A symbol in running text. */
export function SmallIcon({ name, size = 16 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg className="small-icon" viewBox="0 0 512 512" width={size} height={size} aria-hidden="true">
      <path d={useOutline(name)} />
    </svg>
  )
}
