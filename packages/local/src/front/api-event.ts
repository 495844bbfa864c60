import { randomUUID } from 'node:crypto'
import { routes } from '@bong-bari/contract'
import { type EdgeValue, viewerRequest } from '@bong-bari/edge'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'

export type RouteMatch = {
  runs: string
  /** `$default` where no route matches. */
  routeKey: string
  pathParameters?: Record<string, string>
}

const segmentsOf = (path: string) => path.split('/').slice(1)

const parameterOf = (segment: string) => /^\{(\w+)\}$/.exec(segment)?.[1]

// API Gateway prefers literals to parameters, from the left.
const specificity = (path: string) =>
  segmentsOf(path)
    .map((segment) => (parameterOf(segment) ? '1' : '0'))
    .join('')

const routeTable = routes
  .map(({ runs, key, route }) => ({
    runs,
    routeKey: key,
    method: route.method,
    segments: segmentsOf(route.path),
    order: specificity(route.path),
  }))
  .sort((one, other) => one.order.localeCompare(other.order))

const parametersIn = (template: string[], segments: string[]) => {
  const parameters: Record<string, string> = {}
  for (const [index, segment] of segments.entries()) {
    const part = template[index] ?? ''
    const name = parameterOf(part)
    if (name && segment) parameters[name] = decodeURIComponent(segment)
    else if (part !== segment) return undefined
  }
  return parameters
}

/** Finds the route of a call as API Gateway does, with exact case and slashes. `path` is encoded, the returned parameters are decoded. Throws a URIError if one cannot be decoded. */
export const matchRoute = (method: string, path: string): RouteMatch => {
  const segments = segmentsOf(path)
  for (const route of routeTable) {
    if (route.method !== method || route.segments.length !== segments.length) continue
    const pathParameters = parametersIn(route.segments, segments)
    if (!pathParameters) continue
    const { runs, routeKey } = route
    return { runs, routeKey, ...(Object.keys(pathParameters).length && { pathParameters }) }
  }
  return { runs: 'fallback', routeKey: '$default' }
}

/** A request as the CDN passes it on. */
export type ApiRequest = {
  method: string
  /** Path and query as they were sent. */
  target: string
  /** In the order sent; names may repeat and have any case. */
  headers: [name: string, value: string][]
  body: Buffer
  /** The time of the call, in milliseconds since 1970. */
  now: number
}

const domainName = 'api.local.test'

// On AWS this is an address of the CDN, so whoever counted by it would count all visitors as one.
const sourceIp = '192.0.2.1'

const hopByHop = new Set(['connection', 'cookie', 'host', 'keep-alive', 'transfer-encoding'])

const mergeHeaders = (sent: ApiRequest['headers']) => {
  const headers: Record<string, string> = { host: domainName }
  for (const [name, value] of sent) {
    const key = name.toLowerCase()
    if (!hopByHop.has(key)) headers[key] = key in headers ? `${headers[key]},${value}` : value
  }
  return headers
}

const listCookies = (sent: ApiRequest['headers']) =>
  sent
    .filter(([name]) => name.toLowerCase() === 'cookie')
    .flatMap(([, value]) => value.split(';'))
    .map((cookie) => cookie.trim())
    .filter(Boolean)

const parseQuery = (search: string) => {
  const query: Record<string, string> = {}
  for (const [name, value] of new URLSearchParams(search))
    query[name] = Object.hasOwn(query, name) ? `${query[name]},${value}` : value
  return query
}

const textual = /^(text\/|application\/(json|javascript|xml)\s*(;|$))/i

const encodeBody = (body: Buffer, contentType = '') => {
  if (body.length === 0) return { isBase64Encoded: false }
  // API Gateway decides by the type; invalid UTF-8 in a text becomes U+FFFD.
  const isBase64Encoded = !textual.test(contentType)
  return { isBase64Encoded, body: body.toString(isBase64Encoded ? 'base64' : 'utf8') }
}

/** Formats a time like 21/Nov/2025:03:29:00 +0000. */
const formatClfTime = (now: number) => {
  const [, day, month, year, time] = new Date(now).toUTCString().split(' ')
  return `${day}/${month}/${year}:${time} +0000`
}

const decodePath = (path: string) => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Creates API Gateway's HTTP event, format 2.0. */
export const toEvent = (request: ApiRequest, match: RouteMatch): APIGatewayProxyEventV2 => {
  const [path = '', ...rest] = request.target.split('?')
  const rawQueryString = rest.join('?')
  const rawPath = decodePath(path)
  const headers = mergeHeaders(request.headers)
  if (request.body.length) headers['content-length'] ??= String(request.body.length)
  const cookies = listCookies(request.headers)
  return {
    version: '2.0',
    routeKey: match.routeKey,
    rawPath,
    rawQueryString,
    ...(cookies.length && { cookies }),
    headers,
    ...(rawQueryString && { queryStringParameters: parseQuery(rawQueryString) }),
    ...(match.pathParameters && { pathParameters: match.pathParameters }),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName,
      domainPrefix: 'api',
      http: {
        method: request.method,
        path: rawPath,
        protocol: 'HTTP/1.1',
        sourceIp,
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey: match.routeKey,
      stage: '$default',
      time: formatClfTime(request.now),
      timeEpoch: request.now,
    },
    ...encodeBody(request.body, headers['content-type']),
  }
}

/** Converts headers to the form of CloudFront Functions: names in lower case, repeated ones joined. */
const toEdgeHeaders = (sent: ApiRequest['headers']) => {
  const headers: Record<string, EdgeValue> = {}
  for (const [name, value] of sent) {
    const key = name.toLowerCase()
    const before = headers[key]
    headers[key] = { value: before ? `${before.value},${value}` : value }
  }
  return headers
}

/** Returns the headers that the CDN sends to the API: those that its viewer-request function leaves, and the origin secret. `viewer` is the visitor's address. */
export const applyCdnHeaders = (
  sent: ApiRequest['headers'],
  { viewer, originSecret }: { viewer: string; originSecret: string },
): ApiRequest['headers'] => {
  const edgeResult = viewerRequest({
    request: { method: 'GET', uri: '/api/', querystring: {}, headers: toEdgeHeaders(sent) },
    viewer: { ip: viewer },
  })
  const headers = 'uri' in edgeResult ? edgeResult.headers : {}
  return [
    ...Object.entries(headers).map(([name, { value }]): [string, string] => [name, value]),
    ['x-origin-secret', originSecret],
  ]
}
