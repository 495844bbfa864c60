/** Cache-Control by class of file. A deployment clears HTML from the CDN. */
export const cacheControl = {
  /** Hash in the name. */
  immutable: 'public, max-age=31536000, immutable',
  html: 'public, max-age=0, s-maxage=86400, must-revalidate',
  file: 'public, max-age=86400',
  /** Changes show in a minute or two; outlives an outage for a day. */
  published: 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400',
  never: 'no-store',
} as const

/** For a path of the built web or the media bucket. */
export const fileCacheControl = (path: string) => {
  if (path.startsWith('/assets/') || path.startsWith('/media/')) return cacheControl.immutable
  if (path.startsWith('/exports/')) return cacheControl.never
  return path.endsWith('.html') ? cacheControl.html : cacheControl.file
}
