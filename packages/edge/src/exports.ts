/** How long an exported file is served. */
export const exportSeconds = 3_600

/** Of `secret` (base64url) and its end in base 36. */
export const exportName = (secret: string, now: Date) =>
  `${secret}-${(Math.floor(now.getTime() / 1_000) + exportSeconds).toString(36)}`

/** Whether an export's time is over; `now` in epoch milliseconds. */
export const exportHasEnded = (uri: string, now: number) =>
  uri.startsWith('/exports/') && !(parseInt(uri.slice(uri.lastIndexOf('-') + 1), 36) * 1_000 > now)
