import { routes } from '@bong-bari/contract'

export type RouteMatch = {
  /** The function's name. */
  runs: string
  /** `$default` for no route. */
  routeKey: string
  pathParameters?: Record<string, string>
}

const segmentsOf = (path: string) => path.split('/').slice(1)

const parameterOf = (segment: string) => /^\{(\w+)\}$/.exec(segment)?.[1]

// Literals beat parameters, leftmost first.
const specificity = (path: string) =>
  segmentsOf(path)
    .map((segment) => (parameterOf(segment) ? '1' : '0'))
    .join('')

const table = routes
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

/** As API Gateway: exact case and slashes. `path` is raw, parameters are decoded. Throws a URIError. */
export const matchRoute = (method: string, path: string): RouteMatch => {
  const segments = segmentsOf(path)
  for (const route of table) {
    if (route.method !== method || route.segments.length !== segments.length) continue
    const pathParameters = parametersIn(route.segments, segments)
    if (!pathParameters) continue
    const { runs, routeKey } = route
    return { runs, routeKey, ...(Object.keys(pathParameters).length && { pathParameters }) }
  }
  return { runs: 'fallback', routeKey: '$default' }
}
