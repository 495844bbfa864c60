import { verifyPassword } from '@bong-bari/functions/password'
import { startTable } from '@bong-bari/local'
import { afterAll, expect, test } from 'vitest'

const table = await startTable()
Object.assign(process.env, table.env)
const accounts = await import('./accounts.ts')
const entities = await import('@bong-bari/table')
afterAll(() => table.stop())

const password = 'jhal muri with extra lebu'

test('an admin that the operator creates is one of the team and logs in with that password', async () => {
  await accounts.createAdmin('operator.ma', password)
  const user = await entities.findUser('operator.ma')
  expect(await verifyPassword(password, user?.password)).toBe(true)
  expect((await entities.listUsers()).map(({ username }) => username)).toContain('operator.ma')
})

test('a name that is taken, in whatever letters, is refused and its password stays', async () => {
  await accounts.createAdmin('Baba', password)
  await expect(accounts.createAdmin('bABA', 'another password')).rejects.toThrow('bABA is taken')
  await expect(accounts.createAdmin('Bába', password)).rejects.toThrow('looks like one that is')
  const user = await entities.findUser('baba')
  expect(await verifyPassword(password, user?.password)).toBe(true)
})

test('a new password ends every session of that admin and of nobody else', async () => {
  for (const name of ['didi', 'dada']) await accounts.createAdmin(name, password)
  const sessionOf = async (username: string) => {
    const user = await entities.findUser(username)
    if (!user) throw new Error(`no ${username}`)
    const [now, tokenHash] = [Date.now(), `hash of ${username}`]
    const times = { createdAt: now, lastSeenAt: now, ttl: Math.floor(now / 1000) + 3600 }
    const owner = { userId: user.id, username }
    await entities.createSession({
      id: crypto.randomUUID(),
      tokenHash,
      device: 'Chrome',
      ...owner,
      ...times,
    })
    expect(
      await entities.registerSession(user, { id: crypto.randomUUID(), tokenHash }, new Date()),
    ).toBe(true)
    return () => entities.findSession(tokenHash, new Date())
  }
  const [didi, dada] = [await sessionOf('didi'), await sessionOf('dada')]
  await accounts.resetAdmin('Didi', 'another long password')
  expect(await didi()).toBeUndefined()
  expect(await dada()).toBeDefined()
  const user = await entities.findUser('didi')
  expect(await verifyPassword('another long password', user?.password)).toBe(true)
})
