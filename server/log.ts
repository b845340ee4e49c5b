import { pino, type Logger } from 'pino'

/** Lines of JSON on standard output. Whoever logs names routes and codes, never addresses, names or secrets. */
export const openLog = (level: string): Logger =>
  pino({
    level,
    base: null,
    redact: ['*.cookie', '*.authorization', '*.password', '*.secret', '*.token', '*.seed', '*.endpoint'],
  })
