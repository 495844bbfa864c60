import { api, buildLead, type CallerSession } from '@bong-bari/contract'
import { expect, test, vi } from 'vitest'
import { expectErrorLog } from './error-log.ts'
import { everyItem } from './every-item.ts'
import { everyNoun } from './every-noun.ts'
import { startApi } from './start-api.ts'

const site = await startApi()
const admin = await site.newAdmin()

/** What `Date` makes of the last evening of 9999 in New York, and no schema of ours takes. */
const impossible = '+010000-01-01T04:59:59.000Z'

/** Puts an attribute of a stored item as an older or broken version might have left it. */
const spoil = async (pk: string, sk: string, field: string, value: unknown = impossible) => {
  const { update } = await import('../../packages/table/src/db/verbs.ts')
  await update({ pk, sk }, { set: { [field]: value } })
}

/** The body of an answer to an admin, or to a visitor. */
const readBody = async (
  path: string,
  { sessionId = '' }: Partial<CallerSession> = admin.session,
) => {
  const headers = sessionId ? { authorization: `Bearer ${sessionId}` } : undefined
  const answer = await site.fetcher()(`http://site.test${path}`, headers && { headers })
  expect([path, answer.status]).toEqual([path, 200])
  return JSON.parse(await answer.text())
}

const stored = {
  post: async () => {
    const { id } = await admin.call(api.posts.create, {
      body: { title: 'Spoilt', content: 'Text' },
    })
    return { id, pk: `POST#${id}`, sk: 'POST', field: 'createdAt' }
  },
  lead: async () => {
    const { id } = await site.visitor()(api.leads.create, {
      body: { name: 'Riya', company: 'Spoilt', phone: '+91 9830012345' },
    })
    return { id, pk: `LEAD#${id}`, sk: 'LEAD', field: 'openedAt' }
  },
}

/** What visitors are answered of a noun. */
const publicPaths: Record<string, string> = {
  template: '/api/chatbot/opening',
  section: '/api/homepage-content',
}

const small = (await everyNoun()).map(({ name, path, keyOf, make, remove }) => ({
  name,
  path: [path, publicPaths[name]],
  make: async () => {
    const { id } = await make(admin)
    return { id: String(id), ...keyOf(id), field: 'updatedAt' }
  },
  remove: (id: string) => remove(admin, { params: { id } }),
}))
const { posts, leads } = api
const every = [
  ...small,
  {
    name: 'post',
    path: [posts.list.path, posts.list.path],
    make: stored.post,
    remove: (id: string) => admin.call(posts.remove, { params: { id } }),
  },
  {
    name: 'lead',
    path: [leads.list.path],
    make: stored.lead,
    remove: (id: string) => admin.call(leads.remove, { params: { id } }),
  },
]

test.each(every)(
  'a $name that cannot be read is left out of its lists, and can be deleted',
  async ({ path: [path = '', shown], make, remove }) => {
    expectErrorLog(/"unreadable"/)
    const good = await make()
    const bad = await make()
    await spoil(bad.pk, bad.sk, bad.field)
    const ids = (await readBody(path)).map(({ id }: { id: string | number }) => String(id))
    expect([ids.includes(good.id), ids.includes(bad.id)]).toEqual([true, false])
    if (shown) await readBody(shown, {})
    const answer = await remove(bad.id)
    expect(String(answer.id)).toBe(bad.id)
  },
)

