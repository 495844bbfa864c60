import {
  isVisible,
  lacksContent,
  lacksTime,
  lacksTitle,
  type ManagedPost,
  type PostStatus,
  postStatusAt,
} from '@bong-bari/contract'
import type { StoredPost } from '@bong-bari/table'
import { refuse, refuseField } from '../http/refuse.ts'

/** A scheduled post whose time has come counts as published. */
export const asOf = <One extends Pick<StoredPost, 'status' | 'publishAt'>>(
  post: One,
  now: Date,
): One => ({ ...post, status: postStatusAt(post, now) })

type Life = { status: PostStatus; publishAt: string | null }
type Given = { status?: PostStatus | undefined; publishAt?: string | undefined }

const dueLater = (publishAt: string, now: Date) =>
  Date.parse(publishAt) > now.getTime()
    ? publishAt
    : refuseField('publishAt', 'publishAt must be a time to come')

const missingTime = () => refuseField('publishAt', lacksTime.error)

export const firstLife = ({ status = 'published', publishAt }: Given, now: Date): Life => {
  if (status === 'draft') return { status, publishAt: null }
  if (status === 'published') return { status, publishAt: now.toISOString() }
  return { status, publishAt: dueLater(publishAt ?? missingTime(), now) }
}

export const wasSeen = (publishAt: string | null, now: Date) =>
  publishAt !== null && Date.parse(publishAt) <= now.getTime()

/** Once seen by visitors, it keeps its date. */
const seenTime = (publishAt: string | null, now: Date) =>
  wasSeen(publishAt, now) ? publishAt : null

/** Undefined where nothing changes. Repeating the present time is allowed, even once past. */
export const nextLife = (post: Life, given: Given, now: Date): Life | undefined => {
  const isMoved = given.publishAt !== undefined && given.publishAt !== post.publishAt
  const { status = post.status } = given
  const isAgain = status === 'scheduled' && given.publishAt !== undefined && !isMoved
  if (isMoved && status !== 'scheduled') return missingTime()
  if (isAgain && post.status !== 'draft') return undefined
  if (status === post.status && !isMoved) return undefined
  if (status === 'draft') return { status, publishAt: seenTime(post.publishAt, now) }
  if (status === 'published')
    return { status, publishAt: seenTime(post.publishAt, now) ?? now.toISOString() }
  return { status, publishAt: dueLater(given.publishAt ?? missingTime(), now) }
}

/** Only a draft may lack title and content. */
export const refuseUnfinished = ({
  status,
  title,
  content,
}: Pick<ManagedPost, 'status' | 'title' | 'content'>) => {
  if (status === 'draft') return
  const fields = {
    ...(!isVisible(title) && { title: lacksTitle.error }),
    ...(!isVisible(content) && { content: lacksContent.error }),
  }
  if (Object.keys(fields).length) refuse('invalid-input', { fields })
}
