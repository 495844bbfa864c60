import type { Context } from 'aws-lambda'
import { endpoint } from '../http/endpoint.ts'
import type { HttpEvent } from '../http/event.ts'
import { refuse } from '../http/refuse.ts'
import { addresses } from './addresses.computed.ts'

const parameter = '{'

/** Parameters match any segment. */
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

/** 405 with the methods of a known path, else 404. */
const refuseAddress = endpoint(async (event) => {
  const methods = methodsOf(event.rawPath)
  return methods.length
    ? refuse('method-not-allowed', { headers: { allow: [...new Set(methods)].join(', ') } })
    : refuse('route-not-found')
})

/** What API Gateway has no route for, and the contract's document, which knows the same addresses. */
export const handler = async (event: HttpEvent, context: Context) => {
  if (event.routeKey === '$default') return refuseAddress(event, context)
  return (await import('./openapi.ts')).handler(event, context)
}
