/** How long an SDK client waits for one answer, in milliseconds, and how often it asks in all. */
export type Patience = { requestMs: number; attempts: number }

const connectionMs = 2_000

/** What the SDK waits at most before its second try of what was throttled; twice as long each time. */
const firstPauseMs = 1_000

/** For a call of the table: an answer takes some milliseconds. */
export const tablePatience: Patience = { requestMs: 3_500, attempts: 3 }

/**
 * Settings of an SDK client that waits no longer: for the connection, for the beginning of the answer
 * and for each part of it. Between tries it waits a random while (the SDK's standard retry).
 */
export const clientSettings = ({ requestMs, attempts }: Patience) => ({
  maxAttempts: attempts,
  retryMode: 'standard',
  requestHandler: {
    connectionTimeout: connectionMs,
    requestTimeout: requestMs,
    socketTimeout: requestMs,
    // Without it the SDK writes a warning and goes on waiting.
    throwOnRequestTimeout: true,
  },
})

/** The longest that one call may take before it fails, in milliseconds: all tries and pauses. */
export const longestCallMs = ({ requestMs, attempts }: Patience) =>
  attempts * requestMs + firstPauseMs * (2 ** (attempts - 1) - 1)
