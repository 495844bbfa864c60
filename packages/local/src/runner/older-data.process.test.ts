import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { api, createClient } from '@bong-bari/contract'
import { publishedFile } from '@bong-bari/edge'
import { expect, test } from 'vitest'
import { createTable } from '../aws/create-table.ts'
import { clientSettings } from '../aws/credentials.ts'
import { startObjectEngine } from '../aws/object-engine.ts'
import { startTableEngine } from '../aws/table-engine.ts'
import { readRunnerFile } from './data-folder.ts'
import { spawnRunner, temporaryFolder } from './runner-under-test.ts'

const samples = join(import.meta.dirname, '../../../table/stored')

const samplesOf = async (entity: string): Promise<Record<string, { S?: string }>[]> =>
  JSON.parse(await readFile(join(samples, `${entity}.json`), 'utf8'))

const countOf = async (entity: string) => (await samplesOf(entity)).length

/** Posts that are no drafts, and whose time has come. */
const countPublic = async () => {
  const now = new Date().toISOString()
  const isPublic = ({ gsi1pk, gsi1sk }: Record<string, { S?: string }>) =>
    gsi1pk?.S === 'POSTS' && (gsi1sk?.S ?? '') < now
  return (await samplesOf('post')).filter(isPublic).length
}

// The names are spelled out: whoever changes one loses the data of everybody who has the old one.
const fillTable = async (folder: string) => {
  const { endpoint, stop } = await startTableEngine({ path: join(folder, 'dynamodb') })
  await createTable(endpoint, 'bong-bari')
  const client = new DynamoDBClient(clientSettings(endpoint))
  for (const file of await readdir(samples))
    for (const Item of JSON.parse(await readFile(join(samples, file), 'utf8')))
      await client.send(new PutItemCommand({ TableName: 'bong-bari', Item }))
  client.destroy()
  await stop()
}

const fillBucket = async (folder: string, Key: string) => {
  const Bucket = 'bong-bari-media'
  const { endpoint, stop } = await startObjectEngine({
    folder: join(folder, 's3'),
    buckets: [Bucket],
  })
  const client = new S3Client({ ...clientSettings(endpoint), forcePathStyle: true })
  await client.send(new PutObjectCommand({ Bucket, Key, Body: 'a picture' }))
  client.destroy()
  await stop()
}

/** The site bucket and the queue came later than the folder. */
const expectPublished = async (folder: string, path: string) => {
  const facts = await readRunnerFile(folder)
  const file = `http://127.0.0.1:${facts?.s3}/${facts?.siteBucket}${publishedFile(path)}`
  await expect.poll(async () => (await fetch(file)).status, { timeout: 30_000 }).toBe(200)
}

test('the runner serves a data folder of the version before this one', async () => {
  const { folder, remove } = await temporaryFolder()
  const picture = `media/${'5e'.repeat(32)}.webp`
  await fillTable(folder)
  await fillBucket(folder, picture)
  const runner = spawnRunner({ DATA_DIR: folder, ADMIN_PASSWORD: 'jhal muri with extra lebu' })
  const { url, username } = await runner.ready
  const visitor = createClient({ baseUrl: url })
  expect((await visitor(api.posts.list)).items).toHaveLength(await countPublic())
  expect(await (await fetch(`${url}/${picture}`)).text()).toBe('a picture')
  const login = await visitor(api.auth.login, {
    body: { username, password: 'jhal muri with extra lebu' },
  })
  const call = createClient({ baseUrl: url, session: () => login })
  const { items: leads } = await call(api.leads.list)
  const { items: spam } = await call(api.leads.list, { query: { spam: true } })
  expect(leads.length + spam.length).toBe(await countOf('lead'))
  expect(await call(api.sections.list)).toHaveLength(await countOf('section'))
  await expectPublished(folder, '/blog')
  runner.kill('SIGINT')
  expect(await runner.ended).toMatchObject({ code: 0, errors: '' })
  await remove()
})
