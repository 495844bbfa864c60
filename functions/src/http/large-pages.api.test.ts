import { randomUUID } from 'node:crypto'
import { api, buildLead, limits, type Route } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { startApi } from '../../testing/start-api.ts'

const site = await startApi()
const admin = await site.newAdmin()
const { itemOfLead, itemOfLeadEvent } = await import('@bong-bari/table')
const { itemOfRevision, revisionSortKey } = await import(
  '../../../packages/table/src/post/revision.ts'
)
const { writeMany } = await import('../../../packages/table/src/db/write-many.ts')

const maxBytes = 5_000_000
const momentAt = (place: number) => new Date(site.clock.now - place * 1_000).toISOString()

const said = { name: 'রিয়া', company: 'মিষ্টি ঘর', phone: '+91 9830012345' }
const leadsOf = (count: number, letter: string) =>
  Array.from({ length: count }, (_, place) => ({
    ...buildLead(said, { id: randomUUID(), createdAt: momentAt(place) }),
    name: letter.repeat(limits.lead.name),
    company: letter.repeat(limits.lead.company),
    message: letter.repeat(limits.lead.message),
    followUpNotes: letter.repeat(limits.lead.followUpNotes),
    conversation: [
      { role: 'user' as const, content: letter.repeat(limits.lead.conversation.characters) },
    ],
  }))

/** Every page, each as Lambda hands it on; fails where one is too large or says an item twice. */
const pagesOf = async (route: Route, path: string, limit: number) => {
  const headers = { authorization: `Bearer ${admin.session.sessionId}` }
  const lengths: number[] = []
  const ids = new Set<string>()
  for (let next: string | undefined = `${path}?limit=${limit}`; next; ) {
    const answer = await site.fetcher()(next, { headers })
    expect([route.path, answer.status]).toEqual([route.path, 200])
    const body = await answer.text()
    expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThanOrEqual(maxBytes)
    const items: { id: string }[] = JSON.parse(body)
    lengths.push(items.length)
    for (const { id } of items) ids.add(id)
    next = /^<(.*)>/.exec(answer.headers.get('link') ?? '')?.[1]
  }
  return { lengths, ids }
}

// Bengali, and a control character, which takes seven bytes in Lambda's JSON.
test.each([
  ['ক', limits.leadPage.max, 110],
  ['\u0001', limits.leadPage.default, 60],
] as const)('no page of requests made of %j is over 5 MB', async (letter, limit, count) => {
  const leads = leadsOf(count, letter)
  await writeMany(leads.map(itemOfLead), [])
  const { ids, lengths } = await pagesOf(api.leads.list, api.leads.list.path, limit)
  for (const { id } of leads) expect(ids.has(id)).toBe(true)
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(ids.size)
})

test('no page of a request’s events is over 5 MB', async () => {
  const [lead = expect.fail()] = leadsOf(1, 'ক')
  const { id } = lead
  const before = '\u0001'.repeat(limits.lead.followUpNotes)
  const events = Array.from({ length: 100 }, (_, place) => ({
    id: randomUUID(),
    kind: 'notes' as const,
    at: momentAt(100 - place),
    by: 'ma',
    before,
  }))
  const items = events.map((event, place) => itemOfLeadEvent(id, place + 1, event))
  await writeMany([itemOfLead(lead), ...items], [])
  const path = api.leads.events.path.replace('{id}', id)
  const { ids, lengths } = await pagesOf(api.leads.events, path, limits.leadEventPage.max)
  expect(ids.size).toBe(events.length + 1)
  expect(lengths.length).toBeGreaterThan(1)
})

test.each(['\u0001'])('no list of a post’s revisions made of %j is over 5 MB', async (letter) => {
  const words = { title: 'Long', content: 'Text' }
  const { id } = await admin.call(api.posts.create, { body: { ...words, status: 'draft' } })
  const revisions = Array.from({ length: 30 }, (_, place) => ({
    ...{
      id,
      at: momentAt(place),
      by: 'ma',
      kind: 'saved' as const,
      autosaved: false,
    },
    title: 'Long',
    content: letter.repeat(limits.post.content),
    excerpt: null,
    date: null,
    image: null,
    imageWidth: null,
    imageHeight: null,
    format: 'plain' as const,
    tags: [],
    ttl: Math.floor(site.clock.now / 1000) + 86_400,
  }))
  // One item in each write, since thirty of them are more than one call may have.
  for (const [place, one] of revisions.entries())
    await writeMany(
      [itemOfRevision(one, revisionSortKey({ updatedAt: one.at, version: place + 1 }))],
      [],
    )
  const headers = { authorization: `Bearer ${admin.session.sessionId}` }
  const answer = await site.fetcher()(api.posts.revisions.path.replace('{id}', id), { headers })
  expect(answer.status).toBe(200)
  const body = await answer.text()
  expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThanOrEqual(maxBytes)
  expect(JSON.parse(body).length).toBeGreaterThan(5)
})
