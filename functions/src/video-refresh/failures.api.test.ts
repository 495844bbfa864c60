import type { Trouble } from '@bong-bari/local'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { startVideos } from '../../testing/start-videos.ts'

const site = await startVideos()
beforeEach(() => site.reset())

const lists = ['latest', 'popular', 'sweep'] as const
const shown = async () => ({ latest: await site.latest(), popular: await site.popular() })

/** The lines that were printed, the log's before those of metrics. None of them may hold the key. */
const lines = () => {
  const text = site.printed.join('')
  expect(text).not.toContain(site.youtube.key)
  return text
    .split('\n')
    .filter(Boolean)
    .map((line): Record<string, unknown> => JSON.parse(line))
}

const fill = async () => {
  await site.refresh('latest')
  await site.refresh('sweep')
  site.printed.length = 0
  const before = await shown()
  expect(before.latest).toHaveLength(12)
  expect(before.popular).toHaveLength(12)
  return before
}

const troubles: [Trouble, string, string][] = [
  ['quota', 'quota', 'quota'],
  ['error', 'unavailable', 'unavailable'],
  ['garbage', 'malformed', 'malformed'],
  ['empty', 'malformed', 'malformed'],
  ['huge', 'too-large', 'too-large'],
  ['hang-up', 'unreachable', 'unreachable'],
]

test.each(troubles)(
  '%s of the API keeps the last good copy and is logged and counted once',
  async (trouble, reason) => {
    const before = await fill()
    site.youtube.trouble = trouble
    site.clock.now += 60_000
    for (const list of lists) {
      site.printed.length = 0
      expect(await site.refresh(list)).toMatchObject({ list, outcome: 'kept', reason })
      expect(lines()).toEqual([
        expect.objectContaining({ level: 'error', list, reason }),
        expect.objectContaining({ VideoRefreshFailed: 1 }),
        expect.objectContaining({ VideoAge: expect.any(Number) }),
      ])
    }
    expect(await shown()).toEqual(before)
  },
)

test.each(troubles.slice(0, 2))(
  '%s of the feed keeps the last good copy',
  async (trouble, _, reason) => {
    const before = await fill()
    site.withoutKey()
    site.youtube.trouble = trouble
    for (const list of lists)
      expect(await site.refresh(list)).toMatchObject({ list, outcome: 'kept', reason })
    expect(lines().filter(({ level }) => level === 'error')).toHaveLength(3)
    expect(await shown()).toEqual(before)
  },
)

test('an answer that never ends is given up in time', async () => {
  const before = await fill()
  site.youtube.trouble = 'stuck'
  for (const list of lists)
    expect(await site.refresh(list, { left: 3300 })).toMatchObject({ reason: 'timeout' })
  expect(await shown()).toEqual(before)
})

test('a channel without a public video keeps what was shown', async () => {
  const before = await fill()
  site.youtube.videos = []
  for (const list of lists) expect(await site.refresh(list)).toMatchObject({ reason: 'empty' })
  for (const video of before.latest)
    site.youtube.videos.push({
      id: video.videoId,
      title: video.title,
      publishedAt: video.publishedAt,
      views: 1,
      duration: 'PT1S',
      state: 'private',
    })
  for (const list of lists) expect(await site.refresh(list)).toMatchObject({ reason: 'empty' })
  expect(await shown()).toEqual(before)
})

test('a sweep that fails half way writes nothing', async () => {
  const before = await fill()
  const { fakeUploads } = await import('@bong-bari/local')
  site.youtube.videos = fakeUploads(500, '2026-03-01T10:00:00Z').map((video) => ({
    ...video,
    views: 5,
  }))
  const watch = setInterval(() => {
    if (site.youtube.units >= 6) site.youtube.trouble = 'error'
  }, 0)
  onTestFinished(() => clearInterval(watch))
  site.youtube.units = 0
  expect(await site.refresh('sweep')).toMatchObject({ reason: 'unavailable' })
  expect(await shown()).toEqual(before)
})

test('a key that YouTube refuses is a failure that says what to check', async () => {
  site.reset({ ...site.youtube.env, YOUTUBE_API_KEY: 'AIza-of-somebody-else' })
  const outcome = await site.refresh('latest')
  expect(outcome).toMatchObject({ reason: 'refused' })
  expect(JSON.stringify([outcome, lines()])).not.toContain('AIza')
})

test('a failure of the table is logged without the words of the error', async () => {
  const { TABLE_NAME } = process.env
  process.env.TABLE_NAME = 'no-such-table'
  onTestFinished(() => {
    process.env.TABLE_NAME = TABLE_NAME
  })
  expect(await site.refresh('latest')).toMatchObject({ outcome: 'kept', reason: 'unexpected' })
  const [line, count] = lines()
  expect(line).toMatchObject({ level: 'error', list: 'latest' })
  expect(count).toMatchObject({ VideoRefreshFailed: 1 })
  expect(JSON.stringify(line)).not.toContain('no-such-table')
})

test('of two refreshes the later one stays, in whatever order they end', async () => {
  const earlier = site.clock.now
  site.clock.now += 5 * 60_000
  await site.refresh('latest')
  const newer = await site.latest()
  site.youtube.videos = site.youtube.videos.slice(20)
  expect(await site.refresh('latest', { now: earlier })).toEqual({
    list: 'latest',
    outcome: 'overtaken',
  })
  expect(await site.latest()).toEqual(newer)
})

test('a copy that a wrong clock dated far ahead is replaced', async () => {
  await site.refresh('latest', { now: Date.parse('2031-01-01T00:00:00Z') })
  site.youtube.videos = site.youtube.videos.slice(20)
  expect(await site.refresh('latest')).toMatchObject({ outcome: 'refreshed' })
  expect((await site.latest())[0]?.videoId).toBe(site.youtube.videos[0]?.id)
})

test('the alarms hear how old the videos are that visitors see', async () => {
  await fill()
  await site.refresh('latest')
  expect(Object.assign({}, ...lines())).toMatchObject({
    VideosRefreshed: 1,
    VideoAge: 0,
    VideoRefreshFailed: 0,
  })
  site.youtube.trouble = 'error'
  site.clock.now += 2 * 3_600_000
  site.printed.length = 0
  await site.refresh('latest')
  const counted = Object.assign({}, ...lines())
  expect(counted).toMatchObject({ VideoRefreshFailed: 1, VideoAge: 7_200 })
  expect(counted).not.toHaveProperty('VideosRefreshed')
})
