import type { Neighbours, Post } from '@bong-bari/contract'
import { type PostHead, postHeadsAround, postsOfHeads } from '@bong-bari/table'
import { listed, shownText } from './posts.ts'
import { byLikeness } from './related.ts'

/** Posts on either side of one that its page may lead to: so many pages each change of a post concerns. */
export const reach = 3
/** Posts that a page leads to. */
const most = 3

/** By turns, as both begin with the nearest. */
const alternating = <T>(one: readonly T[], other: readonly T[]) =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, place) => [
    ...one.slice(place, place + 1),
    ...other.slice(place, place + 1),
  ]).flat()

/** What to read after a post. Who is neighbour to whom goes by an index, which may lag a moment. */
export const neighboursOf = async (post: Post, now: Date): Promise<Neighbours> => {
  const around = await postHeadsAround(post, { newer: reach, older: reach }, now)
  const [newer, ...later] = around.newer
  const [older, ...earlier] = around.older
  const nearest = [newer, older].filter((one): one is PostHead => one !== undefined)
  const titleOf = ({ title }: { title: string }) => title
  const related = byLikeness(titleOf(post), alternating(earlier, later), titleOf)
  const shown = [...nearest, ...related].slice(0, most)
  const posts = await Promise.all((await postsOfHeads(shown, now)).map(listed))
  const find = (head: PostHead | undefined) => posts.find(({ id }) => id === head?.id) ?? null
  return {
    newer: find(newer),
    older: find(older),
    related: posts.filter(({ id }) => !nearest.some((one) => one.id === id)),
  }
}

const shownOf = async (post: Post) =>
  JSON.stringify([post.title, post.date, post.image, post.imageAlt, await shownText(post)])

/** Whether pages that lead to a post say the same of it after a change. */
export const looksSame = async (before: Post, after: Post) =>
  (await shownOf(before)) === (await shownOf(after))
