import { limits, type Restored, type TrashKind } from '@bong-bari/contract'
import { findInTrash, type InTrash, putBack } from '@bong-bari/table'
import { numberedSlug } from '@bong-bari/text'
import { refuse } from '../http/refuse.ts'

const mostAttempts = 100

const slugBefore = ({ item }: InTrash) => String(item.slug)

type Placed = { slug: string | null } | 'elsewhere'

/** Under its slug, else the next free one. */
const placeUnderSlug = async (one: InTrash, now: Date): Promise<Placed> => {
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    const slug = numberedSlug(slugBefore(one), attempt, limits.post.slug)
    const placed = await putBack(one, now, slug)
    if (placed !== 'slug-taken') return placed
  }
  return refuse('slug-taken')
}

const placeHere = async (one: InTrash, now: Date): Promise<Placed> => {
  const placed = await putBack(one, now, null)
  return placed === 'slug-taken' ? refuse('slug-taken') : placed
}

/** Only posts have slugs, and a draft may have none. */
const hasSlug = ({ kind, item }: InTrash) => kind === 'post' && typeof item.slug === 'string'

const answer = (one: InTrash, slug: string | null): Restored => {
  const { kind, id } = one
  const before = slug === null ? null : slugBefore(one)
  return { kind, id, slug, slugBefore: before === slug ? null : before }
}

/** Puts something back where it was; a repeat is answered the same. */
export const restore = async (kind: TrashKind, id: string, now: Date): Promise<Restored> => {
  for (;;) {
    const one = (await findInTrash(kind, id, now)) ?? refuse('trash-not-found')
    if (one.restoredAs !== undefined) return answer(one, one.restoredAs || null)
    const placed = await (hasSlug(one) ? placeUnderSlug : placeHere)(one, now)
    if (placed !== 'elsewhere') return answer(one, placed.slug)
  }
}
