import { isDeepStrictEqual } from 'node:util'
import {
  GetObjectCommand,
  ListObjectsV2Command,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { paginateScan } from '@aws-sdk/lib-dynamodb'
import { api, type BodyOf, type ManagedPost, publishMessage } from '@bong-bari/contract'
import { callingAs } from '@bong-bari/local'
import type { Entity, Item } from '@bong-bari/table'
import { keyOfPage } from '../src/adapters/page-files.ts'
import { playQueue } from './play-queue.ts'
import { startApi } from './start-api.ts'

const second = 1_000

const withSlug = (post: ManagedPost) => ({ ...post, slug: post.slug ?? '' })

const placeOf = ({ pk, sk }: Item) => `${pk} ${sk}`

/** The site with a publisher whose clock is the site's: it waits for nothing. */
export const startPublisher = async () => {
  process.env.SITE_URL = 'https://house.test'
  const site = await startApi({ pages: true })
  const { publishEverything } = await import('../src/publish/publish.ts')
  const { publishMessages } = await import('../src/publish/publish-messages.ts')
  const { endAfter } = await import('../src/publish/publish-paths.ts')
  const { askToPublish } = await import('../src/adapters/publish-queue.ts')
  const { pathsOf } = await import('../src/reactions/pages.ts')
  const { pathsDue } = await import('../src/reactions/due.ts')
  const { keyPatterns } = await import('@bong-bari/table')
  const admin = await site.newAdmin()
  const s3 = new S3Client({})
  const { client } = await import('../../packages/table/src/client.ts')
  const Bucket = site.bucket.siteBucket
  site.clock.now = Date.parse('2026-11-22T10:00:00.000Z')
  const queue = playQueue('PUBLISH_QUEUE_URL', site.clock)
  const now = () => new Date(site.clock.now)
  const later = (milliseconds: number) => {
    site.clock.now += milliseconds
  }

  const entityOf = (item: Item) => {
    const stands = (pattern: string) =>
      pattern.endsWith('*') ? String(item.pk).startsWith(pattern.slice(0, -1)) : item.pk === pattern
    const found = Object.entries(keyPatterns).find(([, patterns]) => patterns.some(stands))
    return found?.[0] as Entity | undefined
  }
  let known = new Map<string, Item>()
  /** Has published what follows from all that was written since the last time. */
  const react = async () => {
    const items = new Map<string, Item>()
    const TableName = site.table.tableName
    for await (const { Items = [] } of paginateScan({ client }, { TableName }))
      for (const item of Items) items.set(placeOf(item), item)
    const before = known
    known = items
    for (const place of new Set([...before.keys(), ...items.keys()])) {
      const [old, is] = [before.get(place), items.get(place)]
      const item = is ?? old
      const entity = item && entityOf(item)
      if (!entity || isDeepStrictEqual(old, is)) continue
      const key = { pk: String(item.pk), sk: String(item.sk) }
      await callingAs('search-words', async () =>
        askToPublish(await pathsOf({ entity, key, old, is }, now())),
      )
    }
  }

  /** A call of the function with these messages, as its role. */
  const work = async (messages: ReturnType<typeof queue.take>, milliseconds = 90 * second) => {
    const counts = { rendered: 0, written: 0, removed: 0, failed: 0 }
    const call = { now, isOver: endAfter(milliseconds), counts }
    const Records = messages.map(({ record }) => record)
    const answer = await callingAs('publish', () => publishMessages({ Records }, call))
    queue.remove(messages, answer)
    return counts
  }
  /** A call of the function with all that is on the queue by now. */
  const call = async (milliseconds?: number) => {
    await react()
    return work(queue.take(), milliseconds)
  }
  /** A walk through all pages, as by night. */
  const everything = (milliseconds = 90 * second) =>
    callingAs('publish', () => publishEverything({ time: now().toISOString() }, milliseconds))
  /** The next minute, with what became due. */
  const minute = async () => {
    later(60 * second)
    await callingAs('search-words', async () => askToPublish(await pathsDue(now())))
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
      const object = await s3.send(new GetObjectCommand({ Bucket, Key: keyOfPage(path) }))
      return { ...object, text: (await object.Body?.transformToString()) ?? '' }
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
    stop: async () => {
      queue.stop()
      await site.stop()
    },
    admin,
    s3,
    Bucket,
    queue,
    react,
    work,
    call,
    everything,
    minute,
    settle,
    asked,
    objectOf,
    fileOf,
    keys,
    later,
    write,
    change,
    remove,
    addSection,
    set,
  }
}
