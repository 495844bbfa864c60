import { isDeepStrictEqual } from 'node:util'
import { type PostWords, postWords } from '@bong-bari/contract'
import {
  type Edit,
  findRevision,
  keepRevision,
  listRevisions,
  type StoredPost,
} from '@bong-bari/table'
import { refuse } from '../http/refuse.ts'

/** Milliseconds after which what saves itself is worth keeping. */
const often = 10 * 60_000

/** Characters of all the revisions that one answer has: a function can answer 6 MB. */
const mostText = 1_500_000

const wordsOf = (post: PostWords) => postWords.parse(post)

/** What was saved by hand, or by another admin, is kept; what saves itself every ten minutes. */
const isWorthKeeping = (post: StoredPost, { by, at }: Edit) =>
  !post.autosaved ||
  post.changedBy !== by ||
  at.getTime() - Date.parse(post.revisedAt ?? post.createdAt) >= often

/** Keeps what a post says as a revision, before it says something else; whether it did. */
export const keepWhatStands = async (post: StoredPost, after: StoredPost, made: Edit) => {
  const words = wordsOf(post)
  if (isDeepStrictEqual(words, wordsOf(after)) || !isWorthKeeping(post, made)) return false
  const { id, updatedAt: at, changedBy: by, autosaved } = post
  await keepRevision({ id, at, by, kind: autosaved ? 'kept' : 'saved', ...words })
  return true
}

/** What a post said before, newest first; what it says still, as its change broke off, is none. */
export const revisionsOf = async ({ id, updatedAt }: StoredPost) => {
  let length = 0
  return (await listRevisions(id)).filter(({ at, content }) => {
    length += content.length
    return at < updatedAt && length <= mostText
  })
}

/** What a revision brings back. */
export const wordsOfRevision = async (id: string, at: string) =>
  wordsOf((await findRevision(id, at)) ?? refuse('revision-not-found'))
