/** Bytes that a function may be sent (as its event) or may answer. */
export const functionPayloadBytes = 6 * 1024 * 1024

/** Milliseconds after which API Gateway gives up on a function. */
export const apiTimeoutMs = 30_000
