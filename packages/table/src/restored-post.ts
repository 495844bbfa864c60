import { listKeysOf, publicAt, readPosts, storedPost } from './post-item.ts'

type Deleted = { kind: string; item: Record<string, unknown>; deletedAt: string }

/** Something as it comes back: a post whose time came in the trash goes up when somebody says so. */
export const backInTime = ({ kind, item, deletedAt }: Deleted, now: Date) => {
  const { data } = kind === 'post' ? storedPost.safeParse(item) : {}
  if (data?.status !== 'scheduled' || !data.publishAt) return item
  const cameMeanwhile = data.publishAt > deletedAt && data.publishAt <= now.toISOString()
  if (!cameMeanwhile) return item
  const life = { status: 'draft' as const, publishAt: null }
  return { ...item, ...life, ...listKeysOf({ ...data, ...life }) }
}

/** When a post that comes back is seen: at once, or later where it is due; one that cannot be read counts as seen. */
export const lifeAgain = (one: Deleted, now: Date) => {
  const item = backInTime(one, now)
  const post = readPosts.one(item)
  const [place = ''] = String(item.gsi1sk).split('#')
  return {
    publishAt: post?.publishAt ?? place,
    isShown: !post || publicAt(post, now) !== undefined,
    isDue: post?.status === 'scheduled',
  }
}