test('a page that begins with what cannot be read goes on to what can', async () => {
  expectErrorLog(/"unreadable"/)
  const { createLead } = await import('@bong-bari/table')
  const lead = (number: number) => {
    const request = { name: 'n', company: `Page ${number}`, email: 'n@example.test' }
    const createdAt = new Date(site.clock.now + number * 1000).toISOString()
    const arrived = buildLead(request, { id: crypto.randomUUID(), createdAt })
    return { ...arrived, leadStatus: 'dead' as const }
  }
  const leads = [9, 8, 7, 6, 5, 4, 3, 2, 1].map(lead)
  for (const one of leads) await createLead(one)
  const bad = leads.filter((_, place) => [0, 1, 2, 5, 8].includes(place))
  for (const { id } of bad) await spoil(`LEAD#${id}`, 'LEAD', 'openedAt')
  const found = await everyItem(async (next) => {
    const query = { leadStatus: 'dead' as const, limit: 2, ...next }
    const page = await admin.call(api.leads.list, { query })
    expect(page.items.length).toBeGreaterThan(0)
    return page
  })
  expect(found.map(({ company }) => company)).toEqual(['Page 6', 'Page 5', 'Page 3', 'Page 2'])
  for (const { id } of bad) await admin.call(api.leads.remove, { params: { id } })
})

test('a reader of a post that cannot be read is told that it is not there', async () => {
  expectErrorLog(/"unreadable"/)
  const { id, pk, sk } = await stored.post()
  await spoil(pk, sk, 'title', 5)
  await readBody(api.posts.list.path, {})
  for (const address of [`/api/blog/${id}`, `/api/blog/slug/${pk.replace('POST#', '')}`])
    expect((await site.fetcher()(`http://site.test${address}`)).status).toBe(404)
  await admin.call(api.posts.remove, { params: { id } })
})

test('a setting, a video, a member and an account that cannot be read leave the rest as it is', async () => {
  expectErrorLog(/"unreadable"/)
  await admin.call(api.settings.update, {
    params: { key: 'email' },
    body: { settingValue: 'new@example.com' },
  })
  await spoil('SETTING', 'email', 'settingValue', 5)
  expect((await readBody(api.settings.list.path)).length).toBeGreaterThan(3)
  expect((await readBody('/api/settings', {})).length).toBeGreaterThan(3)

  const { writeVideos, readVideos } = await import('@bong-bari/table')
  const video = (videoId: string) => ({
    videoId,
    thumbnail: 'https://i.ytimg.com/a.jpg',
    title: 't',
    publishedAt: new Date(site.clock.now).toISOString(),
  })
  const [bad, good] = [{ ...video('aaaaaaaaaaa'), title: Object(5) }, video('bbbbbbbbbbb')]
  await writeVideos('LATEST', [bad, good], new Date(site.clock.now))
  expect(await readBody('/api/youtube/latest', {})).toMatchObject([{ videoId: good.videoId }])
  await spoil('YOUTUBE', 'LATEST', 'refreshedAt', 5)
  expect(await readBody('/api/youtube/latest', {})).toEqual([])
  expect(await writeVideos('LATEST', [good], new Date(site.clock.now))).toBe(true)
  expect((await readVideos('LATEST'))?.videos).toHaveLength(1)

  const other = await site.newAdmin()
  const { id } = await other.call(api.auth.me)
  const { readTeam } = await import('../../packages/table/src/account/team.ts')
  const members = Object.fromEntries(
    (await readTeam()).members.map((one) => [
      `m${one.id.replaceAll('-', '')}`,
      one.id === id ? { ...one, createdAt: impossible } : one,
    ]),
  )
  await spoil('TEAM', 'TEAM', 'members', members)
  expect(await readBody(api.auth.listUsers.path)).toMatchObject([{ username: admin.username }])
  expect(await admin.call(api.auth.removeUser, { params: { id } })).toEqual({ id })
})

test('what cannot be read is logged and counted once, by kind and id alone', async () => {
  const { id, pk, sk } = await stored.lead()
  await spoil(pk, sk, 'name', 5)
  const logged = vi.spyOn(console, 'log').mockReturnValue()
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  await readBody(api.leads.list.path)
  await readBody(api.leads.list.path)
  const lines = logged.mock.calls.map(String).filter((line) => line.includes('unreadable'))
  const counts = written.mock.calls.map(String).filter((line) => line.includes('UnreadableItems'))
  vi.restoreAllMocks()
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { level: 'error', unreadable: 'lead', id },
  ])
  expect(counts).toHaveLength(1)
})
