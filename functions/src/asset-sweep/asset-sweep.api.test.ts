import { createHash } from 'node:crypto'
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { callingAs, startBucket } from '@bong-bari/local'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'

let count = 0
const Bucket = () => `site-${count}`
const { send } = S3Client.prototype

const store = await startBucket()
Object.assign(process.env, store.env)
const client: S3Client = new S3Client({})
const handler = (await import('./handler.ts')).handler
beforeEach(async () => {
  count++
  process.env.SITE_BUCKET = Bucket()
  await client.send(new CreateBucketCommand({ Bucket: Bucket() }))
})
afterEach(() => {
  S3Client.prototype.send = send
})
afterAll(() => store.stop())

const put = (Key: string, Body = '') =>
  client.send(new PutObjectCommand({ Bucket: Bucket(), Key, Body }))

const keys = async (Prefix: string) => {
  const found: string[] = []
  for await (const { Contents = [] } of paginateListObjectsV2(
    { client },
    { Bucket: Bucket(), Prefix },
  ))
    found.push(...Contents.flatMap(({ Key }) => Key ?? []))
  return found
}

const manifestOf = (files: string[]) => {
  const text = JSON.stringify(files.map((file) => `assets/${file}`))
  const hash = createHash('sha256').update(text).digest('hex')
  return { hash, key: `deployments/${hash}.json`, text }
}

/** As the stack deploys: the manifest, then the files, then the function that goes by it. */
const deploy = async (files: string[]) => {
  const { hash, key, text } = manifestOf(files)
  await put(key, text)
  await Promise.all(files.map((file) => put(`assets/${file}`)))
  process.env.DEPLOYMENT = hash
}

/** A sweep some days from now. */
const sweepIn = (days: number) =>
  callingAs('asset-sweep', () =>
    handler({ time: new Date(Date.now() + days * 86_400_000).toISOString() }),
  )

/** Does something before the first request of a kind that meets a condition. */
const before = (meets: (command: unknown) => boolean, act: () => Promise<unknown>) => {
  let waits = true
  const held = async function (this: S3Client, ...sent: unknown[]) {
    if (waits && meets(sent[0])) {
      waits = false
      await act()
    }
    return Reflect.apply(send, this, sent)
  }
  Object.assign(S3Client.prototype, { send: held })
}

test('files go when no deployment of the last 30 days names them, and their manifest with them', async () => {
  await deploy(['a-1.js', 'both-1.js'])
  await sweepIn(0)
  await deploy(['b-2.js', 'both-1.js'])
  await sweepIn(1)
  await sweepIn(30)
  expect(await keys('assets/')).toEqual(['assets/a-1.js', 'assets/b-2.js', 'assets/both-1.js'])
  await sweepIn(31)
  expect(await keys('assets/')).toEqual(['assets/b-2.js', 'assets/both-1.js'])
  expect(await keys('deployments/')).toEqual(
    [manifestOf(['b-2.js', 'both-1.js']).key, 'deployments/in-force.json'].sort(),
  )
})

test('what is in force stays however long ago it was deployed', async () => {
  await deploy(['a-1.js'])
  for (const day of [0, 40, 400]) await sweepIn(day)
  expect(await keys('assets/')).toEqual(['assets/a-1.js'])
})

test('files of before there were manifests stay for 30 days of sweeps', async () => {
  await put('assets/earlier-0.js')
  await deploy(['a-1.js'])
  await sweepIn(0)
  await sweepIn(30)
  expect(await keys('assets/')).toContain('assets/earlier-0.js')
  await sweepIn(31)
  expect(await keys('assets/')).toEqual(['assets/a-1.js'])
})

test('an earlier deployment that is gone back to is in force again, and what came between goes', async () => {
  await deploy(['a-1.js'])
  await sweepIn(0)
  await deploy(['b-2.js'])
  await sweepIn(20)
  await deploy(['a-1.js'])
  for (const day of [25, 40, 50]) await sweepIn(day)
  expect(await keys('assets/')).toEqual(['assets/a-1.js', 'assets/b-2.js'])
  await sweepIn(51)
  expect(await keys('assets/')).toEqual(['assets/a-1.js'])
})

test('only hashed files are its business', async () => {
  for (const key of ['index.html', 'posters/last.svg', 'pages/blog/a']) await put(key)
  await deploy(['a-1.js'])
  await sweepIn(0)
  await sweepIn(400)
  expect(await keys('')).toEqual(
    expect.arrayContaining(['index.html', 'pages/blog/a', 'posters/last.svg']),
  )
})

test('more than one page of files goes, and what is cut off goes on the next night', async () => {
  const old = Array.from({ length: 1_205 }, (_, n) => `old-${String(n).padStart(4, '0')}.js`)
  await deploy(old)
  await sweepIn(0)
  await deploy(['a-1.js'])
  await sweepIn(1)
  let requests = 0
  before(
    (command) => command instanceof DeleteObjectsCommand && ++requests === 2,
    () => Promise.reject(new Error('the function has run out of time')),
  )
  await expect(sweepIn(40)).rejects.toThrow('out of time')
  expect(await keys('assets/')).toHaveLength(206)
  await sweepIn(41)
  expect(await keys('assets/')).toEqual(['assets/a-1.js'])
  expect(await keys('deployments/')).toHaveLength(2)
})

test.each([
  ['lists the manifests', 1],
  ['is about to remove', 2],
])('a deployment that begins when the sweep %s loses nothing', async (_, look) => {
  await deploy(['a-1.js', 'old-1.js'])
  await sweepIn(0)
  await deploy(['b-2.js'])
  await sweepIn(1)
  const { key, text: body } = manifestOf(['old-1.js', 'c-3.js'])
  let looks = 0
  before(
    (command) =>
      command instanceof ListObjectsV2Command &&
      command.input.Prefix === 'deployments/' &&
      ++looks === look,
    // Not through the SDK, which would hold the deployment to what the sweep may do.
    () => fetch(`${store.endpoint}/${Bucket()}/${key}`, { method: 'PUT', body }),
  )
  await sweepIn(40)
  expect(looks).toBeGreaterThanOrEqual(look)
  expect(await keys('assets/')).toContain('assets/old-1.js')
  expect(await keys('deployments/')).toContain(key)
})

test('without the manifest of its deployment, or with one in force that is broken, nothing goes', async () => {
  await deploy(['a-1.js'])
  await sweepIn(0)
  await deploy(['b-2.js'])
  await sweepIn(1)
  const { key } = manifestOf(['b-2.js'])
  await client.send(new DeleteObjectCommand({ Bucket: Bucket(), Key: key }))
  await expect(sweepIn(40)).rejects.toThrow(`${key} of this deployment is missing`)
  await put(key, '["assets/b-2.js"')
  await expect(sweepIn(40)).rejects.toThrow()
  expect(await keys('assets/')).toEqual(['assets/a-1.js', 'assets/b-2.js'])
})

test('where it is lost since when manifests are watched, watching begins anew', async () => {
  await deploy(['a-1.js'])
  await sweepIn(0)
  await deploy(['b-2.js'])
  await sweepIn(1)
  await put('deployments/in-force.json', '{}')
  await sweepIn(40)
  expect(await keys('assets/')).toHaveLength(2)
  await sweepIn(71)
  expect(await keys('assets/')).toEqual(['assets/b-2.js'])
})
