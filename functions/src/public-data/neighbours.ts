import type { Neighbours, Post } from '@bong-bari/contract'
import { postHeadsAround, postsAround } from '@bong-bari/table'
import { postPath } from './paths.ts'
import { listed, shownText } from './posts.ts'
import { byLikeness } from './related.ts'

/** Posts on either side of one that its page may lead to: so many pages each change of a post concerns. */
const reach = 4
/** Posts that a page leads to. */
const most = 3

const textOf = async (post: Post) => `${post.title} ${await shownText(post)}`

const textsOf = async (posts: readonly Post[]) =>
  new Map(await Promise.all(posts.map(async (one) => [one, await textOf(one)] as const)))

/** By turns, as both begin with the nearest. */
const alternating = <T>(one: readonly T[], other: readonly T[]) =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, place) => [
    ...one.slice(place, place + 1),
    ...other.slice(place, place + 1),
  ]).flat()

/** What to read after a post. Who is neighbour to whom goes by an index, which may lag a moment. */
export const neighboursOf = async (post: Post, now: Date): Promise<Neighbours> => {
  const around = await postsAround(post, reach, now)
  const [newer = null, ...later] = around.newer
  const [older = null, ...earlier] = around.older
  const rest = most - [newer, older].filter(Boolean).length
  const others = alternating(earlier, later)
  const texts = await textsOf(others)
  const related = byLikeness(await textOf(post), others, (one) => texts.get(one) ?? '')
  return {
    newer: newer && (await listed(newer)),
    older: older && (await listed(older)),
    related: await Promise.all(related.slice(0, rest).map(listed)),
  }
}

/** The pages that lead to a post at a moment, or will once it is there. */
export const pathsAround = async (post: Pick<Post, 'publishAt' | 'id'>, now: Date) => {
  const { newer, older } = await postHeadsAround(post, reach, now)
  return [...newer, ...older].map(({ slug }) => postPath(slug))
}

const shownOf = async (post: Post) =>
  JSON.stringify([post.title, post.date, post.image, post.imageAlt, await shownText(post)])

/** Whether pages that lead to a post say the same of it after a change. */
export const looksSame = async (before: Post, after: Post) =>
  (await shownOf(before)) === (await shownOf(after))
