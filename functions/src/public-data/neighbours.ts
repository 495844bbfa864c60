import type { Neighbours, Post } from '@bong-bari/contract'
import { postsAround } from '@bong-bari/table'
import { postPath } from './paths.ts'
import { listed, shownText } from './posts.ts'
import { byLikeness } from './related.ts'

/** Posts on either side of one that its page may lead to: so many pages each change of a post concerns. */
const reach = 4
/** Posts that a page leads to. */
const most = 3

const textOf = (post: Post) => `${post.title} ${shownText(post)}`

/** By turns, as both begin with the nearest. */
const alternating = <T>(one: readonly T[], other: readonly T[]) =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, place) => [
    ...one.slice(place, place + 1),
    ...other.slice(place, place + 1),
  ]).flat()

/**
 * What to read after a post, and when that changes by itself. Who is neighbour to whom goes by an index,
 * which may lag a moment.
 */
export const neighboursOf = async (
  post: Post,
  now: Date,
): Promise<{ neighbours: Neighbours; until: Date | undefined }> => {
  const around = await postsAround(post, reach, now)
  const [newer = null, ...later] = around.newer
  const [older = null, ...earlier] = around.older
  const rest = most - [newer, older].filter(Boolean).length
  const related = byLikeness(textOf(post), alternating(earlier, later), textOf).slice(0, rest)
  const neighbours = {
    newer: newer && listed(newer),
    older: older && listed(older),
    related: related.map(listed),
  }
  return { neighbours, until: around.nextAt ? new Date(around.nextAt) : undefined }
}

/** The pages that lead to a post at a moment, or will once it is there. */
export const pathsAround = async (post: Pick<Post, 'publishAt' | 'id'>, now: Date) => {
  const { newer, older } = await postsAround(post, reach, now)
  return [...newer, ...older].map(({ slug }) => postPath(slug))
}

type Shown = Pick<Post, 'title' | 'date' | 'image' | 'excerpt' | 'content'>

const shownOf = (post: Shown) =>
  JSON.stringify([post.title, post.date, post.image, shownText(post)])

/** Whether pages that lead to a post say the same of it after a change; what is undefined there stays. */
export const looksSame = (
  post: Shown,
  changes: { [Name in keyof Shown]?: Shown[Name] | undefined },
) => {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined)
  return shownOf(post) === shownOf({ ...post, ...Object.fromEntries(given) })
}
