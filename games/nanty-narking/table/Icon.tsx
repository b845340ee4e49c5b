import { useOutline, type IconName } from './signs.ts'

interface IconProps {
  readonly name: IconName
  readonly x?: number
  readonly y?: number
  readonly size: number
  readonly className?: string
}

/** One of the drawn icons. */
export function Icon({ name, x = 0, y = 0, size, className = 'sign' }: IconProps) {
  const place = `translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`
  return <path className={className} d={useOutline(name)} transform={place} />
}
