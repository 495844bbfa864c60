import { randomUUID } from 'node:crypto'
import { api } from '@bong-bari/contract'
import { leadOf } from '@bong-bari/contract/testing'
import { createLead } from '@bong-bari/table'
import { expect, test } from 'vitest'
import { startApi } from '../../testing/start-api.ts'

const site = await startApi()
const admin = await site.newAdmin()

const { person } = api.exports
const riya = { email: 'riya@example.test', phone: '+91 9830012345' }
const leads = [
  { name: 'রিয়া সেন', ...riya, followUpNotes: 'শুক্রবার ফোন' },
  { name: 'Riya', email: 'Riya@Example.test', phone: null },
  { name: 'R. Sen', email: null, phone: riya.phone, spam: true },
  { name: 'Imran', email: 'imran@example.test', phone: null },
  { name: 'Nobody', email: null, phone: null },
].map((fields, index) => ({
  ...leadOf({ id: randomUUID(), createdAt: `2026-11-2${index}T04:44:00.000Z` }),
  ...fields,
}))

/** What admins do with it is nothing of the sender's. */
const heldOf = ({
  version: _,
  changedBy: _by,
  ownerId: _owner,
  ownerName: _name,
  lastReply: _reply,
  pendingReply: _pending,
  doneAt: _done,
  ...held
}: (typeof leads)[number]) => ({
  spam: false,
  ...held,
  history: [{ kind: 'received', at: held.createdAt }],
})

test('a person gets all that is held of them as one file, and nothing of anybody else', async () => {
  for (const lead of leads) await createLead(lead)
  const [first] = leads
  const { blob, name } = await admin.call(person, { params: { id: first?.id ?? '' } })
  expect(name).toMatch(/^their-data-\d{4}-\d\d-\d\d\.json$/)
  expect(JSON.parse(await blob.text())).toEqual({
    heldBy: 'Bong Bari',
    asOf: new Date(site.clock.now).toISOString(),
    requests: leads.slice(0, 3).map(heldOf),
  })
})

test('what happened to the request is in the file, notes with what stood there, and no admin', async () => {
  const id = randomUUID()
  await createLead({ ...leadOf({ id }), followUpNotes: 'rang once' })
  const { leads } = api
  const params = { id }
  const me = (await admin.call(api.auth.me)).id
  const at = [1, 2, 3, 4].map((step) => new Date(site.clock.now + step * 1_000).toISOString())
  const later = () => {
    site.clock.now += 1_000
  }
  later()
  await admin.call(leads.setOwner, { params, body: { ownerId: me } })
  later()
  await admin.call(leads.setStatus, { params, body: { leadStatus: 'hot' } })
  later()
  await admin.call(leads.saveNotes, { params, body: { followUpNotes: 'rang twice' } })
  later()
  await admin.call(leads.reply, { params, body: { channel: 'mail' } })
  const { blob } = await admin.call(person, { params })
  const text = await blob.text()
  expect(text).not.toContain(admin.username)
  expect(JSON.parse(text).requests[0].history).toEqual([
    { kind: 'received', at: leadOf().createdAt },
    { kind: 'status', from: 'new', to: 'hot', at: at[1] },
    { kind: 'notes', before: 'rang once', at: at[2] },
    { kind: 'replied', channel: 'mail', at: at[3] },
  ])
})

test('who left no address at all gets their one request alone', async () => {
  const last = leads.slice(-1)
  const { blob } = await admin.call(person, { params: { id: last[0]?.id ?? '' } })
  expect(JSON.parse(await blob.text()).requests).toEqual(last.map(heldOf))
})
