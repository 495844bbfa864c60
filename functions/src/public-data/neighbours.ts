import type { Neighbours, Post } from '@bong-bari/contract'
import { postsAround } from '@bong-bari/table'
import { postPath } from './paths.ts'
import { listed, shownText } from './posts.ts'
import { byLikeness } from './related.ts'

/** Posts on either side of one that its page may lead to: so many pages each change of a post concerns. */
const reach = 4
/** Posts that a page leads to. */
const most = 3

const textOf = async (post: Post) => `${post.title} ${await shownText(post)}`

/** By turns, as both begin with the nearest. */
const alternating = <T>(one: readonly T[], other: readonly T[]) =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, place) => [
    ...one.slice(place, place + 1),
    ...other.slice(place, place + 1),
  ]).flat()

/** What to read after a post. Who is neighbour to whom goes by an index, which may lag a moment. */
export const neighboursOf = async (post: Post): Promise<Neighbours> => {
  const around = await postsAround(post, reach)
  const [newer = null, ...later] = around.newer
  const [older = null, ...earlier] = around.older
  const rest = most - [newer, older].filter(Boolean).length
  const others = alternating(earlier, later)
  const texts = new Map(
    await Promise.all(others.map(async (one) => [one, await textOf(one)] as const)),
  )
  const related = byLikeness(await textOf(post), others, (one) => texts.get(one) ?? '').slice(
    0,
    rest,
  )
  return {
    newer: newer && (await listed(newer)),
    older: older && (await listed(older)),
    related: await Promise.all(related.map(listed)),
  }
}

/** The pages that lead to a post, or will once it is there. */
export const pathsAround = async (post: Pick<Post, 'createdAt' | 'id'>) => {
  const { newer, older } = await postsAround(post, reach)
  return [...newer, ...older].map(({ slug }) => postPath(slug))
}

type Shown = Pick<Post, 'title' | 'date' | 'image' | 'excerpt' | 'content' | 'format'>

const shownOf = async (post: Shown) =>
  JSON.stringify([post.title, post.date, post.image, await shownText(post)])

/** Whether pages that lead to a post say the same of it after a change; what is undefined there stays. */
export const looksSame = async (
  post: Shown,
  changes: { [Name in keyof Shown]?: Shown[Name] | undefined },
) => {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined)
  return (await shownOf(post)) === (await shownOf({ ...post, ...Object.fromEntries(given) }))
}
