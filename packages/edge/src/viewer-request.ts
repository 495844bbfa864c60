import { apiRequestHeaders, viewerHeader } from './headers.ts'
import { exportHasEnded } from './limits.ts'
import {
  assetFolders,
  listedPages,
  mediaFolders,
  officePages,
  publishedFile,
  replacementOf,
  rootFiles,
} from './pages.ts'

// Runs as a CloudFront Function: no destructuring, spread, `?.` or `??`.

export type EdgeValue = { value: string; multiValue?: { value: string }[] }

/** `uri` and query are as sent; names of headers are in lower case. */
export type ViewerRequest = {
  method: string
  uri: string
  querystring: Record<string, EdgeValue>
  headers: Record<string, EdgeValue>
  cookies?: Record<string, EdgeValue>
}

export type ViewerRedirect = {
  statusCode: number
  statusDescription: string
  headers: { location: { value: string } }
}

export type ViewerRefusal = { statusCode: number; statusDescription: string }

const pair = (name: string, value: string) => (value === '' ? name : `${name}=${value}`)

const searchOf = (query: Record<string, EdgeValue>) => {
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

const servedFolders = assetFolders.concat(mediaFolders)

/** Lies under its own address in a bucket. */
const isServedAsItIs = (uri: string) =>
  rootFiles.includes(uri) || servedFolders.some((folder) => uri.startsWith(folder))

/** No trailing slash, no `index.html`, no `.html`, and what stands in place of what is gone. */
const canonical = (uri: string) => {
  // `//` or `/\` would redirect to another site.
  let path = uri.replace(/\\/g, '%5C').replace(/\/+/g, '/')
  if (path.endsWith('/index.html')) path = path.slice(0, -'index.html'.length)
  if (path.endsWith('/') && path !== '/') path = path.slice(0, -1)
  // The key of `/index` would be the file of the first page, so it is asked for as `/`.
  if (path === '/index') return '/'
  const bare = path.endsWith('.html') ? path.slice(0, -'.html'.length) : path
  if (officePages[bare] || listedPages.includes(bare)) return bare
  return replacementOf(path) || path
}

/** No page has a longer address, and S3 keys are limited. */
const longest = 500

/** Escapes what S3 would decode: `/%61bout` is not `/about`. */
const asKey = (path: string) =>
  path.slice(0, longest).replace(/%/g, '%25').replace(/\.\./g, '%252E%252E')

/** Every header that a visitor may send; another, such as a forged address, ends here. CloudFront lets nobody remove the last four. */
const passed = apiRequestHeaders.concat('content-length', 'host', 'transfer-encoding', 'via')

const toApi = <Request extends ViewerRequest>(request: Request, address: string): Request => {
  Object.keys(request.headers).forEach((name) => {
    if (!passed.includes(name)) delete request.headers[name]
  })
  request.headers[viewerHeader] = { value: address }
  request.cookies = {}
  return request
}

/**
 * The one function at the viewer's request: tells the API who asks, and drops what was forged; redirects to canonical addresses, maps a
 * team page to its file and every other address to its published file, and hides expired exports.
 */
export const handler = <Request extends ViewerRequest>(event: {
  request: Request
  viewer: { ip: string }
}): Request | ViewerRedirect | ViewerRefusal => {
  const request = event.request
  if (request.uri.startsWith('/api/')) return toApi(request, event.viewer.ip)
  if (exportHasEnded(request.uri, Date.now()))
    return { statusCode: 404, statusDescription: 'Not Found' }
  if (isServedAsItIs(request.uri)) return request
  const path = canonical(request.uri)
  if (path !== request.uri)
    return {
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: { location: { value: path + searchOf(request.querystring) } },
    }
  request.uri = officePages[path] || publishedFile(asKey(path))
  return request
}
