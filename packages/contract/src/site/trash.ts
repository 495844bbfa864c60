import * as z from 'zod/mini'
import { trashKinds } from '../route/nouns.ts'
import type { Group } from '../route/route.ts'

/** A deleted item, which can be restored until `keptUntil`. */
export const trashItem = z.object({
  kind: z.enum(trashKinds),
  id: z.string(),
  /** Its title, keyword or name; empty if it has none or is unreadable. */
  name: z.string(),
  text: z.string(),
  deletedAt: z.iso.datetime(),
  deletedBy: z.nullable(z.string()),
  keptUntil: z.iso.datetime(),
})
export interface TrashItem extends z.output<typeof trashItem> {}

/** A restored item. `slugBefore` is the slug that a post had, if another has taken it since. */
export const restoreResult = z.object({
  kind: trashItem.shape.kind,
  id: z.string(),
  slug: z.nullable(z.string()),
  slugBefore: z.nullable(z.string()),
})
export type RestoreResult = z.output<typeof restoreResult>

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
    response: z.array(trashItem),
  },
  restore: {
    method: 'POST',
    path: `${path}/{kind}/{id}/restore`,
    access: 'admin',
    audit: 'restored',
    params,
    response: restoreResult,
  },
  remove: {
    method: 'DELETE',
    path: `${path}/{kind}/{id}`,
    access: 'admin',
    audit: 'erased',
    proven: true,
    params,
    response: z.object({ kind: trashItem.shape.kind, id: z.string() }),
  },
} as const satisfies Group
