import { randomUUID } from 'node:crypto'
import { buildLead, type Lead } from '@bong-bari/contract'
import { afterAll, expect, test } from 'vitest'
import { startTable } from '../../local/src/index.ts'
import type { Allowance } from './account/throttle.ts'
import { keys } from './schema/keys.ts'

const table = await startTable()
Object.assign(process.env, table.env)
const store = await import('./index.ts')
const verbs = await import('./db/verbs.ts')
afterAll(() => table.stop())

const now = new Date('2026-11-21T10:00:00.000Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

const lead = (changes: Partial<Lead> = {}): Lead => ({
  ...buildLead(
    { name: 'রিয়া সেন', company: 'মিষ্টি ঘর', phone: '+91 9830012345' },
    { id: randomUUID(), createdAt: now.toISOString() },
  ),
  ...changes,
})

const allowed = (...windows: Allowance['windows']): Allowance => ({ name: randomUUID(), windows })

test('a window counts to its limit, tells the wait, and starts anew when it has ended', async () => {
  const allowance = allowed({ limit: 2, seconds: 60 })
  expect(await store.takeAttempt(allowance, now)).toEqual({ count: 1 })
  expect(await store.takeAttempt(allowance, later(10))).toEqual({ count: 2 })
  expect(await store.takeAttempt(allowance, later(20))).toEqual({ retryAfter: 40 })
  await store.giveAttemptBack(allowance)
  expect(await store.takeAttempt(allowance, later(30))).toEqual({ count: 2 })
  expect(await store.takeAttempt(allowance, later(60))).toEqual({ count: 1 })
})

test('100 simultaneous attempts never exceed the limit, at a window’s start and at its turn', async () => {
  const allowance = allowed({ limit: 7, seconds: 60 })
  for (const at of [now, later(60)]) {
    const taken = await Promise.all(
      Array.from({ length: 100 }, () => store.takeAttempt(allowance, at)),
    )
    expect(taken.filter((one) => 'count' in one)).toHaveLength(7)
  }
})

test('one attempt counts in every window, and what the day refuses waits for the day', async () => {
  const day = 24 * 3600
  const allowance = allowed({ limit: 2, seconds: 60 }, { limit: 3, seconds: day })
  const take = (seconds: number) => store.takeAttempt(allowance, later(seconds))
  expect([await take(0), await take(0)]).toEqual([{ count: 1 }, { count: 2 }])
  expect(await take(1)).toEqual({ retryAfter: 59 })
  expect(await take(60)).toEqual({ count: 1 })
  expect(await take(61)).toEqual({ retryAfter: day - 61 })
  await store.giveAttemptBack(allowance)
  expect(await take(62)).toEqual({ count: 1 })
  expect(await take(day)).toEqual({ count: 1 })
})

test('a window that the version before began, or had not, is no obstacle', async () => {
  const allowance = allowed({ limit: 1, seconds: 60 })
  await verbs.put({ ...keys.throttle(allowance.name), count: 9, ttl: 1_999_999_999 })
  expect(await store.takeAttempt(allowance, now)).toEqual({ count: 1 })
  const longer: Allowance = {
    ...allowance,
    windows: [...allowance.windows, { limit: 1, seconds: 90 }],
  }
  expect(await store.takeAttempt(longer, later(60))).toEqual({ count: 1 })
  expect(await store.takeAttempt(longer, later(80))).toEqual({ retryAfter: 70 })
})

test('giving back never goes below zero or revives a forgotten window', async () => {
  const allowance = allowed({ limit: 1, seconds: 60 })
  await store.giveAttemptBack(allowance)
  await store.takeAttempt(allowance, now)
  await store.giveAttemptBack(allowance)
  await store.giveAttemptBack(allowance)
  expect(await store.takeAttempt(allowance, now)).toEqual({ count: 1 })
  expect(await store.takeAttempt(allowance, now)).toEqual({ retryAfter: 60 })
})

/** A new admin; undefined where the name was taken. */
const newAdmin = async (username: string) => {
  const user = { id: randomUUID(), username }
  return (await store.createUser(user, async () => 'hash', now)) ? user : undefined
}

test('of 200 who take one username, or one drawn like it, at once, one becomes an admin', async () => {
  const suffix = randomUUID().slice(0, 8)
  const drawn = ['Dida', 'DIDA', 'dída', 'd1da', 'ｄｉｄａ'].map((name) => `${name}-${suffix}`)
  const names = Array.from({ length: 40 }, () => drawn).flat()
  const made = await Promise.all(names.map(newAdmin))
  expect(made.filter((one) => one !== undefined)).toHaveLength(1)
  const listed = (await store.listUsers()).filter(({ username }) => username.endsWith(suffix))
  expect(listed).toHaveLength(1)
  const found = await Promise.all(names.map(store.findUser))
  const ids = new Set(found.flatMap((user) => user?.id ?? []))
  expect([...ids]).toEqual(listed.map(({ id }) => id))
})

test('the name of an admin who cannot be read is nobody else’s until that one is removed', async () => {
  const username = `dida-${randomUUID().slice(0, 8)}`
  const [admin] = [await newAdmin(username), await newAdmin(`other-${username}`)]
  const place = `members.m${admin?.id.replaceAll('-', '')}.createdAt`
  await verbs.update({ pk: 'TEAM', sk: 'TEAM' }, { set: { [place]: 5 } })
  const lookAlike = username.replace('i', '1')
  for (const name of [username, lookAlike]) expect(await newAdmin(name)).toBeUndefined()
  expect(await store.removeUser(admin?.id ?? '')).toBe('removed')
  expect(await newAdmin(lookAlike)).toBeDefined()
})

test('a session that has ended counts as absent though its item is still there', async () => {
  const tokenHash = randomUUID()
  const seconds = now.getTime() / 1000
  await store.createSession({
    id: randomUUID(),
    tokenHash,
    userId: randomUUID(),
    username: 'ma',
    device: 'Chrome on Android',
    createdAt: now.getTime(),
    lastSeenAt: now.getTime(),
    ttl: seconds + 60,
  })
  expect(await store.findSession(tokenHash, later(59))).toMatchObject({ username: 'ma' })
  expect(await store.findSession(tokenHash, later(60))).toBeUndefined()
})

test('a late write does not bring a deleted item back', async () => {
  const { id } = lead()
  await store.createLead(lead({ id }))
  await verbs.remove({ pk: `LEAD#${id}`, sk: 'LEAD' })
  const made = { by: 'ma', at: now }
  expect(await store.setLeadStatus(id, 'hot', made)).toBeUndefined()
  expect(await store.openLead(id, made)).toBeUndefined()
  expect(await store.saveLeadNotes(id, 'x', made)).toBeUndefined()
  expect(await store.findLead(id)).toBeUndefined()
})

test('an id of another kind opens no lead', async () => {
  const username = `mashi-${randomUUID().slice(0, 8)}`
  await newAdmin(username)
  for (const id of [username, `USER#${username}`, `../USER#${username}`])
    expect(await store.findLead(id)).toBeUndefined()
})

test('leads of one instant are each listed once across pages', async () => {
  const leads = Array.from({ length: 9 }, () => lead({ leadStatus: 'cold' }))
  await Promise.all(leads.map((one) => store.createLead(one)))
  const filters = { leadStatus: 'cold' as const }
  const found: string[] = []
  let cursor: string | undefined
  do {
    const page = await store.listLeads({ filters, limit: 4, cursor })
    found.push(...page.items.map(({ id }) => id))
    cursor = page.next
  } while (cursor)
  expect(found.sort()).toEqual(leads.map(({ id }) => id).sort())
})
