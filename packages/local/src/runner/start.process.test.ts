import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { api, createClient } from '@bong-bari/contract'
import { skeletonOf } from '@bong-bari/table'
import { expect, test } from 'vitest'
import { createTable } from '../aws/create-resources.ts'
import { clientSettings } from '../aws/credentials.ts'
import { tableName } from '../aws/engines.ts'
import { startTableEngine } from '../aws/table-engine.ts'
import { listen } from '../front/server.ts'
import { prepareLayout, tableFolder } from './data-folder.ts'
import { spawnRunner, temporaryFolder } from './runner-under-test.ts'

const leadIds = async (url: string, username: string, password: string) => {
  const login = await createClient({ baseUrl: url })(api.auth.login, {
    body: { username, password },
  })
  const call = createClient({ baseUrl: url, session: () => login })
  const { items } = await call(api.leads.list, { query: { limit: 200 } })
  return items.map(({ id }) => id)
}

test('a second runner on a folder ends with one sentence; Ctrl-C ends the first with exit code 0 and the next start works with the same password', async () => {
  const { folder, remove } = await temporaryFolder()
  const first = spawnRunner({ DATA_DIR: folder })
  const { url, username, password } = await first.ready
  const facts = JSON.parse(await readFile(join(folder, 'runner.json'), 'utf8'))
  expect(url).toBe(`http://127.0.0.1:${facts.port}`)
  expect(await leadIds(url, username, password)).toEqual([])
  const other = await spawnRunner({ DATA_DIR: folder }).ended
  expect(other.code).toBe(1)
  expect(other.errors).toMatch(/^Another runner is using the data folder ".*"; stop it first\.\n$/)
  first.kill('SIGINT')
  expect(await first.ended).toMatchObject({ code: 0, errors: '' })
  expect(existsSync(join(folder, 'runner.json'))).toBe(false)
  await expect(fetch(url)).rejects.toThrow()
  await expect(fetch(`http://127.0.0.1:${facts.dynamodb}`)).rejects.toThrow()
  await expect(fetch(`http://127.0.0.1:${facts.s3}`)).rejects.toThrow()

  const second = spawnRunner({ DATA_DIR: folder })
  const again = await second.ready
  expect(again.password).toBe(password)
  expect(await leadIds(again.url, username, password)).toEqual([])
  second.kill('SIGTERM')
  expect((await second.ended).code).toBe(0)
  await remove()
})

test('a port in use ends the start with one sentence and exit code 1', async () => {
  const { folder, remove } = await temporaryFolder()
  const other = createServer()
  const port = await listen(other, 0)
  const { code, errors } = await spawnRunner({ DATA_DIR: folder, PORT: String(port) }).ended
  expect(code).toBe(1)
  expect(errors).toBe(`Port ${port} is already in use; stop what uses it or set PORT to another.\n`)
  other.close()
  await remove()
})

test('a data folder whose entries cannot be read ends the start with one sentence', async () => {
  const { folder, remove } = await temporaryFolder()
  await prepareLayout(folder)
  const engine = await startTableEngine({ path: tableFolder(folder) })
  await createTable(engine.endpoint, tableName)
  const client = new DynamoDBClient(clientSettings(engine.endpoint))
  const Item = {
    pk: { S: `USER#${skeletonOf('admin')}` },
    sk: { S: 'USER' },
    username: { S: 'admin' },
  }
  await client.send(new PutItemCommand({ TableName: tableName, Item }))
  client.destroy()
  await engine.stop()
  expect(await spawnRunner({ DATA_DIR: folder }).ended).toMatchObject({
    code: 1,
    errors: `The entries of the data folder "${folder}" are not of this version; move it away to start afresh.\n`,
  })
  await remove()
})
