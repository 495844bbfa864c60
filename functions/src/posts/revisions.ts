import { isDeepStrictEqual } from 'node:util'
import { type PostWords, postWords } from '@bong-bari/contract'
import {
  type Edit,
  findRevision,
  listRevisions,
  type StoredPost,
  type StoredPostRevision,
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

/** What a post says, as a revision to be kept once it says something else; undefined where that is not worth it. */
export const whatStands = (
  post: StoredPost,
  after: StoredPost,
  made: Edit,
): StoredPostRevision | undefined => {
  const words = wordsOf(post)
  if (isDeepStrictEqual(words, wordsOf(after)) || !isWorthKeeping(post, made)) return undefined
  const { id, updatedAt: at, changedBy: by, autosaved } = post
  return { id, at, by, kind: autosaved ? 'kept' : 'saved', ...words }
}

/** What a post said before, newest first. */
export const revisionsOf = async ({ id }: StoredPost) => {
  let length = 0
  return (await listRevisions(id)).filter(({ content }) => {
    length += content.length
    return length <= mostText
  })
}

/** What a revision brings back. */
export const wordsOfRevision = async (id: string, at: string) =>
  wordsOf((await findRevision(id, at)) ?? refuse('revision-not-found'))
