import { listKeysOf, storedPost } from './post-item.ts'

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
