import { limits, type Restored, type TrashKind } from '@bong-bari/contract'
import {
  bumpBotVersion,
  findInTrash,
  type InTrash,
  keepRevisions,
  lifeAgain,
  markRestored,
  placeAgain,
  placeOfPost,
  unplace,
} from '@bong-bari/table'
import { numberedSlug } from '@bong-bari/text'
import { refuse } from '../http/refuse.ts'
import { changingPages } from '../page-changes/change-pages.ts'
import { announceUp, pathsAt } from '../page-changes/change-post-pages.ts'

/** Where it stands now, and whether it was put there by this. */
type Placed = { slug: string | null; isMade: boolean }

/** A hundred posts of one slug are enough. */
const mostAttempts = 100

const slugBefore = ({ item }: InTrash) => String(item.slug)

/** Where an index, which may lag, still knows the post; the slug it had; and those that follow it. */
const slugsFor = async (one: InTrash, now: Date) => {
  const standing = await placeOfPost(one.id, now)
  const numbered = Array.from({ length: mostAttempts }, (_, before) =>
    numberedSlug(slugBefore(one), before + 1, limits.post.slug),
  )
  return standing?.slug ? [standing.slug, ...numbered] : numbered
}

/** Under the slug it had, else under the next free one. */
const placeUnderSlug = async (one: InTrash, now: Date): Promise<Placed> => {
  const life = lifeAgain(one, now)
  for (const slug of await slugsFor(one, now)) {
    const paths = life.isShown ? await pathsAt({ id: one.id, slug, ...life }, now) : []
    if (life.isDue) await announceUp({ id: one.id, slug, ...life })
    const placed = await changingPages(paths, now, () => placeAgain(one, now, slug))
    if (placed) return { slug, isMade: placed === 'made' }
  }
  return refuse('slug-taken')
}

const placeHere = async (one: InTrash, now: Date): Promise<Placed> => ({
  slug: null,
  isMade: (await placeAgain(one, now)) === 'made',
})

/** A draft that never had a slug stands under its id. What it said before is kept on with it. */
const placePost = async (one: InTrash, now: Date): Promise<Placed> => {
  const place = one.item.slug === null ? placeHere : placeUnderSlug
  const placed = await place(one, now)
  await keepRevisions(one.id)
  return placed
}

const places: Record<TrashKind, (one: InTrash, now: Date) => Promise<Placed>> = {
  post: placePost,
  section: (one, now) => changingPages(['/'], now, () => placeHere(one, now)),
  training: placeHere,
  template: placeHere,
  reply: placeHere,
}

const answer = (one: InTrash, slug: string | null): Restored => {
  const { kind, id } = one
  const before = slug === null ? null : slugBefore(one)
  return { kind, id, slug, slugBefore: before === slug ? null : before }
}

/**
 * Puts something back where it was and notes that, so that whoever restores it too, or asks again, is
 * answered the same. Where another one has put the post elsewhere meanwhile, or it was deleted anew,
 * what this made goes again.
 */
const restoreOnce = async (kind: TrashKind, id: string, now: Date): Promise<Restored> => {
  const one = (await findInTrash(kind, id, now)) ?? refuse('trash-not-found')
  if (one.restoredAs !== undefined) return answer(one, one.restoredAs || null)
  const { slug, isMade } = await places[kind](one, now)
  if (await markRestored(one, slug ?? '')) return answer(one, slug)
  const standing = await findInTrash(kind, id, now)
  const isSame = standing?.deletion === one.deletion && standing.restoredAs === (slug ?? '')
  if (!standing || isSame) return answer(one, slug)
  if (isMade && slug !== null) await unplace(one, slug)
  return restoreOnce(kind, id, now)
}

/** Puts something back. The bot reads anew what it knows, also where an earlier try broke off before. */
export const restore = async (kind: TrashKind, id: string, now: Date): Promise<Restored> => {
  const restored = await restoreOnce(kind, id, now)
  if (kind === 'training' || kind === 'template') await bumpBotVersion()
  return restored
}
