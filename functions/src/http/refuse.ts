import { type RefusalCode, refusals } from '@bong-bari/contract'

type Details = {
  fields?: Record<string, string>
  headers?: Record<string, string>
  /** Seconds after which the caller may try again; sent as the header `retry-after`. */
  retryAfter?: number | undefined
  /** The current entity, in the form of the route's response. */
  current?: unknown
}

/** An error that the endpoint turns into the answer. */
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

/** Names of errors when AWS throttles or the SDK times out. */
const names = [
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'SlowDown',
  'ThrottlingException',
  'TimeoutError',
]

/** Codes of errors when there is no connection, or it broke. */
const codes = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']

type Failure = Error & { code?: string; $metadata?: { httpStatusCode?: number } }

const statusOf = ({ $metadata }: Failure) => $metadata?.httpStatusCode ?? 0

/** Whether a call failed, after the SDK's retries, in a way that will likely pass. */
export const isBusy = (error: Failure) =>
  names.includes(error.name) || codes.includes(error.code ?? '') || statusOf(error) >= 500

/** A 503 with the seconds to wait. */
export const createBusyRefusal = () => new Refusal('busy', { retryAfter: waitSeconds })
