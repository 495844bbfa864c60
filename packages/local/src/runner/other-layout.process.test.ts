import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { expect, test } from 'vitest'
import { clientSettings } from '../aws/credentials.ts'
import { reachTable } from '../aws/data-folder-table.ts'
import { listItemKeys } from '../aws/test-services.ts'
import { openDataFolder, prepareLayout, tableFolder } from './data-folder.ts'
import { spawnRunner, temporaryFolder } from './runner-under-test.ts'

const lead = { pk: 'LEAD#1', sk: 'LEAD' }

/** The table of a folder that no runner uses, as the operator's tools reach it. */
const inTable = async <T>(
  folder: string,
  work: (table: { endpoint: string; tableName: string }) => Promise<T>,
) => {
  const { env, stop } = await reachTable({ DATA_DIR: folder })
  const { AWS_ENDPOINT_URL_DYNAMODB: endpoint, TABLE_NAME: tableName } = env
  return work({ endpoint, tableName }).finally(stop)
}

const fill = async (folder: string) => {
  await openDataFolder(folder)
  await prepareLayout(folder)
  await mkdir(tableFolder(folder))
  await inTable(folder, async ({ endpoint, tableName }) => {
    const client = new DynamoDBClient(clientSettings(endpoint))
    const Item = { pk: { S: lead.pk }, sk: { S: lead.sk } }
    await client.send(new PutItemCommand({ TableName: tableName, Item }))
    client.destroy()
  })
}

test('the runner sets a data folder of another layout aside and starts afresh, and one can go back', async () => {
  const { folder: parent, remove } = await temporaryFolder()
  const [folder, kept] = [join(parent, 'data'), join(parent, 'layout')]
  await fill(folder)
  await rename(join(folder, 'layout'), kept)
  await writeFile(join(folder, 'layout'), 'another\n')
  await expect(reachTable({ DATA_DIR: folder })).rejects.toThrow(
    `The data folder "${folder}" was laid out by another version; use that one`,
  )

  const runner = spawnRunner({ DATA_DIR: folder })
  await runner.ready
  runner.kill('SIGINT')
  const { code, output, errors } = await runner.ended
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
  const told = /^The data folder ".+" was laid out by another version, so it is now "(.+)" and the/m
  const [, aside = ''] = told.exec(output) ?? []
  expect(aside.startsWith(`${folder}.before-`)).toBe(true)
  const fresh = await inTable(folder, listItemKeys)
  expect(fresh).not.toContainEqual(lead)
  expect(fresh).toContainEqual(expect.objectContaining({ sk: 'USER' }))

  await rm(folder, { recursive: true })
  await rename(aside, folder)
  await rename(kept, join(folder, 'layout'))
  expect(await inTable(folder, listItemKeys)).toEqual([lead])
  await remove()
})
