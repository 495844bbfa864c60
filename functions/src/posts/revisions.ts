import { isDeepStrictEqual } from 'node:util'
import { limits, type PostText, postText } from '@bong-bari/contract'
import {
  type EditContext,
  findRevision,
  listRevisions,
  type RevisionChange,
  type StoredPost,
  type StoredPostRevision,
} from '@bong-bari/table'
import { bytesInAnswer, maxAnswerBytes } from '../http/answer.ts'
import { refuse } from '../http/refuse.ts'

/** An autosave becomes a revision only if so much time has passed since the last one. */
const autosaveIntervalMs = 10 * 60_000

export const pickText = (post: PostText) => postText.parse(post)

const wordForm = /[\p{L}\p{M}\p{N}\u200c\u200d]+/gu
const splitWords = ({ title, excerpt, content }: PostText) =>
  `${title} ${excerpt ?? ''} ${content}`.match(wordForm) ?? []

/** Returns whether many words are missing in the later text, wherever they stood. */
const losesManyWords = (before: PostText, after: PostText) => {
  const left = new Map<string, number>()
  for (const one of splitWords(after)) left.set(one, (left.get(one) ?? 0) + 1)
  const all = splitWords(before)
  const gone = all.filter((one) => {
    const still = left.get(one) ?? 0
    left.set(one, still - 1)
    return still <= 0
  })
  const { share, characters } = limits.removal
  return gone.length > all.length * share && gone.join(' ').length >= characters
}

type ReplacedPost = PostText &
  Pick<StoredPost, 'id' | 'updatedAt' | 'changedBy' | 'version' | 'autosaved'> &
  Partial<Pick<StoredPost, 'createdAt' | 'revisedAt'>>

/** What somebody saved by hand, or another admin wrote, is always kept; autosaves every ten minutes. */
const needsRevision = (now: ReplacedPost, { by, at }: EditContext) =>
  !now.autosaved ||
  now.changedBy !== by ||
  at.getTime() - Date.parse(now.revisedAt ?? now.createdAt ?? now.updatedAt) >= autosaveIntervalMs

/** Chooses the revision to keep before a change: none, unless the text is worth it or loses many words. */
export const chooseRevision = (
  now: ReplacedPost,
  after: PostText,
  made: EditContext,
): RevisionChange => {
  const words = pickText(now)
  if (isDeepStrictEqual(words, pickText(after))) return { fields: {} }
  const isShortened = losesManyWords(now, after)
  if (!isShortened && !needsRevision(now, made)) return { fields: {} }
  const { id, updatedAt: at, changedBy: by, autosaved } = now
  const kind = isShortened ? 'shortened' : autosaved ? 'kept' : 'saved'
  return {
    revision: { id, at, by, kind, ...words },
    fields: { revisedAt: made.at.toISOString() },
  }
}

/** Lists revisions, newest first. If they are too long for one answer, those from before a text was shortened are left out last. */
export const listFittingRevisions = async ({ id }: Pick<StoredPost, 'id'>) => {
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

export const readRevisionText = async (id: string, at: string) =>
  pickText((await findRevision(id, at)) ?? refuse('revision-not-found'))
