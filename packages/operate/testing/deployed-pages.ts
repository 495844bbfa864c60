import {
  documents,
  listedPages,
  pageHeaders,
  securityHeaders,
  unlistedPages,
} from '@bong-bari/edge'

const type = { 'content-type': 'text/html' }

/** Status and headers that a well deployment answers a page with. */
export const pageAnswer = (path: string) => {
  const status = [...listedPages, ...documents, ...unlistedPages].includes(path) ? 200 : 404
  const headers = unlistedPages.includes(path) ? securityHeaders() : pageHeaders()
  return [status, { ...type, ...headers }] as const
}
