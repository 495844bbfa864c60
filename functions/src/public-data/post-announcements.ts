import { announcePages } from '@bong-bari/table'
import { pathsAround } from './neighbours.ts'
import { pathsOfPost } from './paths.ts'

type Placed = { id: string; slug: string; publishAt: string }

/** Every page that shows a post at a moment, or leads to it. */
export const pathsAt = async (post: Placed, moment: Date) => [
  ...pathsOfPost(post),
  ...(await pathsAround(post, moment)),
]

/** Says that a post goes up when its time has come. */
export const announceUp = async (post: Placed) => {
  const due = new Date(post.publishAt)
  await announcePages(await pathsAt(post, due), due, { id: post.id })
}
