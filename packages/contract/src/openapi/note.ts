import type * as z from 'zod/mini'
import { keptDays } from '../kept-days.ts'

/** What a route's schemas do not say, and its own refusals. */
export type Note<Code extends string = string> = {
  summary: string
  description: string
  body?: object
  refusals?: readonly Code[]
}

export type NotesOf<RouteName extends PropertyKey, Code extends string> = {
  about: string
  entities?: Record<string, { schema: z.ZodMiniType; example: object }>
  routes: Record<RouteName, Note<Code>>
}

export const id = '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed'
export const times = {
  createdAt: '2026-01-14T06:30:00.000Z',
  updatedAt: '2026-01-14T06:30:00.000Z',
}
export const changes = { version: 3, changedBy: 'mitali' }

export const changeNote =
  "Fields that are absent stay; null or '' clears one that may be empty. With If-Match it is done only while that version stands."

export const pictureNote =
  'A picture is named by the address that `POST /api/admin/images` gave, by an address elsewhere, or given whole as a data-URL.'

export const trashNote = `It is in no list any more; for ${keptDays.trash} days it can be restored from the trash.`
