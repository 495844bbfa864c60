/** `requestMs` is how long an SDK client waits for one response, `attempts` how often it tries in all. */
export type ClientTimeout = { requestMs: number; attempts: number }

const connectionMs = 2_000

/** A connection that was kept may be closed by now, and a call that is tried only once would be lost. */
const newConnections = { httpAgent: { keepAlive: false }, httpsAgent: { keepAlive: false } }

/** The longest pause of the SDK after the first throttled try; it doubles each time. */
const firstPauseMs = 1_000

export const tableTimeout: ClientTimeout = { requestMs: 3_500, attempts: 3 }

/**
 * A limit of real time, in ms. Tests multiply it by CALL_TIMEOUT_FACTOR: on a busy machine a slow answer is not a failure, and what
 * hangs need not be waited for as long as in a deployment, where the factor is absent.
 */
export const limitMs = (ms: number) => ms * (Number(process.env.CALL_TIMEOUT_FACTOR) || 1)

/** Makes the settings of an SDK client: limits for connecting, for the first byte and for each part, and standard retries. */
export const clientSettings = ({ requestMs, attempts }: ClientTimeout) => ({
  maxAttempts: attempts,
  retryMode: 'standard',
  requestHandler: {
    connectionTimeout: limitMs(connectionMs),
    requestTimeout: limitMs(requestMs),
    socketTimeout: limitMs(requestMs),
    // Without this the SDK only warns.
    throwOnRequestTimeout: true,
    ...(attempts === 1 && newConnections),
  },
})

/** Returns the longest time of a call in ms, with all tries and pauses. */
export const longestCallMs = ({ requestMs, attempts }: ClientTimeout) =>
  attempts * requestMs + firstPauseMs * (2 ** (attempts - 1) - 1)
