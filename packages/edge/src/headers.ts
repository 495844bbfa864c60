/**
 * The Content-Security-Policy. `uploadOrigin` (scheme and host) takes uploads; without it none
 * work. `inlineStyles` allows the page's own style sheet.
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

/** For pages hidden from search engines. */
export const unlistedHeaders = { 'x-robots-tag': 'noindex' }

/** For every page and API answer; names in lower case. */
export const securityHeaders = (uploadOrigin?: string) => ({
  'content-security-policy': contentSecurityPolicy(uploadOrigin),
  'strict-transport-security': `max-age=${hstsSeconds}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissionsPolicy,
  'cross-origin-opener-policy': 'same-origin',
})

/** For public pages, which contain their style sheet. */
export const pageHeaders = (uploadOrigin?: string) => ({
  ...securityHeaders(uploadOrigin),
  'content-security-policy': contentSecurityPolicy(uploadOrigin, true),
})
