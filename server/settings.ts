import { join } from 'node:path'

/** What an operator can set, all of it by the environment. */
export interface Settings {
  readonly port: number
  readonly host: string
  /** How people reach it, if not by the address they happen to use: `https://play.example.org`. */
  readonly origin: string | undefined
  readonly folder: string
  readonly database: string | undefined
  readonly redis: string | undefined
  /** Metrics have a port of their own, so that a proxy never passes them on. */
  readonly metricsPort: number | undefined
  /** `smtp://user:password@host:port` */
  readonly smtp: string | undefined
  readonly mailFrom: string
  readonly trustProxy: boolean
  readonly logLevel: string
  /** Milliseconds between a decision and a bot's answer, at least. */
  readonly botPace: number
  /** Frames a second from one socket. */
  readonly frameRate: number
  /** Requests a minute from one address. */
  readonly requestRate: number
  /** Sockets from one address, and new people from one address in a day. */
  readonly addressSockets: number
  readonly newcomers: number
  /** Threads in which bots think. */
  readonly botThreads: number | undefined
}

/** A setting that cannot be used; the message says what would do. */
export class BadSetting extends Error {
  override name = 'BadSetting'
}

type Environment = Readonly<Record<string, string | undefined>>

export function readSettings(env: Environment): Settings {
  return {
    port: number(env, 'PORT', 0, 65_535) ?? 4000,
    host: env.HOST ?? 'localhost',
    origin: originOf(env.ORIGIN),
    folder: env.DATA_DIR ?? join(process.cwd(), 'data'),
    database: addressOf(env, 'DATABASE_URL', 'postgres'),
    redis: addressOf(env, 'REDIS_URL', 'redis'),
    metricsPort: number(env, 'METRICS_PORT', 0, 65_535),
    smtp: addressOf(env, 'SMTP_URL', 'smtp'),
    mailFrom: env.MAIL_FROM ?? 'Revier <revier@localhost>',
    trustProxy: env.TRUST_PROXY === '1',
    logLevel: env.LOG_LEVEL ?? 'info',
    botPace: number(env, 'BOT_PACE', 0, 60_000) ?? 700,
    frameRate: number(env, 'FRAME_RATE', 1, 1e6) ?? 20,
    requestRate: number(env, 'REQUEST_RATE', 1, 1e6) ?? 600,
    addressSockets: number(env, 'ADDRESS_SOCKETS', 1, 1e6) ?? 200,
    newcomers: number(env, 'NEWCOMERS', 1, 1e6) ?? 200,
    botThreads: number(env, 'BOT_THREADS', 1, 64),
  }
}

function number(env: Environment, name: string, min: number, max: number): number | undefined {
  const text = env[name]
  if (text === undefined || text === '') return undefined
  const value = Number(text)
  if (!Number.isInteger(value) || value < min || value > max)
    throw new BadSetting(`${name} must be a number from ${min} to ${max}, not '${text}'.`)
  return value
}

function addressOf(env: Environment, name: string, scheme: string): string | undefined {
  const text = env[name]
  if (!text) return undefined
  if (!URL.canParse(text) || !new URL(text).protocol.startsWith(scheme))
    throw new BadSetting(`${name} must be an address that starts with ${scheme}://.`)
  return text
}

function originOf(text: string | undefined): string | undefined {
  if (!text) return undefined
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new BadSetting(`ORIGIN must be like https://play.example.org, not '${text}'.`)
  return new URL(text).origin
}
