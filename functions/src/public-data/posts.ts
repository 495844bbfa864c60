import {
  type Neighbours,
  type Page,
  type Post,
  type PostBlock,
  videoIdIn,
} from '@bong-bari/contract'
import {
  findKeptVideo,
  findPostById,
  findPostBySlug,
  listPosts,
  type PostHead,
  type PublicPost,
  postHeadsAround,
  postsOfHeads,
  publicAt,
} from '@bong-bari/table'
import { fold, isEnglishGrammar, tokens } from '@bong-bari/text'
import { beginningOf, blocksOf, withKnownPictures } from './post-text.ts'

/** Matches an address on YouTube; `https://` is optional and a danda ends it. */
const address = /(?:[\w-]{1,20}\.)?youtu(?:\.be|be(?:-nocookie)?\.com)\/[^\s<>()[\]"'।॥]{1,300}/gi

const maxVideos = 20

/** Lists the videos in a post's text, each once. */
export const videoIdsIn = ({ content }: Pick<Post, 'content'>): string[] =>
  [
    ...new Set(
      (content.match(address) ?? []).flatMap(
        (found) => videoIdIn(found.replace(/[.,!?;:*~]+$/, '')) ?? [],
      ),
    ),
  ].slice(0, maxVideos)

/** A listed post has so many characters of its text. */
const maxListedLength = 500

export const listed = async <Listed extends Pick<Post, 'content' | 'format'>>(
  post: Listed,
): Promise<Listed> => ({ ...post, content: await beginningOf(post, maxListedLength) })

/** Reads the address of a line that is an address alone or a Markdown picture. */
const addressIn = (line: string) => line.trim().replace(/^!\[[^\]]*\]\(([^)\s]+)[^)]*\)$/, '$1')

/** Leaves out the lines of videos that are gone from YouTube. */
const withoutGoneVideos = async <Written extends Pick<Post, 'content'>>(
  post: Written,
): Promise<Written> => {
  const found = await Promise.all(videoIdsIn(post).map(findKeptVideo))
  const gone = new Set(found.flatMap((video) => (video?.goneAt ? video.videoId : [])))
  if (!gone.size) return post
  const left = post.content
    .split('\n')
    .filter((line) => !gone.has(videoIdIn(addressIn(line)) ?? ''))
  return { ...post, content: left.join('\n') }
}

/** Corrects links to posts. Most texts have none and load no code for it. */
const withLinks = async ({ content }: Pick<Post, 'content'>, blocks: PostBlock[], now: Date) =>
  content.includes('/blog/')
    ? (await import('./text-links.ts')).withMovedLinks(blocks, now)
    : blocks

export const whole = async <Whole extends Pick<Post, 'title' | 'content' | 'format'>>(
  stored: Whole,
  now: Date,
) => {
  const post = await withoutGoneVideos(stored)
  const blocks = await withLinks(post, await blocksOf(post), now)
  return { ...post, blocks: await withKnownPictures(blocks) }
}

/** The excerpt, or else the beginning of the text. */
const shownText = async (post: Pick<Post, 'excerpt' | 'content' | 'format'>) =>
  post.excerpt?.trim() ? post.excerpt : beginningOf(post, maxListedLength)

export const shownPostById = async (id: string, now: Date) => publicAt(await findPostById(id), now)

export const shownPostBySlug = async (slug: string, now: Date) =>
  publicAt(await findPostBySlug(slug), now)

export const listedPosts = async (
  asked: Parameters<typeof listPosts>[0],
): Promise<Page<PublicPost[]>> => {
  const page = await listPosts(asked)
  return { ...page, items: await Promise.all(page.items.map(listed)) }
}

/** Shorter words say nothing about likeness. */
const minKeyLength = 3

/** The words of a text by their sound, whatever their script. */
const keysOf = (text: string) =>
  new Set(
    tokens(text)
      .filter((word) => !isEnglishGrammar(word))
      .map(fold)
      .filter((key) => key.length >= minKeyLength),
  )

/** Sorts by shared words, where rare words count more. Equal ones keep their order. */
export const byLikeness = <T>(
  subject: string,
  others: readonly T[],
  textOf: (one: T) => string,
): T[] => {
  const wanted = keysOf(subject)
  const shared = (keys: Set<string>) => new Set([...keys].filter((key) => wanted.has(key)))
  const found = others.map((one) => ({ one, keys: shared(keysOf(textOf(one))) }))
  const holders = (key: string) => found.filter(({ keys }) => keys.has(key)).length
  const scoreOf = (keys: Set<string>) =>
    [...keys].reduce((score, key) => score + 1 / holders(key), 0)
  return found
    .map(({ one, keys }) => ({ one, score: scoreOf(keys) }))
    .sort((a, b) => b.score - a.score)
    .map(({ one }) => one)
}

/** So many neighbours on each side are looked at, so a change affects so many pages. */
export const reach = 3
const maxNeighbours = 3

/** Takes from both lists in turn, so that the nearest come first. */
const alternating = <T>(one: readonly T[], other: readonly T[]) =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, place) => [
    ...one.slice(place, place + 1),
    ...other.slice(place, place + 1),
  ]).flat()

/** Reads a post's neighbours. The index of posts may lag. */
export const neighboursOf = async (post: Post, now: Date): Promise<Neighbours> => {
  const around = await postHeadsAround(post, { newer: reach, older: reach }, now)
  const [newer, ...later] = around.newer
  const [older, ...earlier] = around.older
  const nearest = [newer, older].filter((one): one is PostHead => one !== undefined)
  const titleOf = ({ title }: { title: string }) => title
  const related = byLikeness(titleOf(post), alternating(earlier, later), titleOf)
  const heads = [...nearest, ...related].slice(0, maxNeighbours)
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

/** Whether links to a post look the same before and after a change. */
export const looksSame = async (before: Post, after: Post) =>
  (await shownOf(before)) === (await shownOf(after))
