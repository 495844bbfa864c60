import { isDeepStrictEqual } from 'node:util'
import { limits, type PostRemoval, type PostWords, postWords } from '@bong-bari/contract'
import {
  type Edit,
  findRevision,
  type Keeping,
  listRevisions,
  placeOfRevision,
  type StoredPost,
  type StoredPostRevision,
} from '@bong-bari/table'
import { bytesInAnswer, maxAnswerBytes } from '../http/answer.ts'
import { refuse } from '../http/refuse.ts'

/** Milliseconds between kept autosaves. */
const often = 10 * 60_000

/** Characters; a smaller loss in one save is a word being typed. */
const corrected = 40

export const wordsOf = (post: PostWords) => postWords.parse(post)

const word = /[\p{L}\p{M}\p{N}\u200c\u200d]+/gu
const wordsIn = ({ title, excerpt, content }: PostWords) =>
  `${title} ${excerpt ?? ''} ${content}`.match(word) ?? []

type Loss = { words: number; characters: number; of: number }

/** Words missing in the later text, wherever they were. */
const lossOf = (before: PostWords, after: PostWords): Loss => {
  const left = new Map<string, number>()
  for (const one of wordsIn(after)) left.set(one, (left.get(one) ?? 0) + 1)
  const all = wordsIn(before)
  const gone = all.filter((one) => {
    const still = left.get(one) ?? 0
    left.set(one, still - 1)
    return still <= 0
  })
  return { words: gone.length, characters: gone.join(' ').length, of: all.length }
}

const isRemoval = ({ words, characters, of }: Loss) =>
  words > of * limits.removal.share && characters >= limits.removal.characters

const together = (earlier: Loss, later: Loss): Loss => ({
  words: earlier.words + later.words,
  characters: earlier.characters + later.characters,
  of: earlier.of,
})

type Kept = PostWords &
  Pick<StoredPost, 'id' | 'updatedAt' | 'changedBy' | 'version' | 'autosaved' | 'trimmed'> &
  Partial<Pick<StoredPost, 'createdAt' | 'revisedAt'>>

/** Manual saves and other admins' text are always kept, autosaves every ten minutes. */
const isWorthKeeping = (now: Kept, { by, at }: Edit) =>
  !now.autosaved ||
  now.changedBy !== by ||
  at.getTime() - Date.parse(now.revisedAt ?? now.createdAt ?? now.updatedAt) >= often

type Noted = Pick<StoredPost, 'revisedAt' | 'trimmed'> & { removal: PostRemoval | null }

/** The revision to keep before a change: if worth it, or before many words go, at once or gradually. */
export const keepingOf = (now: Kept, after: PostWords, made: Edit): Keeping<Partial<Noted>> => {
  const words = wordsOf(now)
  if (isDeepStrictEqual(words, wordsOf(after))) return { fields: {} }
  const { id, updatedAt: at, changedBy: by, autosaved } = now
  const revisedAt = made.at.toISOString()
  const revision = {
    id,
    at,
    by,
    kind: autosaved ? 'kept' : 'saved',
    removed: null,
    ...words,
  } as const
  const loss = lossOf(now, after)
  const removed = (lost: Loss) => ({ words: lost.words, at: revisedAt })

  if (isRemoval(loss)) {
    const removal = { revision: at, ...removed(loss) }
    const fields = { revisedAt, trimmed: null, removal }
    return { revision: { ...revision, removed: removed(loss) }, fields }
  }
  const hasLost = loss.characters >= corrected
  const { trimmed } = now
  if (isWorthKeeping(now, made) || (hasLost && !trimmed)) {
    const since = hasLost ? { place: placeOfRevision(now), ...loss } : null
    return { revision, fields: { revisedAt, trimmed: since } }
  }
  if (!trimmed || !hasLost) return { fields: {} }
  const sum = together(trimmed, loss)
  if (!isRemoval(sum)) return { fields: { trimmed: { place: trimmed.place, ...sum } } }
  const removal = { revision: trimmed.place.split('#')[0] ?? at, ...removed(sum) }
  return {
    mark: { place: trimmed.place, removed: removed(sum) },
    fields: { trimmed: null, removal },
  }
}

/** Newest first. If too long, those kept for a removal go last. */
export const revisionsOf = async ({ id }: Pick<StoredPost, 'id'>) => {
  let bytes = 0
  const byWorth = (a: StoredPostRevision, b: StoredPostRevision) =>
    Number(b.removed !== null) - Number(a.removed !== null)
  const all = await listRevisions(id)
  const fitting = all.toSorted(byWorth).filter((one) => {
    bytes += bytesInAnswer(JSON.stringify(one))
    return bytes <= maxAnswerBytes
  })
  return all.filter((one) => fitting.includes(one))
}

export const wordsOfRevision = async (id: string, at: string) =>
  wordsOf((await findRevision(id, at)) ?? refuse('revision-not-found'))
