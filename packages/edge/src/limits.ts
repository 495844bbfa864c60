/** Lambda's limit for a function's event or answer, in bytes. */
export const functionPayloadBytes = 6 * 1024 * 1024

/** Milliseconds until API Gateway gives up. */
export const apiTimeoutMs = 30_000

/**
 * Requests per second over all callers, and at once; more is answered 429 before any function runs.
 * Far above what one line sends; an account has 10,000.
 */
export const apiThrottle = { rateLimit: 1_000, burstLimit: 2_000 }

/** For each public route, so that a flood of one leaves the others alone. */
export const publicThrottle = { rateLimit: 400, burstLimit: 800 }

/** The throttle of calls to addresses that no route has. */
export const unknownThrottle = { rateLimit: 10, burstLimit: 20 }

/** How long an exported file is served. */
export const exportSeconds = 3_600

/** Of `secret` (base64url) and its end in base 36. */
export const exportName = (secret: string, now: Date) =>
  `${secret}-${(Math.floor(now.getTime() / 1_000) + exportSeconds).toString(36)}`

/** Whether an export's time is over; `now` in epoch milliseconds. */
export const exportHasEnded = (uri: string, now: number) =>
  uri.startsWith('/exports/') && !(parseInt(uri.slice(uri.lastIndexOf('-') + 1), 36) * 1_000 > now)
