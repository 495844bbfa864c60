/** Seconds that an export too large for one answer is served. */
export const exportSeconds = 3_600

/** The file of an export in the media bucket: `secret` (base64url) and, in base 36, when it ends. */
export const exportName = (secret: string, now: Date) =>
  `${secret}-${(Math.floor(now.getTime() / 1_000) + exportSeconds).toString(36)}`

/** True for the address of an export whose time (epoch milliseconds) is over. */
export const exportHasEnded = (uri: string, now: number) =>
  uri.startsWith('/exports/') && !(parseInt(uri.slice(uri.lastIndexOf('-') + 1), 36) * 1_000 > now)
