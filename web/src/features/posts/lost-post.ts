import { api, type ManagedPost } from '@bong-bari/contract'
import { call } from '../../api.ts'
import type { Tried } from './kept-posts.ts'

/** A lost answer is asked after within a day. */
const longest = 24 * 60 * 60_000

const isOf = (post: ManagedPost, { title, at }: Tried) =>
  post.version === 1 &&
  post.title === title.trim() &&
  Math.abs(Date.parse(post.createdAt) - at) < longest

/** The post that was created by a call whose answer never came. */
export const findLost = async (tried: Tried): Promise<ManagedPost | undefined> => {
  const { items } = await call(api.posts.managedList, { query: { limit: 20 } })
  for (const { id } of items.filter((post) => isOf(post, tried))) {
    const whole = await call(api.posts.managed, { params: { id } })
    if (whole.content.trim() === tried.content.trim()) return whole
  }
  return undefined
}
