import {
  contentRequired,
  isVisible,
  type ManagedPost,
  type PostStatus,
  postStatusAt,
  publishAtMismatch,
  titleRequired,
} from '@bong-bari/contract'
import type { StoredPost } from '@bong-bari/table'
import { refuse, refuseField } from '../http/refuse.ts'

/** A scheduled post whose time has come counts as published. */
export const withStatusAt = <One extends Pick<StoredPost, 'status' | 'publishAt'>>(
  post: One,
  now: Date,
): One => ({ ...post, status: postStatusAt(post, now) })

type Publication = { status: PostStatus; publishAt: string | null }
type GivenPublication = { status?: PostStatus | undefined; publishAt?: string | undefined }

const requireFuture = (publishAt: string, now: Date) =>
  Date.parse(publishAt) > now.getTime()
    ? publishAt
    : refuseField('publishAt', 'publishAt must be a time to come')

const refuseMissingTime = () => refuseField('publishAt', publishAtMismatch.error)

export const firstPublication = (
  { status = 'published', publishAt }: GivenPublication,
  now: Date,
): Publication => {
  if (status === 'draft') return { status, publishAt: null }
  if (status === 'published') return { status, publishAt: now.toISOString() }
  return { status, publishAt: requireFuture(publishAt ?? refuseMissingTime(), now) }
}

export const wasPublic = (publishAt: string | null, now: Date) =>
  publishAt !== null && Date.parse(publishAt) <= now.getTime()

/** A post that visitors have seen keeps its date. */
const publicSince = (publishAt: string | null, now: Date) =>
  wasPublic(publishAt, now) ? publishAt : null

/** Returns status and time after a change; undefined if they stay. Repeating the present time is allowed, even if it is past. */
export const nextPublication = (
  post: Publication,
  given: GivenPublication,
  now: Date,
): Publication | undefined => {
  const isMoved = given.publishAt !== undefined && given.publishAt !== post.publishAt
  const { status = post.status } = given
  const isAgain = status === 'scheduled' && given.publishAt !== undefined && !isMoved
  if (isMoved && status !== 'scheduled') return refuseMissingTime()
  if (isAgain && post.status !== 'draft') return undefined
  if (status === post.status && !isMoved) return undefined
  if (status === 'draft') return { status, publishAt: publicSince(post.publishAt, now) }
  if (status === 'published')
    return { status, publishAt: publicSince(post.publishAt, now) ?? now.toISOString() }
  return { status, publishAt: requireFuture(given.publishAt ?? refuseMissingTime(), now) }
}

/** Refuses a post without title or content, unless it is a draft. */
export const refuseUnfinished = ({
  status,
  title,
  content,
}: Pick<ManagedPost, 'status' | 'title' | 'content'>) => {
  if (status === 'draft') return
  const fields = {
    ...(!isVisible(title) && { title: titleRequired.error }),
    ...(!isVisible(content) && { content: contentRequired.error }),
  }
  if (Object.keys(fields).length) refuse('invalid-input', { fields })
}
