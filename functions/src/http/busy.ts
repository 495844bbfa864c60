import { Refusal } from './refuse.ts'

/** Seconds after which a caller may try again. */
const wait = 5

/** Names under which AWS says that too much was asked of it, and the SDK that no answer came in time. */
const names = [
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'SlowDown',
  'ThrottlingException',
  'TimeoutError',
]

/** Codes of a connection that was not made, or broke. */
const codes = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']

type Failure = Error & { code?: string; $metadata?: { httpStatusCode?: number } }

const statusOf = ({ $metadata }: Failure) => $metadata?.httpStatusCode ?? 0

/** Whether something failed that is likely to work a moment later, after all that the SDK tried. */
export const isBusy = (error: Failure) =>
  names.includes(error.name) || codes.includes(error.code ?? '') || statusOf(error) >= 500

/** The answer to what cannot be done in time: 503 with the time to wait. */
export const busy = () => new Refusal('busy', { headers: { 'retry-after': String(wait) } })
