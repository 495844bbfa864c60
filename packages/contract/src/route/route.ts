import * as z from 'zod/mini'
import type { AuditMark } from '../account/audit-actions.ts'

/** `path`: literal segments and `{name}` parameters, as API Gateway's. */
export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/api/${string}`
  /** `admin`: a session, and its CSRF token unless GET. */
  access: 'public' | 'admin'
  /** Password given within the hour. */
  proven?: true
  /** Writing calls have an entry or a reason against ({@link Audited}). */
  audit?: AuditMark
  params?: z.ZodMiniType
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  /** In lower case. */
  headers?: z.ZodMiniType
  response: z.ZodMiniType
  /** 200 by default. */
  status?: 200 | 201
  /** A list's page; `Link` names the next. */
  paged?: true
  /** Repeated by screens, so it does not extend a session. */
  polled?: true
  /** May hold a data-URL picture, so Lambda's size limit applies. */
  carriesImage?: true
  /** The default file name; `{name}` is a query parameter. `response` is unused. */
  file?: string
  /** No search engine may index it. */
  noindex?: true
  /** Seconds in shared caches; default no-store. */
  cache?: number
}

export type Group = Record<string, Route>

/** Writes and files must declare their audit. */
export type Audited = Record<
  string,
  Route & ({ audit: AuditMark } | { method: 'GET'; file?: never })
>

/** What a caller needs; without a response schema the answer is unknown. */
export type Callable = Omit<Route, 'response'> & { response?: z.ZodMiniType }

/** `next` is a cursor. */
export type Page<Items> = { items: Items; next?: string | undefined }

/** Before parsing. */
export type CallInput<R extends Callable> = (R extends { params: infer P extends z.ZodMiniType }
  ? { params: z.input<P> }
  : unknown) &
  (R extends { query: infer Q extends z.ZodMiniType } ? { query?: z.input<Q> } : unknown) &
  (R extends { body: infer B extends z.ZodMiniType } ? { body: z.input<B> } : unknown)

/** Bytes, or a path on this site to fetch. */
export type FileAnswer =
  | { name: string; contentType: string; body: Uint8Array }
  | { location: `/${string}` }

export type NamedFile = { blob: Blob; name: string }

/** Undeclared parts are undefined. */
export type ParsedInput<R extends Route> = {
  params: R extends { params: infer P extends z.ZodMiniType } ? z.output<P> : undefined
  query: R extends { query: infer Q extends z.ZodMiniType } ? z.output<Q> : undefined
  body: R extends { body: infer B extends z.ZodMiniType } ? z.output<B> : undefined
  headers: R extends { headers: infer H extends z.ZodMiniType } ? z.output<H> : undefined
}

export type BodyOf<R extends Route> = ParsedInput<R>['body']

/** Before its schema picks fields. */
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

/** API Gateway's name, such as `PUT /api/things/{id}`. */
export const routeKey = (route: Pick<Route, 'method' | 'path'>) => `${route.method} ${route.path}`

export const isPublicList = ({ method, access, params, response }: Route) =>
  method === 'GET' && access === 'public' && !params && response instanceof z.ZodMiniArray
