import type { Video } from '@bong-bari/contract'
import { listedPages } from '@bong-bari/edge'
import {
  entities,
  everyEntity,
  type Item,
  type StreamedEntity,
  streamedPrefixes,
} from '@bong-bari/table'
import { expect, test } from 'vitest'
import { listChangedPaths } from './pages.ts'

const now = new Date('2026-11-22T10:00:00.000Z')

const changed = (entity: StreamedEntity, old: Item | undefined, is: Item | undefined, sk = 'any') =>
  listChangedPaths({ entity, key: { pk: entities[entity].keyPatterns[0] ?? '', sk }, old, is }, now)

test('the stream tells of all that pages are made of', () => {
  // These only lead to what is shown, or change with a deployment.
  const besides = ['origin', 'postSlug', 'videoPost']
  for (const [name, { grants }] of everyEntity)
    if ('publish' in grants && !besides.includes(name))
      expect(Object.keys(streamedPrefixes)).toContain(name)
})

test('a section concerns Home', async () => {
  expect(await changed('section', { title: 'আগে' }, { title: 'পরে' })).toEqual(['/'])
})

test('a setting that visitors see concerns all pages, those of their own first, where its value changes', async () => {
  const set = (sk: string, before: string, after: string) =>
    changed('setting', { settingValue: before }, { settingValue: after }, sk)
  expect(await set('ticker', 'এক', 'দুই')).toEqual([...listedPages, '*'])
  expect(await set('ticker', 'এক', 'এক')).toEqual([])
  expect(await set('noticeEmails', 'a@b.test', 'c@d.test')).toEqual([])
  expect(await changed('setting', undefined, { settingValue: 'এক' }, 'reach')).toContain('*')
})

const videosOf = (...videos: Partial<Video>[]): Item => ({
  refreshedAt: now.toISOString(),
  videos: videos.map((video) => ({
    videoId: 'video-00000',
    thumbnail: 'https://i.ytimg.com/vi/x/hqdefault.jpg',
    title: 'ভিডিও',
    publishedAt: now.toISOString(),
    views: 1,
    ...video,
  })),
})

test('a list of videos concerns Home where it shows another one by it, and other views no page', async () => {
  const before = videosOf({})
  expect(await changed('videoList', before, videosOf({ title: 'নতুন নাম' }))).toEqual(['/'])
  expect(await changed('videoList', before, videosOf({ views: 8_000_000 }))).toEqual([])
  expect(await changed('videoList', undefined, before)).toEqual(['/'])
})

test('the channel concerns Home and Work with us where they say another number', async () => {
  const withSubscribers = (subscribers: number) => ({
    ...{
      subscribers,
      views: 1,
      videos: 1,
      refreshedAt: now.toISOString(),
      channelId: null,
      days: [],
    },
    pk: 'CHANNEL',
    sk: 'CHANNEL',
  })
  const become = (before: number, after: number) =>
    changed('channel', withSubscribers(before), withSubscribers(after))
  expect(await become(12_410, 12_499)).toEqual([])
  expect(await become(12_499, 12_500)).toEqual(['/work-with-us', '/'])
})

test('what is said of a picture may stand in any text; a new one stands in none', async () => {
  const note = { alt: 'মা', width: 3, height: 2, version: 1 }
  expect(await changed('picture', note, { ...note, alt: 'Ma' })).toEqual(['*'])
  expect(await changed('picture', note, { ...note, version: 2 })).toEqual([])
  expect(await changed('picture', undefined, note)).toEqual([])
})
