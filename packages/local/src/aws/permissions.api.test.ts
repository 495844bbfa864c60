import { afterAll, beforeAll, expect, test } from 'vitest'
import { callingAs } from './permissions.ts'
import { startTable } from './start-table.ts'

let table: Awaited<ReturnType<typeof startTable>>
let entities: typeof import('@bong-bari/table')
beforeAll(async () => {
  table = await startTable()
  Object.assign(process.env, table.env)
  entities = await import('@bong-bari/table')
})
afterAll(() => table.stop())

test('a function reaches what its role grants: items, lists and indexes', async () => {
  const { bumpBotVersion, findUser, listPosts, trainingRows, writeVideos } = entities
  await callingAs('auth', () => findUser('ma'))
  await callingAs('posts', () => listPosts({ limit: 1 }))
  await callingAs('chat', () => trainingRows.list())
  await callingAs('bot-training', bumpBotVersion)
  await callingAs('video-refresh', () => writeVideos('LATEST', [], new Date()))
})

test('a key, an action or an index outside of the role is refused', async () => {
  const { bumpBotVersion, findLead, findUser, listPosts, writeVideos } = entities
  const refused = (name: string, call: () => Promise<unknown>) =>
    expect(callingAs(name, call)).rejects.toThrow(`the role of ${name} does not allow`)
  await refused('chat', () => findLead('7'))
  await refused('leads', () => findUser('ma'))
  await refused('chat', bumpBotVersion)
  await refused('videos', () => writeVideos('LATEST', [], new Date()))
  await refused('leads', () => listPosts({ limit: 1 }))
  await refused('fallback', () => findUser('ma'))
})
