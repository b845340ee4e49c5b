import type { ReactNode } from 'react'

/** The few signs of the frame, drawn in one stroke each. */
const PATHS = {
  undo: 'M9 7L4 12l5 5M4 12h10a6 6 0 0 1 0 12',
  'undo-turn': 'M8 7L3 12l5 5M14 7L9 12l5 5M9 12h8a5 5 0 0 1 0 10',
  hint: 'M12 3a7 7 0 0 1 4 12.7V19H8v-3.3A7 7 0 0 1 12 3M9 22h6',
  rules: 'M4 4h7a3 3 0 0 1 3 3v14a3 3 0 0 0-3-3H4zM21 4h-4a3 3 0 0 0-3 3v14a3 3 0 0 1 3-3h4z',
  replay: 'M5 4v16l14-8z',
  pause: 'M7 4v16M17 4v16',
  first: 'M5 4v16M20 4L9 12l11 8z',
  previous: 'M18 4L7 12l11 8z',
  next: 'M6 4l11 8-11 8z',
  last: 'M19 4v16M4 4l11 8-11 8z',
  home: 'M3 12L12 4l9 8M6 10v10h12V10',
  log: 'M5 5h14M5 10h14M5 15h14M5 20h9',
  seats: 'M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4 21a8 8 0 0 1 16 0',
  info: 'M12 11v6M12 7v.5M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18',
  names: 'M3 12V4h8l10 10-8 7zM7.5 8.5h.1',
  settings: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 4v6M8 14v6',
  close: 'M6 6l12 12M18 6L6 18',
  share: 'M12 15V3M7 8l5-5 5 5M5 13v8h14v-8',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  whole: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  more: 'M5 12h.5M12 12h.5M19 12h.5',
  talk: 'M4 5h16v11H10l-4 4v-4H4z',
  flag: 'M6 21V4h12l-3 4 3 4H6',
  trash: 'M5 7h14M9 7V4h6v3M7 7l1 14h8l1-14',
} as const

export type IconName = keyof typeof PATHS

export function Icon({ name }: { readonly name: IconName }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  )
}
