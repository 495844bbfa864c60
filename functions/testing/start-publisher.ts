import {
  GetObjectCommand,
  ListObjectsV2Command,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { api, type BodyOf, type ManagedPost } from '@bong-bari/contract'
import { callingAs } from '@bong-bari/local'
import { keyOfPage } from '../src/adapters/page-files.ts'
import { startApi } from './start-api.ts'

const second = 1_000

const withSlug = (post: ManagedPost) => ({ ...post, slug: post.slug ?? '' })

/** The site with a publisher whose clock is the site's: it waits for nothing. */
export const startPublisher = async () => {
  process.env.SITE_URL = 'https://house.test'
  const site = await startApi({ pages: true })
  const { publish } = await import('../src/publish/publish.ts')
  const admin = await site.newAdmin()
  const s3 = new S3Client({})
  const Bucket = site.bucket.siteBucket
  /** A time at which nothing is on its way. */
  site.clock.now = Date.parse('2026-11-22T10:00:00.000Z')
  const now = () => new Date(site.clock.now)
  const later = (milliseconds: number) => {
    site.clock.now += milliseconds
  }
  let remembered = new Map<string, number>()

  /** A call of the function as its role, now. What happens while it pauses takes its time by itself. */
  const call = (
    order: 'due' | 'everything' = 'due',
    milliseconds = 90 * second,
    meanwhile = async (_: number) => {},
  ) => {
    const pause = async (rest: number) => {
      const until = site.clock.now + rest
      await meanwhile(rest)
      site.clock.now = Math.max(site.clock.now, until)
    }
    const clock = { now, pause }
    const asked = { order, time: now().toISOString() }
    return callingAs('publish', () => publish({ order: asked, milliseconds, clock, remembered }))
  }

  /** The looks of the minutes after which all that was announced has settled. */
  const settle = async () => {
    for (let look = 0; look < 2; look++) {
      site.clock.now += 60 * second
      await call()
    }
  }

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
    admin,
    s3,
    Bucket,
    call,
    settle,
    objectOf,
    fileOf,
    keys,
    later,
    write,
    change,
    remove,
    addSection,
    set,
    /** As after a cold start: nothing is remembered. */
    forget: () => {
      remembered = new Map()
    },
  }
}
