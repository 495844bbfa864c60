import type * as z from 'zod/mini'
import { keptDays } from '../kept-days.ts'

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

/** What examples of entities have in common. */
export const id = '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed'
export const times = {
  createdAt: '2026-01-14T06:30:00.000Z',
  updatedAt: '2026-01-14T06:30:00.000Z',
}
export const changes = { version: 3, changedBy: 'mitali' }

/** Said of every route that changes an entity by its fields. */
export const changeNote =
  "Fields that are absent stay; null or '' clears one that may be empty. With If-Match it is done only while that version stands."

/** How a body names a picture. */
export const pictureNote =
  'A picture is named by the address that `POST /api/admin/images` gave, by an address elsewhere, or given whole as a data-URL.'

export const trashNote = `It is in no list any more; for ${keptDays.trash} days it can be restored from the trash.`
