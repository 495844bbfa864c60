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

const mostAttempts = 100

const slugBefore = ({ item }: StoredTrash) => String(item.slug)

type Placed = { slug: string | null } | 'elsewhere'

/** Else the next free one. */
const placeUnderSlug = async (one: StoredTrash, now: Date): Promise<Placed> => {
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    const slug = numberedSlug(slugBefore(one), attempt, limits.post.slug)
    const placed = await putBack(one, now, slug)
    if (placed !== 'slug-taken') return placed
  }
  return refuse('slug-taken')
}

const placeHere = async (one: StoredTrash, now: Date): Promise<Placed> => {
  const placed = await putBack(one, now, null)
  return placed === 'slug-taken' ? refuse('slug-taken') : placed
}

/** Drafts may have none. */
const hasSlug = ({ kind, item }: StoredTrash) => kind === 'post' && typeof item.slug === 'string'

const answer = (one: StoredTrash, slug: string | null): RestoreResult => {
  const { kind, id } = one
  const before = slug === null ? null : slugBefore(one)
  return { kind, id, slug, slugBefore: before === slug ? null : before }
}

/** Restoring twice changes nothing more. */
const restore = async (kind: TrashKind, id: string, now: Date): Promise<RestoreResult> => {
  for (;;) {
    const one = (await findInTrash(kind, id, now)) ?? refuse('trash-not-found')
    if (one.restoredAs !== undefined) return answer(one, one.restoredAs || null)
    const placed = await (hasSlug(one) ? placeUnderSlug : placeHere)(one, now)
    if (placed !== 'elsewhere') return answer(one, placed.slug)
  }
}

/** A longer name is cut in the list of the trash, in characters. */
const longest = 200

/** An item that its schema no longer reads is listed too, so that it can be removed. */
const shown = ({ kind, id, item, deletedAt, deletedBy, ttl }: StoredTrash): TrashItem => {
  const fields = new Map<string, unknown>(Object.entries(item))
  const textIn = (field: string) => {
    const value = fields.get(field)
    return typeof value === 'string' ? cut(value, longest) : ''
  }
  const { name, text } = nouns[kind].trash
  const keptUntil = new Date(ttl * 1000).toISOString()
  return { kind, id, name: textIn(name), text: textIn(text), deletedAt, deletedBy, keptUntil }
}

export const handler = serve(trash, {
  list: async ({ now }) => (await listTrash(now)).map(shown),

  restore: ({ params: { kind, id }, now }) => restore(kind, id, now),

  remove: async ({ params: { kind, id }, now }) => {
    if (!(await removeFromTrash(kind, id, now))) return refuse('trash-not-found')
    return { kind, id }
  },
})
