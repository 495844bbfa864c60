import { randomUUID } from 'node:crypto'
import { api, type LeadStatus, lead, leadStatuses } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { everyItem } from '../../testing/every-item.ts'
import { refusalOf, startApi } from '../../testing/start-api.ts'

const site = await startApi()
const admin = await site.newAdmin()

const { create, list, open, setStatus, saveNotes } = api.leads
const riya = { name: 'রিয়া সেন', company: 'মিষ্টি ঘর', phone: '+91 98300 12345' }

const allLeads = async (query: object = {}) => {
  // Nothing new is what a list answers until it followed.
  await site.react()
  return everyItem((next) => admin.call(list, { query: { ...query, limit: 200, ...next } }))
}

const sendLead = async (changes: object = {}) => {
  site.clock.now += 1
  return site.visitor()(create, { body: { ...riya, ...changes } })
}

test('API-03 AUTH-04 a visitor sends a request and sees only its id, status and time', async () => {
  const answer = await sendLead({ message: 'পুজোর আগে একটা ভিডিও চাই 🪔' })
  expect(Object.keys(answer).sort()).toEqual(['createdAt', 'id', 'status'])
  expect(answer.status).toBe('submitted')
})

test('ENT-08 ENT-09 ENT-10 ENT-11 ENT-12 ENT-13 ENT-14 API-04 a sent request is listed whole', async () => {
  const { id, createdAt } = await sendLead({ email: 'riya@example.test', message: 'নমস্কার' })
  const [newest] = await allLeads()
  expect(Object.keys(newest ?? {}).sort()).toEqual(Object.keys(lead.shape).sort())
  expect(newest).toMatchObject({
    id,
    createdAt,
    name: 'রিয়া সেন',
    company: 'মিষ্টি ঘর',
    email: 'riya@example.test',
    phone: '+91 9830012345',
    message: 'নমস্কার',
    status: 'submitted',
    opened: false,
    openedAt: null,
    leadStatus: 'new',
    followUpNotes: null,
  })
})

test('everything that is wrong is said at once', async () => {
  const { fields } = await refusalOf(sendLead({ name: '', company: '', phone: '' }))
  expect(Object.keys(fields ?? {}).sort()).toEqual(['company', 'email', 'name'])
})

test('a repeat under one Idempotency-Key answers as the first; another body under it is refused', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  const call = site.visitor()
  const send = (body: object) => call(create, { body: body as typeof riya }, { headers })
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(riya)))
  expect(new Set(answers.map((answer) => answer.id)).size).toBe(1)
  site.clock.now += 61_000
  expect(await send(riya)).toEqual(answers[0])
  expect((await allLeads()).filter(({ id }) => id === answers[0]?.id)).toHaveLength(1)
  const others = [
    ...[{ company: 'অন্য ঘর' }, { name: 'Rima' }, { email: 'rima@example.test' }],
    ...[{ phone: '+91 9830012399' }, { message: 'Another' }],
  ]
  for (const other of others)
    expect([other, await refusalOf(send({ ...riya, ...other }))]).toMatchObject([
      other,
      { status: 409, code: 'idempotency-key-reused' },
    ])
})

test('a key counts for one client: whoever guesses somebody else’s sends a request of their own and learns nothing', async () => {
  const headers = { 'idempotency-key': 'an-easy-key' }
  const body = riya
  const first = await site.visitor()(create, { body }, { headers })
  site.clock.now += 5_000
  const same = await site.visitor()(create, { body }, { headers })
  const other = await site.visitor()(create, { body: { ...riya, name: 'Mita' } }, { headers })
  expect(new Set([first.id, same.id, other.id]).size).toBe(3)
  expect(same.createdAt).not.toBe(first.createdAt)
  // Neither is a key of one use a key of another, nor does an id tell the address and key that made it.
  const post = { body: { title: 'Key', content: 'Text' } }
  expect((await admin.call(api.posts.create, post, { headers })).title).toBe('Key')
  const { derivedId } = await import('@bong-bari/table')
  expect(first.id).not.toBe(derivedId('an-easy-key'))
})

test('an Idempotency-Key has 8 to 255 characters', async () => {
  const send = (key: string) =>
    site.visitor()(create, { body: riya }, { headers: { 'idempotency-key': key } })
  expect((await refusalOf(send('1234567'))).fields).toHaveProperty('idempotency-key')
  expect((await refusalOf(send('k'.repeat(256)))).fields).toHaveProperty('idempotency-key')
  await expect(send('k'.repeat(255))).resolves.toBeDefined()
})

test('LEAD-05 LEAD-06 API-05 opening marks a lead opened once and keeps the first time', async () => {
  const { id } = await sendLead()
  const { call } = admin
  const first = await call(open, { params: { id } })
  expect(first).toMatchObject({ opened: true, openedAt: new Date(site.clock.now).toISOString() })
  site.clock.now += 60_000
  expect(await call(open, { params: { id } })).toEqual(first)
})

