import { documents, listedPages, pathOfPublished, publishedFolder } from '@bong-bari/edge'
import { builtInPosts, fallbackVideos } from '@bong-bari/site'
import { isSlugShown, listPostHeads } from '@bong-bari/table'
import { findPage, keyOfPage, listPageKeys, removePage } from '../adapters/page-files.ts'
import { askToPublishOnce, RetryLater } from '../adapters/queues.ts'
import { postPath, videoPath } from '../public-data/addresses.ts'
import { allVideos } from '../public-data/videos.ts'
import { type Call, publishPaths } from './publish-paths.ts'

type Step = {
  paths: readonly string[]
  /** Without a path. */
  strays?: readonly string[]
  /** Undefined at the end. */
  next?: string | undefined
}

const atOnce = 24
const filesAtOnce = 200

const ownPages = [...listedPages, ...documents]

const firstStep = async (): Promise<Step> => ({ paths: ownPages, next: 'posts' })

/** Newest first, then built-in. */
const postsStep = async (cursor: string, now: Date): Promise<Step> => {
  const { items, next } = await listPostHeads({ limit: atOnce, cursor: cursor || undefined, now })
  const paths = items.map(({ slug }) => postPath(slug))
  if (next) return { paths, next: `posts ${next}` }
  const built = builtInPosts.map(({ slug }) => postPath(slug))
  return { paths: [...new Set([...paths, ...built])], next: 'videos' }
}

const videoPaths = async () => {
  const videos = [...(await allVideos()), ...fallbackVideos]
  return [...new Set(videos.map(({ videoId }) => videoPath(videoId)))]
}

/** By address, stable when others change. */
const videosStep = async (before: string): Promise<Step> => {
  const rest = (await videoPaths()).sort().filter((path) => path > before)
  const paths = rest.slice(0, atOnce)
  return { paths, next: rest.length > atOnce ? `videos ${paths.at(-1)}` : 'files' }
}

const mayStand = async (path: string, now: Date) => {
  const [, slug] = /^\/blog\/([^/]+)$/.exec(path) ?? []
  if (slug) return builtInPosts.some((one) => one.slug === slug) || isSlugShown(slug, now)
  if (path.startsWith('/videos/')) return (await videoPaths()).includes(path)
  return ownPages.includes(path)
}

/** Stale files; those with paths are checked as pages. */
const filesStep = async (after: string, now: Date): Promise<Step> => {
  const keys = await listPageKeys(after, filesAtOnce)
  const files = keys.map((key) => ({ key, path: pathOfPublished(`/${key}`) }))
  const strays = files.filter(({ key, path }) => keyOfPage(path) !== key).map(({ key }) => key)
  const paths: string[] = []
  for (let at = 0; at < files.length; at += atOnce) {
    const some = files.slice(at, at + atOnce).filter(({ key }) => !strays.includes(key))
    const stands = await Promise.all(some.map(({ path }) => mayStand(path, now)))
    paths.push(...some.filter((_, place) => !stands[place]).map(({ path }) => path))
  }
  const last = keys.length === filesAtOnce ? keys.at(-1) : undefined
  return { paths, strays, next: last && `files ${last.slice(publishedFolder.length)}` }
}

const steps: Record<string, (from: string, now: Date) => Promise<Step>> = {
  '': firstStep,
  posts: postsStep,
  videos: videosStep,
  files: (after, now) => filesStep(after && `${publishedFolder}${after}`, now),
}

/** First for an unknown cursor. */
const stepAt = (cursor: string, now: Date): Promise<Step> => {
  const [kind = '', ...from] = cursor.split(' ')
  return (steps[kind] ?? firstStep)(from.join(' '), now)
}

const removeStrays = async ({ strays = [] }: Step) => {
  for (const key of strays) {
    const found = await findPage(key)
    if (found) await removePage(key, found)
  }
}

/**
 * From a cursor ('' to start) until time is up; returns where to go on, undefined at the end. Failed pages are queued alone; rejects if
 * table, bucket or queue fail.
 */
export const walkFrom = async (from: string, call: Call): Promise<string | undefined> => {
  let cursor = from
  while (!call.isOver()) {
    const step = await stepAt(cursor, call.now())
    // Small, so always finished.
    const outcomes = await publishPaths(step.paths, { ...call, isOver: () => false })
    const found = [...outcomes]
    if (found.some(([, outcome]) => outcome === 'busy')) throw new RetryLater('DependencyBusy')
    for (const [path, outcome] of found) if (outcome === 'failed') await askToPublishOnce([path])
    await removeStrays(step)
    if (step.next === undefined) return undefined
    cursor = step.next
  }
  return cursor
}
