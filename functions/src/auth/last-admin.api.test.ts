import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startApi } from '../../testing/start-api.ts'

// In a table of its own, where these admins are all there are.

const site = await startApi()
const table = await import('@bong-bari/table')

const addUser = async () => {
  const user = { id: randomUUID(), username: `ma-${randomUUID()}` }
  await table.createUser(user, async () => 'hash', new Date(site.clock.now))
}

const teamIds = async () => (await table.listUsers()).map(({ id }) => id)

test('the first admins, made at the same moment, are all in the team', async () => {
  await Promise.all(Array.from({ length: 10 }, addUser))
  expect(await teamIds()).toHaveLength(10)
})

test('removing everybody at once, over and over, leaves one', async () => {
  for (let round = 0; round < 6; round++) {
    await Promise.all(Array.from({ length: 7 }, addUser))
    const ids = await teamIds()
    const outcomes = await Promise.all([...ids, ...ids].map(table.removeUser))
    const left = await teamIds()
    expect(left).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'removed')).toHaveLength(ids.length - 1)
    expect(outcomes).toContain('last')
  }
})
