import * as z from 'zod/mini'
import type { AuditMark } from './audit-actions.ts'

/** `path` is API Gateway's: literal segments and `{name}` parameters, matched exactly. */
export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/api/${string}`
  /** `admin` needs a session, and its CSRF token unless the method is GET. */
  access: 'public' | 'admin'
  /** Only with a password given within the hour. */
  proven?: true
  /** The audit entry; every call that may write has one, or a reason against ({@link Audited}). */
  audit?: AuditMark
  params?: z.ZodMiniType
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  /** In lower case. */
  headers?: z.ZodMiniType
  response: z.ZodMiniType
  /** 200 by default. */
  status?: 200 | 201
  /** One page of a list; `Link` names the next. */
  paged?: true
  /** Screens repeat it by themselves, so it does not keep a session alive. */
  polled?: true
  /** The body may hold a data-URL picture, so Lambda's size limit applies. */
  carriesImage?: true
  /** The answer is a file; `response` is unused. The default file name, where `{name}` is a query parameter. */
  file?: string
  /** No search engine may index it. */
  noindex?: true
  /** Seconds for shared caches; absent is no-store. */
  cache?: number
}

export type Group = Record<string, Route>

/** A group whose writes and files all declare their audit. */
export type Audited = Record<
  string,
  Route & ({ audit: AuditMark } | { method: 'GET'; file?: never })
>

/** What a caller needs of a route; without a response schema the answer is unknown. */
export type Callable = Omit<Route, 'response'> & { response?: z.ZodMiniType }

/** `next` is the following page's cursor. */
export type Page<Items> = { items: Items; next?: string | undefined }

/** Before parsing. */
export type CallInput<R extends Callable> = (R extends { params: infer P extends z.ZodMiniType }
  ? { params: z.input<P> }
  : unknown) &
  (R extends { query: infer Q extends z.ZodMiniType } ? { query?: z.input<Q> } : unknown) &
  (R extends { body: infer B extends z.ZodMiniType } ? { body: z.input<B> } : unknown)

/** A handler's file: bytes, or a path on this site to fetch. */
export type FileAnswer =
  | { name: string; contentType: string; body: Uint8Array }
  | { location: `/${string}` }

export type NamedFile = { blob: Blob; name: string }

/** A handler's parsed input; undeclared parts are undefined. */
export type ParsedInput<R extends Route> = {
  params: R extends { params: infer P extends z.ZodMiniType } ? z.output<P> : undefined
  query: R extends { query: infer Q extends z.ZodMiniType } ? z.output<Q> : undefined
  body: R extends { body: infer B extends z.ZodMiniType } ? z.output<B> : undefined
  headers: R extends { headers: infer H extends z.ZodMiniType } ? z.output<H> : undefined
}

export type BodyOf<R extends Route> = ParsedInput<R>['body']

/** A handler's answer, before its response schema picks fields. */
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

/** API Gateway's name of a route, such as `PUT /api/things/{id}`. */
export const routeKey = (route: Pick<Route, 'method' | 'path'>) => `${route.method} ${route.path}`

export const isPublicList = ({ method, access, params, response }: Route) =>
  method === 'GET' && access === 'public' && !params && response instanceof z.ZodMiniArray
