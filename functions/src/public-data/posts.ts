import { findVideoId, type Neighbours, type Page, type Post } from '@bong-bari/contract'
import {
  findHeadsAround,
  findPostById,
  findPostBySlug,
  findPostsOfHeads,
  findStoredVideo,
  listPosts,
  type PostHead,
  type PublicPost,
  publicAt,
} from '@bong-bari/table'
import { fold, isEnglishGrammar, tokens } from '@bong-bari/text'
import { addPictureFacts, cutBeginning, parseBlocks } from './post-text.ts'

/** `https://` is optional, and a danda ends the address. */
const videoAddress =
  /(?:[\w-]{1,20}\.)?youtu(?:\.be|be(?:-nocookie)?\.com)\/[^\s<>()[\]"'।॥]{1,300}/gi

const maxVideos = 20

/** Finds the ids of the videos in a text, each once. */
export const videoIdsIn = ({ content }: Pick<Post, 'content'>): string[] =>
  [
    ...new Set(
      (content.match(videoAddress) ?? []).flatMap(
        (address) => findVideoId(address.replace(/[.,!?;:*~]+$/, '')) ?? [],
      ),
    ),
  ].slice(0, maxVideos)

const maxListedContent = 500

export const shortenContent = async <Listed extends Pick<Post, 'content' | 'format'>>(
  post: Listed,
): Promise<Listed> => ({ ...post, content: await cutBeginning(post, maxListedContent) })

/** The address in a line that has nothing else, or shows it by Markdown. */
const addressIn = (line: string) => line.trim().replace(/^!\[[^\]]*\]\(([^)\s]+)[^)]*\)$/, '$1')

/** Drops the lines that show a video which is no longer on the platform. */
const dropGoneVideos = async <Written extends Pick<Post, 'content'>>(
  post: Written,
): Promise<Written> => {
  const videos = await Promise.all(videoIdsIn(post).map(findStoredVideo))
  const gone = new Set(videos.flatMap((video) => (video?.goneAt ? video.videoId : [])))
  if (!gone.size) return post
  const lines = post.content
    .split('\n')
    .filter((line) => !gone.has(findVideoId(addressIn(line)) ?? ''))
  return { ...post, content: lines.join('\n') }
}

export const addBlocks = async <Whole extends Pick<Post, 'content' | 'format'>>(stored: Whole) => {
  const post = await dropGoneVideos(stored)
  return { ...post, blocks: await addPictureFacts(await parseBlocks(post)) }
}

/** A list shows the excerpt, else the beginning of the text. */
const readShownText = async (post: Pick<Post, 'excerpt' | 'content' | 'format'>) =>
  post.excerpt?.trim() ? post.excerpt : cutBeginning(post, maxListedContent)

export const findShownPostById = async (id: string, now: Date) =>
  publicAt(await findPostById(id), now)

export const findShownPostBySlug = async (slug: string, now: Date) =>
  publicAt(await findPostBySlug(slug), now)

export const listShortenedPosts = async (
  request: Parameters<typeof listPosts>[0],
): Promise<Page<PublicPost[]>> => {
  const page = await listPosts(request)
  return { ...page, items: await Promise.all(page.items.map(shortenContent)) }
}

/** Shorter words tell nothing of a text. */
const minKeyLength = 3

/** Words are compared by their sound, in any script. */
const soundKeysOf = (text: string) =>
  new Set(
    tokens(text)
      .filter((word) => !isEnglishGrammar(word))
      .map(fold)
      .filter((key) => key.length >= minKeyLength),
  )

/** Sorts texts by the words that they share with the subject; rare words count more. Equal ones keep their order. */
export const sortByLikeness = <T>(
  subject: string,
  others: readonly T[],
  textOf: (one: T) => string,
): T[] => {
  const subjectKeys = soundKeysOf(subject)
  const compared = others.map((other) => ({
    other,
    sharedKeys: [...soundKeysOf(textOf(other))].filter((key) => subjectKeys.has(key)),
  }))
  const counts = new Map<string, number>()
  for (const key of compared.flatMap(({ sharedKeys }) => sharedKeys))
    counts.set(key, (counts.get(key) ?? 0) + 1)
  return compared
    .map(({ other, sharedKeys }) => ({
      other,
      score: sharedKeys.reduce((score, key) => score + 1 / (counts.get(key) ?? 1), 0),
    }))
    .sort((a, b) => b.score - a.score)
    .map(({ other }) => other)
}

/** A change of a post affects the pages of so many posts before it and after it. */
export const maxAffectedPerSide = 3
const maxNeighbours = 3

/** Takes from both lists in turn, the nearest first. */
const interleave = <T>(first: readonly T[], second: readonly T[]) =>
  Array.from({ length: Math.max(first.length, second.length) }, (_, index) => [
    ...first.slice(index, index + 1),
    ...second.slice(index, index + 1),
  ]).flat()

/** Finds what to read next. The index may lag behind, so each post is read itself. */
export const findNeighbours = async (post: Post, now: Date): Promise<Neighbours> => {
  const around = await findHeadsAround(
    post,
    { newer: maxAffectedPerSide, older: maxAffectedPerSide },
    now,
  )
  const [newer, ...later] = around.newer
  const [older, ...earlier] = around.older
  const nearest = [newer, older].filter((one): one is PostHead => one !== undefined)
  const titleOf = ({ title }: { title: string }) => title
  const related = sortByLikeness(titleOf(post), interleave(earlier, later), titleOf)
  const heads = [...nearest, ...related].slice(0, maxNeighbours)
  const posts = await Promise.all(
    (await findPostsOfHeads(heads, now)).map((one) => shortenContent<PublicPost>(one)),
  )
  const find = (head: PostHead | undefined) => posts.find(({ id }) => id === head?.id) ?? null
  return {
    newer: find(newer),
    older: find(older),
    related: related.flatMap((head) => find(head) ?? []),
  }
}

const shownPartsOf = async (post: Post) =>
  JSON.stringify([post.title, post.date, post.image, post.imageAlt, await readShownText(post)])

/** Returns whether links to a post look the same before and after a change. */
export const looksSame = async (before: Post, after: Post) =>
  (await shownPartsOf(before)) === (await shownPartsOf(after))
