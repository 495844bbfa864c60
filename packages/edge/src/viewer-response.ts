import { assetFolders, isOfficePage, rootFiles } from './pages.ts'
import type { EdgeValue } from './viewer-request.ts'

// Runs as a CloudFront Function: no destructuring, spread, `?.` or `??`.

export type ViewerResponse = { headers: Record<string, EdgeValue> }

const isFile = (uri: string) =>
  rootFiles.includes(uri) || assetFolders.some((folder) => uri.startsWith(folder))

/**
 * The one function at the viewer's response, for what has a status below 400: public pages, which contain their style sheet, get
 * `pagePolicy` as their Content-Security-Policy, and search engines are told to leave the team's pages out. `uri` may be the visitor's or
 * that of the file. Everything else is the same for every answer, and so stands in the distribution's one policy of headers.
 */
export const handler = <Response extends ViewerResponse>(
  event: { request: { uri: string }; response: Response },
  pagePolicy: string,
): Response => {
  const response = event.response
  const uri = event.request.uri
  if (isOfficePage(uri)) response.headers['x-robots-tag'] = { value: 'noindex' }
  else if (!isFile(uri)) response.headers['content-security-policy'] = { value: pagePolicy }
  return response
}
