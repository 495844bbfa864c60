import { endpoint } from '../http/endpoint.ts'
import { refuse } from '../http/refuse.ts'
import { addresses } from './addresses.computed.ts'

const parameter = '{'

/** Whether a path has the form of a route: the same segments, parameters matching any one of them. */
const hasForm = (path: string, form: string) => {
  const [segments, expected] = [path.split('/'), form.split('/')]
  return (
    segments.length === expected.length &&
    expected.every((part, index) =>
      part.startsWith(parameter) ? segments[index] !== '' : part === segments[index],
    )
  )
}

const methodsOf = (path: string) =>
  addresses.filter((one) => hasForm(path, one.path)).map(({ method }) => method)

/** Answers what no route takes: 405 naming the methods of a known address, 404 otherwise. */
export const handler = endpoint(async (event) => {
  const methods = methodsOf(event.rawPath)
  return methods.length
    ? refuse('method-not-allowed', { headers: { allow: [...new Set(methods)].join(', ') } })
    : refuse('route-not-found')
})
