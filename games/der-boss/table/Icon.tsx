import { ICONS } from './generated/icons.ts'

export type IconName = keyof typeof ICONS

interface IconProps {
  readonly name: IconName
  readonly x?: number
  readonly y?: number
  readonly size: number
}

/** A symbol inside an SVG, around the point given. */
export function Icon({ name, x = 0, y = 0, size }: IconProps) {
  const k = size / 512
  return (
    <path
      className="symbol"
      d={ICONS[name]}
      transform={`translate(${(x - size / 2).toFixed(1)} ${(y - size / 2).toFixed(1)}) scale(${k.toFixed(4)})`}
    />
  )
}

/** A symbol in running text. */
export function SmallIcon({ name, size = 16 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg className="small-icon" viewBox="0 0 512 512" width={size} height={size} aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  )
}
