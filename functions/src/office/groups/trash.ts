import {
  limits,
  nouns,
  type RestoreResult,
  type TrashItem,
  type TrashKind,
  trash,
} from '@bong-bari/contract'
import {
  findInTrash,
  listTrash,
  putBack,
  removeFromTrash,
  type StoredTrash,
} from '@bong-bari/table'
import { cut, numberedSlug } from '@bong-bari/text'
import { refuse } from '../../http/refuse.ts'
import { serve } from '../../http/serve.ts'

const maxAttempts = 100

const slugBefore = ({ item }: StoredTrash) => String(item.slug)

type RestoredSlug = { slug: string | null } | 'elsewhere'

/** Restores a post under its slug or, if another post has it, under the next free one. */
const restoreWithSlug = async (one: StoredTrash, now: Date): Promise<RestoredSlug> => {
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const slug = numberedSlug(slugBefore(one), attempt, limits.post.slug)
    const restored = await putBack(one, now, slug)
    if (restored !== 'slug-taken') return restored
  }
  return refuse('slug-taken')
}

const restoreWithoutSlug = async (one: StoredTrash, now: Date): Promise<RestoredSlug> => {
  const restored = await putBack(one, now, null)
  return restored === 'slug-taken' ? refuse('slug-taken') : restored
}

/** Drafts may have no slug. */
const hasSlug = ({ kind, item }: StoredTrash) => kind === 'post' && typeof item.slug === 'string'

const toResult = (one: StoredTrash, slug: string | null): RestoreResult => {
  const { kind, id } = one
  const before = slug === null ? null : slugBefore(one)
  return { kind, id, slug, slugBefore: before === slug ? null : before }
}

/** Restores an item. Restoring it once more changes nothing. */
const restore = async (kind: TrashKind, id: string, now: Date): Promise<RestoreResult> => {
  for (;;) {
    const one = (await findInTrash(kind, id, now)) ?? refuse('trash-not-found')
    if (one.restoredAs !== undefined) return toResult(one, one.restoredAs || null)
    const restored = await (hasSlug(one) ? restoreWithSlug : restoreWithoutSlug)(one, now)
    if (restored !== 'elsewhere') return toResult(one, restored.slug)
  }
}

/** A longer name is cut in the list of the trash, in characters. */
const maxNameLength = 200

/** An item that its schema no longer reads is listed too, so that it can be removed. */
const toTrashItem = ({ kind, id, item, deletedAt, deletedBy, ttl }: StoredTrash): TrashItem => {
  const fields = new Map<string, unknown>(Object.entries(item))
  const textIn = (field: string) => {
    const value = fields.get(field)
    return typeof value === 'string' ? cut(value, maxNameLength) : ''
  }
  const { name, text } = nouns[kind].trash
  const keptUntil = new Date(ttl * 1000).toISOString()
  return { kind, id, name: textIn(name), text: textIn(text), deletedAt, deletedBy, keptUntil }
}

export const handler = serve(trash, {
  list: async ({ now }) => (await listTrash(now)).map(toTrashItem),

  restore: ({ params: { kind, id }, now }) => restore(kind, id, now),

  remove: async ({ params: { kind, id }, now }) => {
    if (!(await removeFromTrash(kind, id, now))) return refuse('trash-not-found')
    return { kind, id }
  },
})
