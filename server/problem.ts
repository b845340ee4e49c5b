import type { ProblemCode } from '#protocol/problems.ts'

const STATUS: Partial<Record<ProblemCode, number>> = {
  auth: 401,
  password: 401,
  banned: 403,
  origin: 403,
  seat: 403,
  gone: 404,
  taken: 409,
  stale: 409,
  closed: 409,
  full: 409,
  large: 413,
  rate: 429,
  bots: 503,
  busy: 503,
  storage: 503,
}
const BAD_REQUEST = 400

/** Something that whoever asked can understand and, mostly, mend. Nothing was changed. */
export class Problem extends Error {
  readonly code: ProblemCode
  /** What of the request it is about. */
  readonly field: string | undefined
  constructor(code: ProblemCode, field?: string) {
    super(field ? `${code}: ${field}` : code)
    this.name = 'Problem'
    this.code = code
    this.field = field
  }
  get status(): number {
    return STATUS[this.code] ?? BAD_REQUEST
  }
}
