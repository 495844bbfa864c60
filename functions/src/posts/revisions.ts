import { isDeepStrictEqual } from 'node:util'
import { limits, type PostWords, postWords } from '@bong-bari/contract'
import {
  type Edit,
  findRevision,
  type Keeping,
  listRevisions,
  type StoredPost,
  type StoredPostRevision,
} from '@bong-bari/table'
import { bytesInAnswer, maxAnswerBytes } from '../http/answer.ts'
import { refuse } from '../http/refuse.ts'

/** Milliseconds between kept autosaves. */
const often = 10 * 60_000

export const wordsOf = (post: PostWords) => postWords.parse(post)

const word = /[\p{L}\p{M}\p{N}\u200c\u200d]+/gu
const wordsIn = ({ title, excerpt, content }: PostWords) =>
  `${title} ${excerpt ?? ''} ${content}`.match(word) ?? []

/** Whether many words are missing in the later text, wherever they were. */
const losesMany = (before: PostWords, after: PostWords) => {
  const left = new Map<string, number>()
  for (const one of wordsIn(after)) left.set(one, (left.get(one) ?? 0) + 1)
  const all = wordsIn(before)
  const gone = all.filter((one) => {
    const still = left.get(one) ?? 0
    left.set(one, still - 1)
    return still <= 0
  })
  const { share, characters } = limits.removal
  return gone.length > all.length * share && gone.join(' ').length >= characters
}

type Kept = PostWords &
  Pick<StoredPost, 'id' | 'updatedAt' | 'changedBy' | 'version' | 'autosaved'> &
  Partial<Pick<StoredPost, 'createdAt' | 'revisedAt'>>

/** Manual saves and other admins' text are always kept, autosaves every ten minutes. */
const isWorthKeeping = (now: Kept, { by, at }: Edit) =>
  !now.autosaved ||
  now.changedBy !== by ||
  at.getTime() - Date.parse(now.revisedAt ?? now.createdAt ?? now.updatedAt) >= often

/** The revision to keep before a change: if worth it, or before many words go. */
export const keepingOf = (now: Kept, after: PostWords, made: Edit): Keeping => {
  const words = wordsOf(now)
  if (isDeepStrictEqual(words, wordsOf(after))) return { fields: {} }
  const isShortened = losesMany(now, after)
  if (!isShortened && !isWorthKeeping(now, made)) return { fields: {} }
  const { id, updatedAt: at, changedBy: by, autosaved } = now
  const kind = isShortened ? 'shortened' : autosaved ? 'kept' : 'saved'
  return {
    revision: { id, at, by, kind, ...words },
    fields: { revisedAt: made.at.toISOString() },
  }
}

/** Newest first. If too long, those kept before many words went go last. */
export const revisionsOf = async ({ id }: Pick<StoredPost, 'id'>) => {
  let bytes = 0
  const byWorth = (a: StoredPostRevision, b: StoredPostRevision) =>
    Number(b.kind === 'shortened') - Number(a.kind === 'shortened')
  const all = await listRevisions(id)
  const fitting = all.toSorted(byWorth).filter((one) => {
    bytes += bytesInAnswer(JSON.stringify(one))
    return bytes <= maxAnswerBytes
  })
  return all.filter((one) => fitting.includes(one))
}

export const wordsOfRevision = async (id: string, at: string) =>
  wordsOf((await findRevision(id, at)) ?? refuse('revision-not-found'))
