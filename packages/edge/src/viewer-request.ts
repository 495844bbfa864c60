import { exportHasEnded } from './exports.ts'
import { pages } from './pages.ts'

// Runs as a CloudFront Function, whose engine knows no destructuring, spread, `?.` or `??`.

export type QueryValue = { value: string; multiValue?: { value: string }[] }

/** The parts of a CloudFront request that the URL rules read; `uri` and query are as sent. */
export type ViewerRequest = {
  method: string
  uri: string
  querystring: Record<string, QueryValue>
}

export type ViewerRedirect = {
  statusCode: number
  statusDescription: string
  headers: { location: { value: string } }
}

export type ViewerRefusal = { statusCode: number; statusDescription: string }

const pair = (name: string, value: string) => (value === '' ? name : `${name}=${value}`)

const searchOf = (query: Record<string, QueryValue>) => {
  const parts: string[] = []
  Object.keys(query).forEach((name) => {
    const entry = query[name]
    if (!entry) return
    const values = entry.multiValue ? entry.multiValue : [entry]
    values.forEach((one) => {
      parts.push(pair(name, one.value))
    })
  })
  return parts.length ? `?${parts.join('&')}` : ''
}

/** One form of each address: no trailing slash, no `index.html`, no `.html` of a page. */
const canonical = (uri: string) => {
  // A location of two slashes, or of a slash and a backslash, would lead to another site.
  let path = uri.replace(/\\/g, '%5C').replace(/\/+/g, '/')
  if (path.endsWith('/index.html')) path = path.slice(0, -'index.html'.length)
  if (path.endsWith('/') && path !== '/') path = path.slice(0, -1)
  const bare = path.endsWith('.html') ? path.slice(0, -'.html'.length) : path
  return pages[bare] ? bare : path
}

/**
 * The URL rules of pages and exports, in the shape of a CloudFront Function: redirects to the
 * canonical address, gives a known page its file, hides an export whose hour is over, and lets
 * everything else pass.
 */
export const handler = <Request extends ViewerRequest>(event: {
  request: Request
}): Request | ViewerRedirect | ViewerRefusal => {
  const request = event.request
  if (exportHasEnded(request.uri, Date.now()))
    return { statusCode: 404, statusDescription: 'Not Found' }
  const path = canonical(request.uri)
  if (path !== request.uri)
    return {
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: { location: { value: path + searchOf(request.querystring) } },
    }
  const file = pages[path]
  if (file) request.uri = file
  return request
}
