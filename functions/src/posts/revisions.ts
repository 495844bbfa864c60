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
  const counts = new Map<string, number>()
  for (const word of splitWords(after)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const words = splitWords(before)
  const gone = words.filter((word) => {
    const count = counts.get(word) ?? 0
    counts.set(word, count - 1)
    return count <= 0
  })
  const { share, characters } = limits.removal
  return gone.length > words.length * share && gone.join(' ').length >= characters
}

type ReplacedPost = PostText &
  Pick<StoredPost, 'id' | 'updatedAt' | 'changedBy' | 'version' | 'autosaved'> &
  Partial<Pick<StoredPost, 'createdAt' | 'revisedAt'>>

/** What somebody saved by hand, or another admin wrote, is always kept; autosaves every ten minutes. */
const needsRevision = (before: ReplacedPost, { by, at }: EditContext) =>
  !before.autosaved ||
  before.changedBy !== by ||
  at.getTime() - Date.parse(before.revisedAt ?? before.createdAt ?? before.updatedAt) >=
    autosaveIntervalMs

/** Chooses the revision to keep before a change: none, unless the text is worth it or loses many words. */
export const chooseRevision = (
  before: ReplacedPost,
  after: PostText,
  made: EditContext,
): RevisionChange => {
  const text = pickText(before)
  if (isDeepStrictEqual(text, pickText(after))) return { fields: {} }
  const isShortened = losesManyWords(before, after)
  if (!isShortened && !needsRevision(before, made)) return { fields: {} }
  const { id, updatedAt: at, changedBy: by, autosaved } = before
  const kind = isShortened ? 'shortened' : autosaved ? 'kept' : 'saved'
  return {
    revision: { id, at, by, kind, ...text },
    fields: { revisedAt: made.at.toISOString() },
  }
}

/** Lists revisions, newest first. If they are too long for one answer, those from before a text was shortened are left out last. */
export const listFittingRevisions = async ({ id }: Pick<StoredPost, 'id'>) => {
  let bytes = 0
  const byWorth = (a: StoredPostRevision, b: StoredPostRevision) =>
    Number(b.kind === 'shortened') - Number(a.kind === 'shortened')
  const revisions = await listRevisions(id)
  const fitting = revisions.toSorted(byWorth).filter((revision) => {
    bytes += bytesInAnswer(JSON.stringify(revision))
    return bytes <= maxAnswerBytes
  })
  return revisions.filter((revision) => fitting.includes(revision))
}

export const readRevisionText = async (id: string, at: string) =>
  pickText((await findRevision(id, at)) ?? refuse('revision-not-found'))
