/** How long an SDK client waits for one response, in milliseconds, and how often it tries in all. */
export type Patience = { requestMs: number; attempts: number }

const connectionMs = 2_000

/** The SDK's longest pause before retrying a throttled call; doubles each time. */
const firstPauseMs = 1_000

/** For table calls, which take some milliseconds. */
export const tablePatience: Patience = { requestMs: 3_500, attempts: 3 }

/** SDK client settings with these limits for connecting, the first byte and each part; standard retry. */
export const clientSettings = ({ requestMs, attempts }: Patience) => ({
  maxAttempts: attempts,
  retryMode: 'standard',
  requestHandler: {
    connectionTimeout: connectionMs,
    requestTimeout: requestMs,
    socketTimeout: requestMs,
    // Otherwise the SDK only warns and waits on.
    throwOnRequestTimeout: true,
  },
})

/** Milliseconds before a call fails at the latest, with all tries and pauses. */
export const longestCallMs = ({ requestMs, attempts }: Patience) =>
  attempts * requestMs + firstPauseMs * (2 ** (attempts - 1) - 1)
