import type { Neighbours, Post } from '@bong-bari/contract'
import { type PostHead, type PublicPost, postHeadsAround, postsOfHeads } from '@bong-bari/table'
import { listed, shownText } from './posts.ts'
import { byLikeness } from './related.ts'
import { postsTagged, readTags } from './tags.ts'

/** Per side; a change affects so many pages. */
export const reach = 3
const most = 3

/** Nearest first. */
const alternating = <T>(one: readonly T[], other: readonly T[]) =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, place) => [
    ...one.slice(place, place + 1),
    ...other.slice(place, place + 1),
  ]).flat()

const mostFilms = 3
const mostTagged = 12

/** Most shared tags, then newest. */
const alikeByTags = async (post: Post, now: Date) => {
  if (!post.tags.length) return { posts: [], films: [] }
  const tags = await readTags(now)
  const names = [...new Set(post.tags.map(tags.nameOf))].filter(Boolean)
  const shared = (one: { tags: Post['tags'] }) =>
    names.filter((name) => one.tags.some((tag) => tags.nameOf(tag) === name)).length
  const members = names.flatMap((name) => tags.membersOf(name) ?? [])
  const ids = [...new Set(members.flatMap(({ postIds }) => postIds))].filter((id) => id !== post.id)
  const posts = await postsTagged(ids.slice(0, mostTagged), names, now, tags)
  const videos = [...new Set(members.flatMap(({ videos }) => videos))]
  return {
    posts: posts.sort((a, b) => shared(b) - shared(a)),
    films: videos
      .sort((a, b) => shared(b) - shared(a) || b.publishedAt.localeCompare(a.publishedAt))
      .slice(0, mostFilms)
      .map(({ videoId, title, thumbnail }) => ({ videoId, title, thumbnail })),
  }
}

/** The index may lag. */
export const neighboursOf = async (post: Post, now: Date): Promise<Neighbours> => {
  const like = await alikeByTags(post, now)
  const around = await postHeadsAround(post, { newer: reach, older: reach }, now)
  const [newer, ...later] = around.newer
  const [older, ...earlier] = around.older
  const nearest = [newer, older].filter((one): one is PostHead => one !== undefined)
  const titleOf = ({ title }: { title: string }) => title
  const related = byLikeness(titleOf(post), alternating(earlier, later), titleOf)
  const isNear = ({ id }: { id: string }) => nearest.some((one) => one.id === id)
  const tagged = like.posts.filter((one) => !isNear(one)).slice(0, most - nearest.length)
  const others = related.filter(({ id }) => tagged.every((one) => one.id !== id))
  const heads = [...nearest, ...others].slice(0, most - tagged.length)
  const posts = await Promise.all(
    [...(await postsOfHeads(heads, now)), ...tagged].map((one) => listed<PublicPost>(one)),
  )
  const find = (head: PostHead | undefined) => posts.find(({ id }) => id === head?.id) ?? null
  return {
    newer: find(newer),
    older: find(older),
    related: [...tagged, ...others].flatMap(({ id }) => posts.find((one) => one.id === id) ?? []),
    films: like.films,
  }
}

const shownOf = async (post: Post) =>
  JSON.stringify([post.title, post.date, post.image, post.imageAlt, await shownText(post)])

/** Whether links to it look the same. */
export const looksSame = async (before: Post, after: Post) =>
  (await shownOf(before)) === (await shownOf(after))