test('LEAD-07 API-06 any status may follow any other', async () => {
  const { id } = await sendLead()
  const { call } = admin
  for (const from of leadStatuses)
    for (const to of leadStatuses) {
      await call(setStatus, { params: { id }, body: { leadStatus: from } })
      const changed = await call(setStatus, { params: { id }, body: { leadStatus: to } })
      expect(changed.leadStatus).toBe(to)
    }
  const wrong = { params: { id }, body: { leadStatus: 'boiling' as LeadStatus } }
  expect((await refusalOf(call(setStatus, wrong))).fields).toHaveProperty('leadStatus')
})

test('LEAD-08 API-07 follow-up notes are saved as typed', async () => {
  const { id } = await sendLead()
  const { call } = admin
  const followUpNotes = '  ফোন করেছি।\n\tশুক্রবার আবার 📞 '
  expect(await call(saveNotes, { params: { id }, body: { followUpNotes } })).toMatchObject({
    followUpNotes,
  })
  const tooLong = { params: { id }, body: { followUpNotes: 'x'.repeat(10_001) } }
  expect((await refusalOf(call(saveNotes, tooLong))).fields).toHaveProperty('followUpNotes')
})

test('12 simultaneous status changes with an opening and notes lose nothing', async () => {
  const { id } = await sendLead()
  const { call } = admin
  const sent = Array.from({ length: 12 }, (_, i) => leadStatuses[i % 5] ?? 'new')
  await Promise.all([
    ...sent.map((leadStatus) => call(setStatus, { params: { id }, body: { leadStatus } })),
    call(open, { params: { id } }),
    call(saveNotes, { params: { id }, body: { followUpNotes: 'রাখলাম' } }),
  ])
  const found = (await allLeads()).filter((lead) => lead.id === id)
  expect(found).toHaveLength(1)
  const [after] = found
  expect(sent).toContain(after?.leadStatus)
  expect(after).toMatchObject({ opened: true, followUpNotes: 'রাখলাম', name: 'রিয়া সেন' })
  const filtered = await allLeads({ leadStatus: after?.leadStatus, opened: 'true' })
  expect(filtered.map((lead) => lead.id)).toContain(id)
  const others = leadStatuses.filter((status) => status !== after?.leadStatus)
  for (const leadStatus of others) {
    const listed = await allLeads({ leadStatus })
    expect(listed.map((lead) => lead.id)).not.toContain(id)
  }
})

test('LEAD-01 LEAD-02 LEAD-03 pages and filters give each lead once, newest first', async () => {
  const { call } = admin
  for (let i = 0; i < 24; i++) {
    const { id } = await sendLead({ name: `Lead ${i}` })
    await call(setStatus, { params: { id }, body: { leadStatus: leadStatuses[i % 5] ?? 'new' } })
    if (i % 2) await call(open, { params: { id } })
  }
  const everything = await allLeads()
  const times = everything.map(({ createdAt }) => createdAt)
  expect(times).toEqual([...times].sort().reverse())
  const opened = 'true'
  for (const filters of [
    {},
    { leadStatus: 'hot' },
    { opened },
    { leadStatus: 'hot', opened },
  ] as const) {
    const wanted = Object.entries(filters)
    const found = await everyItem(async (next) => {
      const page = await call(list, { query: { ...filters, limit: 3, ...next } })
      expect(page.items.length).toBeLessThanOrEqual(3)
      return page
    })
    const passing = everything.filter((one) =>
      wanted.every(([name, value]) => String(Reflect.get(one, name)) === value),
    )
    expect(found).toEqual(passing)
  }
})

test.each([
  ['leadStatus', { leadStatus: 'lukewarm' }],
  ['opened', { opened: 'yes' }],
  ['limit', { limit: '0' }],
  ['limit', { limit: '201' }],
  ['limit', { limit: 'ten' }],
  ['cursor', { cursor: 'LEADS#new' }],
])('a wrong %s in the query is named', async (field, query) => {
  const { call } = admin
  expect((await refusalOf(call(list, { query: query as object }))).fields).toHaveProperty(field)
})

test('an empty filter means no filter; a repeated one is refused', async () => {
  const { call } = admin
  const { items } = await call(list, { query: { leadStatus: '', opened: '' } as object })
  expect(items.length).toBeGreaterThan(0)
  const repeated = { leadStatus: ['new', 'hot'] } as object
  expect((await refusalOf(call(list, { query: repeated }))).fields).toHaveProperty('leadStatus')
})

test('one client gets 10 requests a minute, then a wait; others are not held up', async () => {
  const call = site.client({}, { address: '10.3.3.3' })
  const send = () => call(create, { body: riya })
  for (let i = 0; i < 10; i++) await send()
  expect(await refusalOf(send())).toMatchObject({ status: 429, code: 'too-many-requests' })
  const answer = await site.fetcher({ address: '10.3.3.3' })('/api/collaboration-requests', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(riya),
  })
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  await expect(sendLead()).resolves.toBeDefined()
  site.clock.now += 60_000
  await expect(send()).resolves.toBeDefined()
})
