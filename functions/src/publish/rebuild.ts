import { documents, listedPages, pathOfPublished, publishedFolder } from '@bong-bari/edge'
import { builtInPosts, fallbackVideos } from '@bong-bari/site'
import { isSlugShown, listPostHeads } from '@bong-bari/table'
import { findPage, listPageKeys, pageKeyOf, removePage } from '../adapters/page-files.ts'
import { enqueuePathsOnce } from '../adapters/publish-queue.ts'
import { RetryLater } from '../adapters/queues.ts'
import { postPath, videoPath } from '../public-data/addresses.ts'
import { listVideos } from '../public-data/videos.ts'
import { type PublishRun, publishPaths } from './publish-paths.ts'

type Step = {
  paths: readonly string[]
  /** Keys of files that no path has. */
  strays?: readonly string[]
  /** The next cursor, undefined at the end. */
  next?: string | undefined
}

const pathsPerStep = 24
const filesPerStep = 200

const fixedPaths = [...listedPages, ...documents]

const readFirstStep = async (): Promise<Step> => ({ paths: fixedPaths, next: 'posts' })

/** Posts, the newest first, then the built-in ones. */
const readPostsStep = async (cursor: string, now: Date): Promise<Step> => {
  const { items, next } = await listPostHeads({
    limit: pathsPerStep,
    cursor: cursor || undefined,
    now,
  })
  const paths = items.map(({ slug }) => postPath(slug))
  if (next) return { paths, next: `posts ${next}` }
  const built = builtInPosts.map(({ slug }) => postPath(slug))
  return { paths: [...new Set([...paths, ...built])], next: 'videos' }
}

const listVideoPaths = async () => {
  const videos = [...(await listVideos()), ...fallbackVideos]
  return [...new Set(videos.map(({ videoId }) => videoPath(videoId)))]
}

/** Videos in order of their addresses, which stays the same when others change. */
const readVideosStep = async (before: string): Promise<Step> => {
  const rest = (await listVideoPaths()).sort().filter((path) => path > before)
  const paths = rest.slice(0, pathsPerStep)
  return { paths, next: rest.length > pathsPerStep ? `videos ${paths.at(-1)}` : 'files' }
}

const isCurrentPath = async (path: string, now: Date) => {
  const [, slug] = /^\/blog\/([^/]+)$/.exec(path) ?? []
  if (slug) return builtInPosts.some((one) => one.slug === slug) || isSlugShown(slug, now)
  if (path.startsWith('/videos/')) return (await listVideoPaths()).includes(path)
  return fixedPaths.includes(path)
}

/** Files of pages that are gone. Those with a path are published, which removes them. */
const readFilesStep = async (after: string, now: Date): Promise<Step> => {
  const keys = await listPageKeys(after, filesPerStep)
  const files = keys.map((key) => ({ key, path: pathOfPublished(`/${key}`) }))
  const strays = files.filter(({ key, path }) => pageKeyOf(path) !== key).map(({ key }) => key)
  const paths: string[] = []
  for (let at = 0; at < files.length; at += pathsPerStep) {
    const some = files.slice(at, at + pathsPerStep).filter(({ key }) => !strays.includes(key))
    const areCurrent = await Promise.all(some.map(({ path }) => isCurrentPath(path, now)))
    paths.push(...some.filter((_, index) => !areCurrent[index]).map(({ path }) => path))
  }
  const last = keys.length === filesPerStep ? keys.at(-1) : undefined
  return { paths, strays, next: last && `files ${last.slice(publishedFolder.length)}` }
}

const steps: Record<string, (from: string, now: Date) => Promise<Step>> = {
  '': readFirstStep,
  posts: readPostsStep,
  videos: readVideosStep,
  files: (after, now) => readFilesStep(after && `${publishedFolder}${after}`, now),
}

/** Reads the step at a cursor; an unknown cursor begins again. */
const readStep = (cursor: string, now: Date): Promise<Step> => {
  const [kind = '', ...from] = cursor.split(' ')
  return (steps[kind] ?? readFirstStep)(from.join(' '), now)
}

const removeStrayFiles = async ({ strays = [] }: Step) => {
  for (const key of strays) {
    const page = await findPage(key)
    if (page) await removePage(key, page)
  }
}

/**
 * Publishes all pages from a cursor on ('' to start) until time is up. Returns the cursor where to continue, undefined at the end. Failed pages
 * are enqueued alone. Rejects if the table, bucket or queue fails.
 */
export const rebuildFrom = async (from: string, call: PublishRun): Promise<string | undefined> => {
  let cursor = from
  while (!call.isOver()) {
    const step = await readStep(cursor, call.now())
    // A step is small, so it is always finished.
    const outcomes = await publishPaths(step.paths, { ...call, isOver: () => false })
    if ([...outcomes.values()].includes('busy')) throw new RetryLater('DependencyBusy')
    for (const [path, outcome] of outcomes) if (outcome === 'failed') await enqueuePathsOnce([path])
    await removeStrayFiles(step)
    if (step.next === undefined) return undefined
    cursor = step.next
  }
  return cursor
}
