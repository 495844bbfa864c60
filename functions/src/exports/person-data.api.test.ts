import { randomUUID } from 'node:crypto'
import { api } from '@bong-bari/contract'
import { leadOf } from '@bong-bari/contract/testing'
import { createLead } from '@bong-bari/table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf, startApi } from '../../testing/start-api.ts'

let site: Awaited<ReturnType<typeof startApi>>
let admin: Awaited<ReturnType<typeof site.newAdmin>>
beforeAll(async () => {
  site = await startApi()
  admin = await site.newAdmin()
})
afterAll(() => site.stop())

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
  ...held
}: (typeof leads)[number]) => ({
  spam: false,
  ...held,
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

test('who left no address at all gets their one request alone', async () => {
  const last = leads.slice(-1)
  const { blob } = await admin.call(person, { params: { id: last[0]?.id ?? '' } })
  expect(JSON.parse(await blob.text()).requests).toEqual(last.map(heldOf))
})

test('the file is given to admins only, and not of a request that does not exist', async () => {
  const params = { id: leads[0]?.id ?? '' }
  expect(await refusalOf(site.visitor()(person, { params }))).toMatchObject({ status: 401 })
  const gone = { params: { id: randomUUID() } }
  expect(await refusalOf(admin.call(person, gone))).toMatchObject({ code: 'lead-not-found' })
})
