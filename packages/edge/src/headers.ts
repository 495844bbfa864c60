/**
 * The Content-Security-Policy of every answer. `uploadOrigin` is where the browser posts images to
 * (scheme and host); without it no upload is possible. `inlineStyles` allows a style sheet that stands
 * in the page.
 */
export const contentSecurityPolicy = (uploadOrigin?: string, inlineStyles = false) =>
  [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self'${inlineStyles ? ` 'unsafe-inline'` : ''}`,
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

/** How long browsers stay on HTTPS, in seconds. */
export const hstsSeconds = 31_536_000

/** What the pages never use; the video player needs autoplay, fullscreen and picture-in-picture. */
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

/** On pages that no search engine shall keep, beside the security headers. */
export const unlistedHeaders = { 'x-robots-tag': 'noindex' }

/** The security headers of every page and every API answer; names in lower case. */
export const securityHeaders = (uploadOrigin?: string) => ({
  'content-security-policy': contentSecurityPolicy(uploadOrigin),
  'strict-transport-security': `max-age=${hstsSeconds}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissionsPolicy,
  'cross-origin-opener-policy': 'same-origin',
})

/** The same headers for public pages, whose style sheet stands in them. */
export const pageHeaders = (uploadOrigin?: string) => ({
  ...securityHeaders(uploadOrigin),
  'content-security-policy': contentSecurityPolicy(uploadOrigin, true),
})
