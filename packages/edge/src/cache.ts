/** Cache-Control of each class of file. HTML may stay at the CDN because a deployment clears it. */
export const cacheControl = {
  /** Files whose name carries their content's hash. */
  immutable: 'public, max-age=31536000, immutable',
  html: 'public, max-age=0, s-maxage=86400, must-revalidate',
  file: 'public, max-age=86400',
  /** Published pages: what the team changes is seen in a minute or two, and outlives us for a day. */
  published: 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400',
  never: 'no-store',
} as const

/** The Cache-Control of a file of the built web or of the media bucket, by its path. */
export const fileCacheControl = (path: string) => {
  if (path.startsWith('/assets/') || path.startsWith('/media/')) return cacheControl.immutable
  if (path.startsWith('/exports/')) return cacheControl.never
  return path.endsWith('.html') ? cacheControl.html : cacheControl.file
}
