import * as z from 'zod/mini'
import { trashKinds } from '../route/nouns.ts'
import type { Group } from '../route/route.ts'

/** Restorable until `until`. */
export const trashed = z.object({
  kind: z.enum(trashKinds),
  id: z.string(),
  /** Title, keyword or name; empty where missing or unreadable. */
  name: z.string(),
  text: z.string(),
  deletedAt: z.iso.datetime(),
  deletedBy: z.nullable(z.string()),
  keptUntil: z.iso.datetime(),
})
export interface Trashed extends z.output<typeof trashed> {}

/** `slugBefore`: a post's former slug, since taken. */
export const restored = z.object({
  kind: trashed.shape.kind,
  id: z.string(),
  slug: z.nullable(z.string()),
  slugBefore: z.nullable(z.string()),
})
export type Restored = z.output<typeof restored>

const params = z.object({
  kind: z.enum(trashKinds, { error: `kind must be one of ${trashKinds.join(', ')}` }),
  id: z.string().check(z.maxLength(200)),
})

const path = '/api/admin/trash'

export const trash = {
  list: {
    method: 'GET',
    path,
    access: 'admin',
    response: z.array(trashed),
  },
  restore: {
    method: 'POST',
    path: `${path}/{kind}/{id}/restore`,
    access: 'admin',
    audit: 'restored',
    params,
    response: restored,
  },
  remove: {
    method: 'DELETE',
    path: `${path}/{kind}/{id}`,
    access: 'admin',
    audit: 'erased',
    proven: true,
    params,
    response: z.object({ kind: trashed.shape.kind, id: z.string() }),
  },
} as const satisfies Group
