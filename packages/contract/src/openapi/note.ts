import type * as z from 'zod/mini'

/** What a reader needs to know of a route beyond its schemas, and how it may say no by itself. */
export type Note<Code extends string = string> = {
  summary: string
  description: string
  /** A body that the route takes, with every field that it has. */
  body?: object
  refusals?: readonly Code[]
}

/** The words of an endpoint group: one note for each route, and the things that its answers are made of. */
export type NotesOf<RouteName extends PropertyKey, Code extends string> = {
  about: string
  entities?: Record<string, { schema: z.ZodMiniType; example: object }>
  routes: Record<RouteName, Note<Code>>
}
