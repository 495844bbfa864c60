import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type AttributeValue, DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { afterAll, expect, test } from 'vitest'
import { startTable } from '../../local/src/index.ts'

type StoredItem = { pk: { S: string }; sk: { S: string } } & Record<string, AttributeValue>

const folder = join(import.meta.dirname, '../stored')
const itemsOf = async (entity: string): Promise<StoredItem[]> =>
  JSON.parse(await readFile(join(folder, `${entity}.json`), 'utf8'))

const table = await startTable()
Object.assign(process.env, table.env)
const everyEntity = (await import('./entities.ts')).everyEntity
const verbs = await import('./verbs.ts')
const client = new DynamoDBClient({})
for (const file of await readdir(folder))
  for (const Item of await itemsOf(file.replace('.json', '')))
    await client.send(new PutItemCommand({ TableName: table.tableName, Item }))
client.destroy()
afterAll(() => table.stop())

test('there are samples of every entity', async () => {
  const kept = await readdir(folder)
  expect(kept.sort()).toEqual(everyEntity.map(([name]) => `${name}.json`).sort())
  for (const [name] of everyEntity) expect([name, await itemsOf(name)]).not.toEqual([name, []])
})

test('every sample stands under the keys of its entity and can be read', async () => {
  for (const [name, { keyPatterns, schema }] of everyEntity)
    for (const { pk, sk } of await itemsOf(name)) {
      const own = keyPatterns.filter((one) => pk.S.startsWith(one.replace('*', '')))
      expect([name, pk.S, own]).not.toEqual([name, pk.S, []])
      const item = await verbs.get({ pk: pk.S, sk: sk.S })
      expect([name, pk.S, schema.safeParse(item).error?.issues]).toEqual([name, pk.S, undefined])
    }
})

test('every list holds its samples', async () => {
  const counts: Record<string, number> = {}
  for (const [name, { walk }] of everyEntity) {
    const lists = Object.entries(walk?.lists ?? {})
    for (const [list, { count }] of lists) counts[list] = await count()
    const listed = lists.reduce((sum, [list]) => sum + (counts[list] ?? 0), 0)
    if (walk) expect([name, listed]).toEqual([name, (await itemsOf(name)).length])
  }
  expect(counts).toMatchObject({ admins: 1, leads: 4, 'leads kept apart': 1 })
})
