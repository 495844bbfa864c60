import { speculationRulesHash } from './speculation-rules.ts'

/**
 * The Content-Security-Policy. `uploadOrigin` (scheme and host) takes uploads; without it none
 * work. A public page has its own style sheet inside, and may say which pages to render ahead.
 */
export const contentSecurityPolicy = (uploadOrigin?: string, isPublicPage = false) =>
  [
    `default-src 'self'`,
    `script-src 'self'${isPublicPage ? ` ${speculationRulesHash}` : ''}`,
    `style-src 'self'${isPublicPage ? ` 'unsafe-inline'` : ''}`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob: https:`,
    `font-src 'self'`,
    `media-src 'self'`,
    `connect-src 'self'${uploadOrigin ? ` ${uploadOrigin}` : ''}`,
    'frame-src https://www.youtube-nocookie.com',
    `frame-ancestors 'none'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
  ].join('; ')

export const hstsSeconds = 31_536_000

/**
 * Features that pages never use; the video player needs autoplay, fullscreen and
 * picture-in-picture.
 */
export const permissionsPolicy = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

/** For every page and API answer; names in lower case. */
export const securityHeaders = (uploadOrigin?: string) => ({
  'content-security-policy': contentSecurityPolicy(uploadOrigin),
  'strict-transport-security': `max-age=${hstsSeconds}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissionsPolicy,
  'cross-origin-opener-policy': 'same-origin',
})

/** For public pages, which contain their style sheet and rules for rendering ahead. */
export const pageHeaders = (uploadOrigin?: string) => ({
  ...securityHeaders(uploadOrigin),
  'content-security-policy': contentSecurityPolicy(uploadOrigin, true),
})

/** Cache-Control by class of file. A deployment clears HTML from the CDN. */
export const cacheControl = {
  /** For files with a hash in their name, which never change. */
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

/** Headers that the CDN passes to the API. */
export const apiRequestHeaders: readonly string[] = [
  'accept-encoding',
  'authorization',
  'content-type',
  'idempotency-key',
  'if-match',
  'if-none-match',
  'user-agent',
  'x-csrf-token',
]

/** Tells the API who asks; the CDN writes it, whatever the visitor sent under this name. */
export const viewerHeader = 'x-viewer-address'
