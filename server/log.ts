import { pino, type DestinationStream, type Logger } from 'pino'

/** Lines of JSON on standard output. Whoever logs names routes and codes, never addresses, names or secrets. */
export const openLog = (level: string, to?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      redact: ['*.cookie', '*.authorization', '*.password', '*.secret', '*.token', '*.seed', '*.endpoint'],
    },
    to,
  )
