import { makePost, runAsFunction } from '@bong-bari/local'
import { beforeAll, expect, test } from 'vitest'
import { startApi } from '../../testing/start-api.ts'

await startApi()
const { listChangedPaths } = await import('./pages.ts')
const { listDuePaths } = await import('./pages.ts')
const { createPost, findItem, itemOfPost, keys } = await import('@bong-bari/table')
const now = new Date('2026-11-22T10:05:00.000Z')

const itemAt = (number: number, publishAt: string, given: object = {}) => {
  const post = {
    ...makePost(0, now.getTime()),
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    slug: `post-${number}`,
    title: `Post ${number}`,
    publishAt,
    createdAt: publishAt,
    updatedAt: publishAt,
  }
  return { ...itemOfPost(post), ...given }
}
/** A post of each day of October. */
const days = Array.from({ length: 20 }, (_, place) => place + 1)
const timeOf = (day: number) => `2026-10-${String(day).padStart(2, '0')}T10:00:00.000Z`
beforeAll(async () => {
  for (const day of days) await createPost(itemAt(day, timeOf(day)))
})

const named = (old: object | undefined, is: object | undefined) => {
  const change = { entity: 'post', key: keys.post('any'), old: { ...old }, is: { ...is } } as const
  const given = { ...change, old: old && change.old, is: is && change.is }
  return runAsFunction('reactions', () => listChangedPaths(given, now))
}
const lists = ['/blog', '/feed.xml', '/find.json', '/sitemap.xml']
const around = (day: number) => [-3, -2, -1, 1, 2, 3].map((step) => `/blog/post-${day + step}`)

test('a post that nobody has ever seen names nothing', async () => {
  const draft = itemAt(99, timeOf(9), { status: 'draft', publishAt: null })
  const later = itemAt(99, '2027-01-01T10:00:00.000Z', { status: 'scheduled' })
  for (const [old, is] of [
    [undefined, draft],
    [draft, later],
    [later, undefined],
  ])
    expect(await named(old, is)).toEqual([])
})

test('a post that comes, goes or has another title names its pages, lists and neighbours', async () => {
  const post = itemAt(10, timeOf(10))
  const all = ['/blog/post-10', ...lists, ...around(10)].sort()
  expect((await named(undefined, post)).toSorted()).toEqual(all)
  expect((await named(post, undefined)).toSorted()).toEqual(all)
  expect((await named(post, { ...post, title: 'Another' })).toSorted()).toEqual(all)
})

test('a post that moves to another address has every page made anew, for any text may lead to it', async () => {
  const post = itemAt(10, timeOf(10))
  expect(await named(post, { ...post, slug: 'moved' })).toContain('*')
  expect(await named(post, { ...post, title: 'Another' })).not.toContain('*')
})

test('an old post that stays in its place names no list of the newest; one that comes does', async () => {
  const old = itemAt(97, '2026-09-01T10:00:00.000Z')
  const listed = (paths: string[]) => paths.filter((path) => lists.includes(path))
  expect(listed(await named(old, { ...old, title: 'Another' }))).toEqual(['/sitemap.xml'])
  expect(listed(await named(undefined, old))).toEqual(lists)
})

test('a change that its neighbours do not show names them not', async () => {
  const post = itemAt(12, timeOf(12), { excerpt: 'Same' })
  expect((await named(post, { ...post, content: 'আরও ভাত।' })).toSorted()).toEqual(
    ['/blog/post-12', ...lists].sort(),
  )
})

test('a post that moves names the neighbours of both places', async () => {
  const moved = await named(itemAt(99, timeOf(5)), itemAt(99, '2026-09-20T10:00:00.000Z'))
  expect(moved).toEqual(expect.arrayContaining(['/blog/post-1', '/blog/post-8']))
})

test('one that cannot be read counts as seen', async () => {
  const unreadable = itemAt(10, timeOf(10), { content: 7 })
  expect(await named(unreadable, undefined)).toEqual(
    expect.arrayContaining(['/blog/post-10', '/blog', ...around(10)]),
  )
})

test('a post is due in the minutes after its time, and at every tenth minute for two hours', async () => {
  const publishAt = '2026-11-22T10:00:00.000Z'
  const scheduled = { status: 'scheduled', updatedAt: '2026-11-01T10:00:00.000Z' }
  const post = itemAt(50, publishAt, scheduled)
  await createPost(post)
  expect(await findItem(keys.post(post.id))).toMatchObject(scheduled)
  const isDue = async (minutes: number, since?: Date) => {
    const moment = new Date(Date.parse(publishAt) + minutes * 60_000)
    const paths = await runAsFunction('reactions', () => listDuePaths(moment, since))
    return paths.includes('/blog/post-50')
  }
  const found: number[] = []
  for (const minute of [-1, 0, 1, 2, 3, 9, 10, 11, 110, 120])
    if (await isDue(minute)) found.push(minute)
  expect(found).toEqual([0, 1, 2, 10, 110])
  // A clock that was set ahead has missed more.
  expect(await isDue(5_000, now)).toBe(false)
  expect(await isDue(5_000, new Date(Date.parse(publishAt) - 1))).toBe(true)
})

test('a post that somebody wrote since its time came is not due: that change named its pages', async () => {
  const moment = new Date('2026-11-22T10:42:00.000Z')
  await createPost(itemAt(51, '2026-11-22T10:41:00.000Z'))
  expect(await runAsFunction('reactions', () => listDuePaths(moment))).toEqual([])
  const came = itemAt(52, '2026-11-22T10:41:00.000Z', { updatedAt: '2026-11-01T10:00:00.000Z' })
  expect(
    await named(came, { ...came, content: 'আরও ভাত।', updatedAt: moment.toISOString() }),
  ).toContain('/blog/post-51')
})
