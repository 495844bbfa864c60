import {
  GetObjectCommand,
  ListObjectsV2Command,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { api, type BodyOf, type ManagedPost, publishMessage } from '@bong-bari/contract'
import { documents, listedPages } from '@bong-bari/edge'
import { runAsFunction } from '@bong-bari/local'
import { builtInPosts, fallbackVideos } from '@bong-bari/site'
import { afterAll } from 'vitest'
import { pageKeyOf } from '../src/adapters/page-files.ts'
import { playQueue } from './play-queue.ts'
import { startApi } from './start-api.ts'

const second = 1_000

const withSlug = (post: ManagedPost) => ({ ...post, slug: post.slug ?? '' })

/** The site with a publisher whose clock is the site's: it waits for nothing. */
export const startPublisher = async () => {
  const site = await startApi({ pages: true })
  const { publishEverything } = await import('../src/publish/publish.ts')
  const { publishMessages } = await import('../src/publish/publish.ts')
  const { createDeadline } = await import('../src/publish/publish-paths.ts')
  const { listPostHeads, writeOrigin } = await import('@bong-bari/table')
  await writeOrigin('https://house.test')
  const { handleReactionEvent } = await import('../src/reactions/reaction-work.ts')
  const admin = await site.newAdmin()
  const s3 = new S3Client({})
  const Bucket = site.bucket.siteBucket
  site.clock.now = Date.parse('2026-11-22T10:00:00.000Z')
  const queue = playQueue('PUBLISH_QUEUE_URL', site.clock)
  afterAll(() => queue.stop())
  const now = () => new Date(site.clock.now)
  const later = (milliseconds: number) => {
    site.clock.now += milliseconds
  }

  /** A call of the function with these messages, as its role. */
  const work = async (messages: ReturnType<typeof queue.take>, milliseconds = 90 * second) => {
    const counts = { rendered: 0, written: 0, removed: 0, failed: 0 }
    const call = { now, isOver: createDeadline(milliseconds), counts }
    const Records = messages.map(({ record }) => record)
    const answer = await runAsFunction('publish', () => publishMessages({ Records }, call))
    queue.remove(messages, answer)
    return counts
  }
  /** A call of the function with all that is on the queue by now. */
  const call = async (milliseconds?: number) => {
    await site.react()
    return work(queue.take(), milliseconds)
  }
  /** A walk through all pages, as by night. */
  const everything = (milliseconds = 90 * second) =>
    runAsFunction('publish', () => publishEverything({ time: now().toISOString() }, milliseconds))
  /** The next minute, with what became due. */
  const minute = async () => {
    later(60 * second)
    const order = { order: 'minute', time: now().toISOString() }
    await runAsFunction('reactions', () => handleReactionEvent(order, () => 60 * second))
    return call()
  }
  /** The minutes after which nothing is on its way. */
  const settle = async () => {
    for (let turn = 0; turn < 2; turn++) await minute()
    for (let rest = queue.take(); rest.length; rest = queue.take()) await work(rest)
  }

  /** Paths that are asked for and not yet looked at. */
  const asked = () =>
    queue.waiting().flatMap((body) => {
      const { data } = publishMessage.safeParse(JSON.parse(body))
      if (!data) return []
      return 'paths' in data ? data.paths : `* ${data.everything}`.trim()
    })

  const objectOf = async (path: string) => {
    try {
      const object = await s3.send(new GetObjectCommand({ Bucket, Key: pageKeyOf(path) }))
      const bytes = (await object.Body?.transformToByteArray()) ?? new Uint8Array()
      return { ...object, bytes, text: Buffer.from(bytes).toString() }
    } catch (error) {
      if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return undefined
      throw error
    }
  }
  const fileOf = async (path: string) => (await objectOf(path))?.text

  const keys = async () => {
    const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket }))
    return Contents.map(({ Key }) => Key)
  }

  const everyPath = async () => {
    const { items } = await listPostHeads({ limit: 100, now: now() })
    const posts = [...items, ...builtInPosts].map(({ slug }) => `/blog/${slug}`)
    const videos = fallbackVideos.map(({ videoId }) => `/videos/${videoId}`)
    return [...new Set([...listedPages, ...documents, ...posts, ...videos])]
  }

  /** Paths whose file says something else than is true, and files that should not be there. */
  const untrue = async () => {
    const paths = await everyPath()
    const found: string[] = []
    for (const path of paths) {
      const said = await fileOf(path)
      if (said !== (await (await site.fetcher()(path)).text())) found.push(path)
    }
    const known = new Set<string | undefined>(paths.map(pageKeyOf))
    return [...found, ...(await keys()).filter((key) => !known.has(key))]
  }

  const write = (title: string, content = 'ভাত।', slug?: string) => {
    later(1)
    const body = { title, content, ...(slug && { slug }) }
    return admin.call(api.posts.create, { body }).then(withSlug)
  }
  const change = (id: string, title: string, content = 'ভাত।') => {
    later(1)
    return admin.call(api.posts.update, { params: { id }, body: { title, content } })
  }
  const remove = (id: string) => {
    later(1)
    return admin.call(api.posts.remove, { params: { id } })
  }
  const addSection = (body: Partial<BodyOf<typeof api.sections.create>> & { title: string }) => {
    later(1)
    return admin.call(api.sections.create, { body: { sectionType: 'offer', ...body } })
  }
  const set = (key: string, settingValue: string) => {
    later(1)
    return admin.call(api.settings.update, { params: { key }, body: { settingValue } })
  }

  return {
    ...site,
    admin,
    s3,
    Bucket,
    queue,
    work,
    call,
    everything,
    minute,
    settle,
    asked,
    objectOf,
    fileOf,
    keys,
    untrue,
    later,
    write,
    change,
    remove,
    addSection,
    set,
  }
}
