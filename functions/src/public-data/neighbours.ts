import type { Neighbours, Post } from '@bong-bari/contract'
import { type PostHead, type PublicPost, postHeadsAround, postsOfHeads } from '@bong-bari/table'
import { listed, shownText } from './posts.ts'
import { byLikeness } from './related.ts'

/** Per side; a change affects so many pages. */
export const reach = 3
const most = 3

/** Nearest first. */
const alternating = <T>(one: readonly T[], other: readonly T[]) =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, place) => [
    ...one.slice(place, place + 1),
    ...other.slice(place, place + 1),
  ]).flat()

/** The index may lag. */
export const neighboursOf = async (post: Post, now: Date): Promise<Neighbours> => {
  const around = await postHeadsAround(post, { newer: reach, older: reach }, now)
  const [newer, ...later] = around.newer
  const [older, ...earlier] = around.older
  const nearest = [newer, older].filter((one): one is PostHead => one !== undefined)
  const titleOf = ({ title }: { title: string }) => title
  const related = byLikeness(titleOf(post), alternating(earlier, later), titleOf)
  const heads = [...nearest, ...related].slice(0, most)
  const posts = await Promise.all(
    (await postsOfHeads(heads, now)).map((one) => listed<PublicPost>(one)),
  )
  const find = (head: PostHead | undefined) => posts.find(({ id }) => id === head?.id) ?? null
  return {
    newer: find(newer),
    older: find(older),
    related: related.flatMap((head) => find(head) ?? []),
  }
}

const shownOf = async (post: Post) =>
  JSON.stringify([post.title, post.date, post.image, post.imageAlt, await shownText(post)])

/** Whether links to it look the same. */
export const looksSame = async (before: Post, after: Post) =>
  (await shownOf(before)) === (await shownOf(after))
