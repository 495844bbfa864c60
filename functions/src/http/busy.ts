import { Refusal } from './refuse.ts'

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
