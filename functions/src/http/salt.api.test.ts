import { createHash } from 'node:crypto'
import { api } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { password, refusalOf, startApi } from '../../testing/start-api.ts'

const site = await startApi()
const createAllowance = (await import('./limit.ts')).createAllowance

const second = 1_000
const minute = 60 * second
const day = 24 * 60 * minute
const midnight = Math.ceil(Date.now() / day + 2) * day
const body = { name: 'রিয়া', company: 'মিষ্টি ঘর', phone: '+91 98300 12345' }
const refused = { status: 429 }

test('an address is counted under another name each day, and under none that can be worked out from it', async () => {
  const window = { limit: 1, seconds: 60 }
  const at = (now: number) => createAllowance('chat', ['203.0.113.7'], [window], new Date(now))
  const [one, same, next] = [
    await at(midnight - 5 * second),
    await at(midnight - second),
    await at(midnight + second),
  ]
  expect(same.name).toBe(one.name)
  expect(next.name).not.toBe(one.name)
  expect(next.before).toBe(one.name)
  expect((await at(midnight + 2 * minute)).before).toBeUndefined()
  const guessed = createHash('sha256')
    .update(JSON.stringify(['203.0.113.7']))
    .digest('base64url')
  expect(one.name).not.toContain(guessed)
})

test('a window that was opened before midnight goes on to its end', async () => {
  const send = site.client({}, { address: '10.9.9.9' })
  site.clock.now = midnight - 10 * second
  for (let i = 0; i < 7; i++) await send(api.leads.create, { body })
  site.clock.now = midnight + 10 * second
  for (let i = 0; i < 3; i++) await send(api.leads.create, { body })
  expect(await refusalOf(send(api.leads.create, { body }))).toMatchObject(refused)
  site.clock.now = midnight + 55 * second
  await expect(send(api.leads.create, { body })).resolves.toBeDefined()
})

test('an allowance of a day is not had twice around midnight, and is there again a day later', async () => {
  const send = site.client({}, { address: '10.9.9.10' })
  for (let at = -6; at < 0; at++) {
    site.clock.now = midnight + at * minute
    for (let i = 0; i < 10; i++) await send(api.leads.create, { body })
  }
  site.clock.now = midnight + minute
  expect(await refusalOf(send(api.leads.create, { body }))).toMatchObject(refused)
  site.clock.now = midnight + day - 7 * minute
  expect(await refusalOf(send(api.leads.create, { body }))).toMatchObject(refused)
  site.clock.now = midnight + day - 6 * minute
  await expect(send(api.leads.create, { body })).resolves.toBeDefined()
})

test('guesses of before midnight count after it, and the right password forgives them all', async () => {
  site.clock.now = midnight - minute
  const { username } = await site.newAdmin()
  const logIn = (guess: string) =>
    site.client({}, { address: '10.9.9.11' })(api.auth.login, {
      body: { username, password: guess },
    })
  const guess = () => refusalOf(logIn('not this one'))
  for (let i = 0; i < 8; i++) expect(await guess()).toMatchObject({ status: 401 })
  site.clock.now = midnight + minute
  expect(await guess()).toMatchObject({ status: 401 })
  await logIn(password)
  for (let i = 0; i < 10; i++) expect(await guess()).toMatchObject({ status: 401 })
  expect(await guess()).toMatchObject(refused)
})
