import * as z from 'zod/mini'
import type { AuditMark } from '../account/audit-actions.ts'

/** A route of the API. `path` has literal segments and `{name}` parameters, as in API Gateway. */
export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/api/${string}`
  /** `admin` needs a session, and its CSRF token unless the method is GET. */
  access: 'public' | 'admin'
  /** The password must have been given within the hour. */
  proven?: true
  /** The audit entry of a writing call, or the reason why it has none ({@link Audited}). */
  audit?: AuditMark
  params?: z.ZodMiniType
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  /** Names of headers are in lower case. */
  headers?: z.ZodMiniType
  response: z.ZodMiniType
  /** The status is 200 by default. */
  status?: 200 | 201
  /** The answer is a page of a list, and the header `Link` names the next. */
  paged?: true
  /** Screens repeat the call, so it does not extend a session. */
  polled?: true
  /** The body may hold a picture as data-URL, so the size limit of Lambda applies. */
  carriesImage?: true
  /** The answer is a file of this name, in which `{name}` is a query parameter; `response` is not used. */
  file?: string
  /** No search engine may index the answer. */
  noindex?: true
  /** Shared caches keep the answer for so many seconds; without it nobody stores it. */
  cache?: number
}

export type Group = Record<string, Route>

/** Routes of which every write and every file declares its audit. */
export type Audited = Record<
  string,
  Route & ({ audit: AuditMark } | { method: 'GET'; file?: never })
>

/** What a caller needs of a route. Without a response schema the type of the answer is unknown. */
export type Callable = Omit<Route, 'response'> & { response?: z.ZodMiniType }

/** A page of a list. `next` is the cursor of the next page, undefined at the end. */
export type Page<Items> = { items: Items; next?: string | undefined }

/** What a caller gives to a route, before it is parsed. */
export type CallInput<R extends Callable> = (R extends { params: infer P extends z.ZodMiniType }
  ? { params: z.input<P> }
  : unknown) &
  (R extends { query: infer Q extends z.ZodMiniType } ? { query?: z.input<Q> } : unknown) &
  (R extends { body: infer B extends z.ZodMiniType } ? { body: z.input<B> } : unknown)

/** A file as bytes, or the path on this site where it is to be fetched. */
export type FileAnswer =
  | { name: string; contentType: string; body: Uint8Array }
  | { location: `/${string}` }

export type NamedFile = { blob: Blob; name: string }

/** What a handler gets after parsing. Parts that the route does not declare are undefined. */
export type ParsedInput<R extends Route> = {
  params: R extends { params: infer P extends z.ZodMiniType } ? z.output<P> : undefined
  query: R extends { query: infer Q extends z.ZodMiniType } ? z.output<Q> : undefined
  body: R extends { body: infer B extends z.ZodMiniType } ? z.output<B> : undefined
  headers: R extends { headers: infer H extends z.ZodMiniType } ? z.output<H> : undefined
}

export type BodyOf<R extends Route> = ParsedInput<R>['body']

/** What a handler returns. The response schema then drops fields that it does not name. */
export type HandlerResult<R extends Route> = R extends { paged: true }
  ? Page<z.input<R['response']>>
  : R extends { file: string }
    ? FileAnswer
    : z.input<R['response']>

export type CallResult<R extends Callable> = R extends { paged: true }
  ? Page<AnswerOf<R>>
  : R extends { file: string }
    ? NamedFile
    : AnswerOf<R>

type AnswerOf<R extends Callable> = R extends { response: infer S extends z.ZodMiniType }
  ? z.output<S>
  : unknown

/** The name of a route in API Gateway, such as `PUT /api/things/{id}`. */
export const routeKey = (route: Pick<Route, 'method' | 'path'>) => `${route.method} ${route.path}`

export const isPublicList = ({ method, access, params, response }: Route) =>
  method === 'GET' && access === 'public' && !params && response instanceof z.ZodMiniArray
