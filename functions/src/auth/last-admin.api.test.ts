import { randomUUID } from 'node:crypto'
import { api } from '@bong-bari/contract'
import { afterAll, expect, test } from 'vitest'
import { startApi } from '../../testing/start-api.ts'

// In a table of its own, where these admins are all there are.

const site = await startApi()
const table = await import('@bong-bari/table')
afterAll(() => site.stop())

const addUser = async () => {
  const user = { id: randomUUID(), username: `ma-${randomUUID()}` }
  await table.claimUsername(user, new Date(site.clock.now))
  await table.completeUser(user, 'hash')
}

const teamIds = async () => (await table.listUsers()).map(({ id }) => id)

test('the first admins, made at the same moment, are all in the team', async () => {
  await Promise.all(Array.from({ length: 10 }, addUser))
  expect(await teamIds()).toHaveLength(10)
})

test('removing everybody at once, over and over, leaves one', async () => {
  for (let round = 0; round < 20; round++) {
    await Promise.all(Array.from({ length: 7 }, addUser))
    const ids = await teamIds()
    const outcomes = await Promise.all([...ids, ...ids].map(table.removeUser))
    const left = await teamIds()
    expect(left).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'removed')).toHaveLength(ids.length - 1)
    expect(outcomes).toContain('last')
  }
})

test('admins who remove each other in parallel never leave none, and who is left can go on', async () => {
  for (let round = 0; round < 4; round++) {
    const admins = await Promise.all(Array.from({ length: 4 }, site.newAdmin))
    const team = await table.listUsers()
    await Promise.allSettled(
      admins.flatMap(({ call, username }) =>
        team
          .filter((one) => one.username !== username)
          .map(({ id }) => call(api.auth.removeUser, { params: { id } })),
      ),
    )
    const left = (await table.listUsers()).map(({ username }) => username)
    expect(left.length).toBeGreaterThan(0)
    for (const { username, session } of admins) {
      const alive = site
        .client(session)(api.auth.me)
        .then(
          () => true,
          () => false,
        )
      if (!left.includes(username)) expect(await alive).toBe(false)
    }
  }
})
