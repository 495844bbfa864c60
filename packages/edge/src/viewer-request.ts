import { exportHasEnded } from './exports.ts'
import { assetFolders, listedPages, mediaFolders, officePages, rootFiles } from './pages.ts'
import { publishedFile } from './published.ts'

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

const servedFolders = assetFolders.concat(mediaFolders, '/api/')

/** True for what has a behavior of its own, which no rule here is for. */
const isServedAsItIs = (uri: string) =>
  rootFiles.includes(uri) || servedFolders.some((folder) => uri.startsWith(folder))

/** One form of each address: no trailing slash, no `index.html`, no `.html` of a page. */
const canonical = (uri: string) => {
  // A location of two slashes, or of a slash and a backslash, would lead to another site.
  let path = uri.replace(/\\/g, '%5C').replace(/\/+/g, '/')
  if (path.endsWith('/index.html')) path = path.slice(0, -'index.html'.length)
  if (path.endsWith('/') && path !== '/') path = path.slice(0, -1)
  // Its file would be that of the first page.
  if (path === '/index') return '/'
  const bare = path.endsWith('.html') ? path.slice(0, -'.html'.length) : path
  return officePages[bare] || listedPages.includes(bare) ? bare : path
}

/** No address that has a page is longer, and no key of S3 may be much longer. */
const longest = 500

/** Escapes what S3 would undo: `/%61bout` is another address than `/about`, and has no page. */
const asKey = (path: string) =>
  path.slice(0, longest).replace(/%/g, '%25').replace(/\.\./g, '%252E%252E')

/**
 * The URL rules of pages and exports, in the shape of a CloudFront Function: redirects to the
 * canonical address, gives a page of the team its file and every other address the one that is
 * published for it, if any is; hides an export whose hour is over, and lets files and the API pass.
 */
export const handler = <Request extends ViewerRequest>(event: {
  request: Request
}): Request | ViewerRedirect | ViewerRefusal => {
  const request = event.request
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
