import { api } from '@bong-bari/contract'
import { fallbackVideos } from '@bong-bari/site'
import { botOnward } from '@bong-bari/site/bot-onward'
import { writeVideos } from '@bong-bari/table'
import { afterEach, expect, test } from 'vitest'
import { expectErrorLog } from '../../testing/error-log.ts'
import { startApi } from '../../testing/start-api.ts'
import { setTimeoutFactor } from '../../testing/timeout-factor.ts'

/** What says that an answer is the bot's own. */
const mark: string = expect.any(String)
const said = { mark, language: 'bengali', messageLanguage: 'benglish' }

const site = await startApi({ withFaults: true, follows: true })
const admin = await site.newAdmin()
afterEach(() => site.faults?.ofTable.clear())

const { createTraining, tryMessage } = api['bot-training']
type Links = { kind: 'video' | 'post'; id: string }[]
const question = 'biryani te alu keno'

const ask = (message = question) => site.visitor()(api.chat.message, { body: { message } })
const cards = async () => (await ask()).cards

/** The one row of the bot links to these. */
const teach = async (links: Links) => {
  const rows = await admin.call(api['bot-training'].listTraining)
  for (const { id } of rows)
    await admin.call(api['bot-training'].removeTraining, { params: { id: String(id) } })
  return admin.call(createTraining, {
    body: { keyword: 'biryani', userMessage: question, botResponse: 'ছি!', links },
  })
}

const write = (title: string, fields: object = {}) =>
  admin.call(api.posts.create, { body: { title, content: 'গল্প', ...fields } })

const titles = async () => (await cards())?.map(({ title }) => title)

const thumbnail = 'https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg'
const video = {
  videoId: 'dQw4w9WgXcQ',
  title: 'শেষ পিস',
  thumbnail,
  publishedAt: '2026-01-01T00:00:00.000Z',
}
/** Lists are read once a minute at most. */
const keep = async (list: 'LATEST' | 'POPULAR', videos: (typeof video)[]) => {
  site.clock.now += 60_000
  await writeVideos(list, videos, new Date(site.clock.now))
}

test('a row’s cards come in its order, each once: a video, and a post by its id or its slug', async () => {
  await keep('POPULAR', [video])
  const post = await write('ইলিশ')
  await teach([
    { kind: 'post', id: post.id },
    { kind: 'video', id: video.videoId },
    { kind: 'post', id: post.slug ?? '' },
  ])
  const expected = [
    {
      kind: 'post',
      title: 'ইলিশ',
      href: `/blog/${encodeURIComponent(post.slug ?? '')}`,
      image: null,
    },
    {
      kind: 'video',
      title: 'শেষ পিস',
      href: '/videos/dQw4w9WgXcQ',
      image: thumbnail,
    },
  ]
  expect(await ask()).toEqual({ ...said, response: 'ছি!', cards: expected })
  const tried = await admin.call(tryMessage, { body: { message: question } })
  expect(tried.cards).toEqual(expected)
})

test('what visitors do not see is left out: a draft, one whose time has not come, one in the trash', async () => {
  const draft = await write('draft', { status: 'draft' })
  const soon = new Date(site.clock.now + 60_000).toISOString()
  const scheduled = await write('scheduled', { status: 'scheduled', publishAt: soon })
  const trashed = await write('trashed')
  await teach([draft, scheduled, trashed].map(({ id }) => ({ kind: 'post' as const, id })))
  expect(await titles()).toEqual(['trashed'])
  await admin.call(api.posts.remove, { params: { id: trashed.id } })
  expect(await ask()).toEqual({ ...said, response: 'ছি!' })
  site.clock.now += 60_000
  expect(await titles()).toEqual(['scheduled'])
  await admin.call(api.posts.update, {
    params: { id: draft.id },
    body: { status: 'published', title: 'published' },
  })
  await admin.call(api.trash.restore, { params: { kind: 'post', id: trashed.id } })
  expect(await titles()).toEqual(['published', 'scheduled', 'trashed'])
})

test('a post that was linked as a draft is found by the slug that it gets later', async () => {
  const draft = await write('working title', { status: 'draft' })
  await teach([{ kind: 'post', id: draft.id }])
  const { slug } = await admin.call(api.posts.update, {
    params: { id: draft.id },
    body: { status: 'published', title: 'Last piece', slug: 'last-piece' },
  })
  expect(slug).toBe('last-piece')
  expect(await cards()).toMatchObject([{ title: 'Last piece', href: '/blog/last-piece' }])
  await teach([{ kind: 'post', id: 'last-piece' }])
  expect(await cards()).toMatchObject([{ href: '/blog/last-piece' }])
})

test('a video that the site keeps no more, and a post that never was, are left out', async () => {
  await keep('POPULAR', [video])
  await teach([
    { kind: 'video', id: video.videoId },
    { kind: 'video', id: 'aaaaaaaaaaa' },
    { kind: 'post', id: 'no-such-post' },
  ])
  expect(await titles()).toEqual([video.title])
  await keep('POPULAR', [{ ...video, videoId: 'bbbbbbbbbbb' }])
  expect(await ask()).toEqual({ ...said, response: 'ছি!' })
  const [first] = fallbackVideos
  await teach([{ kind: 'video', id: first?.videoId ?? '' }])
  expect(await cards()).toBeUndefined()
  await keep('POPULAR', [])
  expect(await cards()).toMatchObject([{ title: first?.title, image: first?.thumbnail }])
})

// Before a table that throttles: what is tried again goes on after its answer.
test('a row without links reads neither posts nor videos', async () => {
  const read: string[] = []
  site.clock.now += 60_000
  site.faults?.ofTable.plan(
    ({ body }) => {
      read.push(String(body))
      return false
    },
    { kind: 'throttle' },
  )
  await teach([])
  read.length = 0
  expect(await ask()).toEqual({ ...said, response: 'ছি!' })
  expect(read.length).toBeGreaterThan(0)
  expect(read.filter((body) => /POST|YOUTUBE/.test(body))).toEqual([])
})

test('a table that does not answer in time leaves the answer without its cards', async () => {
  setTimeoutFactor(1)
  const post = await write('slow')
  await keep('POPULAR', [video])
  await teach([
    { kind: 'post', id: post.id },
    { kind: 'video', id: video.videoId },
  ])
  expect(await titles()).toEqual(['slow', video.title])
  const { promise: until, resolve: goOn } = Promise.withResolvers<void>()
  site.faults?.ofTable.plan(({ body }) => body.includes(`POST#${post.id}`), { kind: 'hold', until })
  expect(await titles()).toEqual([video.title])
  goOn()
})

test('what a search found is announced only with its card, and otherwise the bot says that it does not know', async () => {
  expectErrorLog(/"card":/)
  await teach([])
  for (const title of ['Mango pickle', 'The lost remote', 'Ma and the cat']) await write(title)
  const post = await write('The umbrella lecture', { content: 'It was not even raining.' })
  site.clock.now += 60_000
  const about = 'the post about the umbrella lecture'
  const found = await ask(about)
  expect(found.response).toBe(botOnward.found.english.one)
  expect(found.cards).toMatchObject([{ title: 'The umbrella lecture' }])
  const isOfPost = ({ body }: { body: Buffer }) =>
    body.includes(post.id) || body.includes(String(post.slug))
  site.faults?.ofTable.plan(isOfPost, { kind: 'throttle' }, 9)
  const without = await ask(about)
  expect(without.cards).toBeUndefined()
  expect(Object.values(botOnward.found.english)).not.toContain(without.response)
  expect(without.suggestions).toEqual(expect.any(Array))
})
