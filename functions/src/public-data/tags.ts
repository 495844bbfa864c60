import { type ShownTag, type Tag, type TagPage, taggedForPage } from '@bong-bari/contract'
import { findPostById, listTaggedPosts, type PublicPost, publicAt } from '@bong-bari/table'
import { normalise, slugOf } from '@bong-bari/text'
import { listed } from './posts.ts'
import { type KeptVideo, shownOrBuiltIn } from './videos.ts'

type Tagged = { tags: readonly Tag[] }

/** Letters. */
const longest = 80

/** The English word, also of a tag with the same Bengali one. */
const namerOf = (all: readonly Tagged[]) => {
  const pairs = all.flatMap(({ tags }) => tags).filter(({ bn, en }) => bn && en)
  const english = new Map(pairs.map(({ bn, en }) => [normalise(bn), en]))
  return ({ bn, en }: Tag) => slugOf(en || (english.get(normalise(bn)) ?? bn), longest)
}

type Members = { tags: Tag[]; videos: KeptVideo[]; postIds: string[] }

/** As most write it, in both languages if known. */
const labelOf = ({ tags }: Members): Tag => {
  const mostOf = (words: string[]) => {
    const count = (word: string) => words.filter((one) => one === word).length
    return words.toSorted((a, b) => count(b) - count(a) || a.localeCompare(b, 'en')).at(0) ?? ''
  }
  const words = (language: 'bn' | 'en') => tags.flatMap((tag) => tag[language] || [])
  return { bn: mostOf(words('bn')), en: mostOf(words('en')) }
}

/** Everything public with tags; tag names. */
export const readTags = async (now: Date) => {
  const [videos, noted] = await Promise.all([shownOrBuiltIn(), listTaggedPosts()])
  const posts = noted.filter(({ publishAt }) => publishAt <= now.toISOString())
  const nameOf = namerOf([...videos, ...noted])
  const byName = new Map<string, Members>()
  const add = (one: Tagged, put: (members: Members) => void) => {
    const names = new Map(one.tags.map((tag) => [nameOf(tag), tag]))
    for (const [name, tag] of names) {
      if (!name) continue
      const members = byName.get(name) ?? { tags: [], videos: [], postIds: [] }
      byName.set(name, members)
      members.tags.push(tag)
      put(members)
    }
  }
  for (const video of videos) add(video, (members) => members.videos.push(video))
  for (const post of posts) add(post, (members) => members.postIds.push(post.id))
  const hasPage = (name: string) => {
    const members = byName.get(name)
    return members !== undefined && members.videos.length + members.postIds.length >= taggedForPage
  }
  return {
    nameOf,
    membersOf: (name: string) => byName.get(name),
    /** Alphabetically. */
    pages: [...byName.keys()].filter(hasPage).sort(),
    /** Most used first. */
    every: [...byName.values()]
      .sort((a, b) => b.tags.length - a.tags.length)
      .map((members) => labelOf(members)),
    /** With their pages. */
    shown: (tags: readonly Tag[]): ShownTag[] =>
      tags.map(({ bn, en }) => {
        const name = nameOf({ bn, en })
        return { bn, en, ...(hasPage(name) && { page: name }) }
      }),
  }
}
type Tags = Awaited<ReturnType<typeof readTags>>

/** No reads without tags. */
export const withTags = async <One extends Tagged>(one: One, now: Date) =>
  one.tags.length ? { ...one, tags: (await readTags(now)).shown(one.tags) } : one

const mostPosts = 60

/** Public and still tagged so. */
export const postsTagged = async (
  ids: readonly string[],
  names: readonly string[],
  now: Date,
  tags: Tags,
) => {
  const found = await Promise.all(
    ids.slice(0, mostPosts).map(async (id) => publicAt(await findPostById(id), now)),
  )
  return found.filter(
    (post): post is PublicPost =>
      post?.tags.some((tag) => names.includes(tags.nameOf(tag))) ?? false,
  )
}

const pictureOf = (videos: readonly KeptVideo[], posts: readonly PublicPost[]) => {
  const [one] = [...videos, ...posts].filter(({ shareImage }) => shareImage)
  return one?.shareImage ? { address: one.shareImage, alt: one.title } : null
}

/** Undefined for an unknown tag. */
export const pageOfTag = async (name: string, now: Date): Promise<TagPage | undefined> => {
  const tags = await readTags(now)
  const members = tags.membersOf(name)
  if (!members) return undefined
  const { videos } = members
  const posts = await postsTagged(members.postIds, [name], now, tags)
  if (!videos.length && !posts.length) return undefined
  return {
    ...labelOf(members),
    isFew: videos.length + posts.length < taggedForPage,
    videos,
    posts: await Promise.all(posts.map(listed)),
    picture: pictureOf(videos, posts),
  }
}
