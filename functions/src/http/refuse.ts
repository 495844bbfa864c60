import { type RefusalCode, refusals } from '@bong-bari/contract'

type Details = {
  fields?: Record<string, string>
  headers?: Record<string, string>
  /** Seconds after which the caller may try again; sent as the header `retry-after`. */
  retryAfter?: number | undefined
  /** In the route's form. */
  current?: unknown
}

/** Becomes the answer at the endpoint. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly status: number
  readonly fields: Record<string, string> | undefined
  readonly headers: Record<string, string>
  readonly current: unknown

  constructor(code: RefusalCode, { fields, headers, retryAfter, current }: Details = {}) {
    super(Object.values(fields ?? {})[0] ?? refusals[code].message)
    this.code = code
    this.status = refusals[code].status
    this.fields = fields
    this.headers = {
      ...headers,
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    }
    this.current = current
  }
}

export const refuse = (code: RefusalCode, details?: Details): never => {
  throw new Refusal(code, details)
}

export const refuseField = (field: string, sentence: string, code: RefusalCode = 'invalid-input') =>
  refuse(code, { fields: { [field]: sentence } })

const waitSeconds = 5

/** AWS: throttled; SDK: timed out. */
const names = [
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'SlowDown',
  'ThrottlingException',
  'TimeoutError',
]

/** No connection, or broken. */
const codes = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']

type Failure = Error & { code?: string; $metadata?: { httpStatusCode?: number } }

const statusOf = ({ $metadata }: Failure) => $metadata?.httpStatusCode ?? 0

/** Likely to work shortly, after the SDK's retries. */
export const isBusy = (error: Failure) =>
  names.includes(error.name) || codes.includes(error.code ?? '') || statusOf(error) >= 500

/** 503 with the time to wait. */
export const busy = () => new Refusal('busy', { retryAfter: waitSeconds })
