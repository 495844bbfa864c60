import * as z from 'zod/mini'
import type { AuditMark } from './audit-actions.ts'

/** `path` is API Gateway's: literal segments and `{name}` parameters, matched exactly. */
export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/api/${string}`
  /** `admin` needs a session, and its CSRF token unless the method is GET. */
  access: 'public' | 'admin'
  /** Only for a session whose password was given within the hour. */
  proven?: true
  /** What it leaves in the audit; every call that may write says it, or why nothing ({@link Audited}). */
  audit?: AuditMark
  params?: z.ZodMiniType
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  /** Headers of the call's own, in lower case. */
  headers?: z.ZodMiniType
  response: z.ZodMiniType
  /** Status of a successful answer; 200 when absent. */
  status?: 200 | 201
  /** The answer is one page of a list; the next one is named in the `Link` header. */
  paged?: true
  /** Screens repeat this call by themselves, so it does not keep a session from idling out. */
  polled?: true
  /** The body may carry a picture as a data-URL, so it may be as large as Lambda allows. */
  carriesImage?: true
  /**
   * The answer is a file, not JSON, and `response` is not used. This is the name that a caller gives
   * a file that came without one; `{name}` stands for a query parameter.
   */
  file?: string
  /** No search engine may keep the answer. */
  noindex?: true
  /** Seconds a shared cache may keep the answer. Absent: it is never stored. */
  cache?: number
}

export type Group = Record<string, Route>

/** A group in which no call that may write forgets the audit, and no file leaves without it. */
export type Audited = Record<
  string,
  Route & ({ audit: AuditMark } | { method: 'GET'; file?: never })
>

/** A route as far as a call goes: without a response schema its answer is unknown. */
export type Callable = Omit<Route, 'response'> & { response?: z.ZodMiniType }

/** A page of a list; `next` is the cursor of the following page. */
export type Page<Items> = { items: Items; next?: string | undefined }

/** What a caller passes: the parts that the route declares, before parsing. */
export type CallInput<R extends Callable> = (R extends { params: infer P extends z.ZodMiniType }
  ? { params: z.input<P> }
  : unknown) &
  (R extends { query: infer Q extends z.ZodMiniType } ? { query?: z.input<Q> } : unknown) &
  (R extends { body: infer B extends z.ZodMiniType } ? { body: z.input<B> } : unknown)

/** A file as a handler answers it: its bytes, or the path of this site where it waits. */
export type FileAnswer =
  | { name: string; contentType: string; body: Uint8Array }
  | { location: `/${string}` }

/** A file as a caller gets it. */
export type NamedFile = { blob: Blob; name: string }

/** What a handler receives: the same parts, parsed; undeclared ones are undefined. */
export type ParsedInput<R extends Route> = {
  params: R extends { params: infer P extends z.ZodMiniType } ? z.output<P> : undefined
  query: R extends { query: infer Q extends z.ZodMiniType } ? z.output<Q> : undefined
  body: R extends { body: infer B extends z.ZodMiniType } ? z.output<B> : undefined
  headers: R extends { headers: infer H extends z.ZodMiniType } ? z.output<H> : undefined
}

/** The parsed body of a route. */
export type BodyOf<R extends Route> = ParsedInput<R>['body']

/** What a handler returns: the answer before its response schema has picked the fields. */
export type HandlerResult<R extends Route> = R extends { paged: true }
  ? Page<z.input<R['response']>>
  : R extends { file: string }
    ? FileAnswer
    : z.input<R['response']>

/** What a successful call answers. */
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

/** Whether a route lists something to everyone. */
export const isPublicList = ({ method, access, params, response }: Route) =>
  method === 'GET' && access === 'public' && !params && response instanceof z.ZodMiniArray
