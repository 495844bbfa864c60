/** An SDK client's timeout per response, and tries in all. */
export type Patience = { requestMs: number; attempts: number }

const connectionMs = 2_000

/** One that was kept may be closed by now, and what is tried once would be lost. */
const newConnections = { httpAgent: { keepAlive: false }, httpsAgent: { keepAlive: false } }

/** The SDK's longest pause after throttling; doubles each time. */
const firstPauseMs = 1_000

export const tablePatience: Patience = { requestMs: 3_500, attempts: 3 }

/** SDK settings for connecting, first byte and each part; standard retry. */
export const clientSettings = ({ requestMs, attempts }: Patience) => ({
  maxAttempts: attempts,
  retryMode: 'standard',
  requestHandler: {
    connectionTimeout: connectionMs,
    requestTimeout: requestMs,
    socketTimeout: requestMs,
    // Otherwise the SDK only warns.
    throwOnRequestTimeout: true,
    ...(attempts === 1 && newConnections),
  },
})

/** A call's longest time, with tries and pauses. */
export const longestCallMs = ({ requestMs, attempts }: Patience) =>
  attempts * requestMs + firstPauseMs * (2 ** (attempts - 1) - 1)
