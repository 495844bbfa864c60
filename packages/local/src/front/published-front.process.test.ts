import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { pageHeaders, publishedFile, securityHeaders } from '@bong-bari/edge'
import { builtWeb, ensureBuilt } from '@bong-bari/web/built'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createQueue, createSiteBucket } from '../aws/create-resources.ts'
import { clientSettings } from '../aws/credentials.ts'
import { startObjectEngine } from '../aws/object-engine.ts'
import { temporaryFolder } from '../runner/runner-under-test.ts'
import { startFrontThread } from './front-thread.ts'

const siteBucket = 'site'

// It stands for the function `pages`: what it answers says what it was asked.
const source = `
export const handler = async ({ rawPath, rawQueryString }) => ({
  statusCode: 404,
  headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': 'its own' },
  body: 'pages: ' + rawPath + '?' + rawQueryString,
})
`

const start = async () => {
  const { folder, remove } = await temporaryFolder()
  const { endpoint, stop } = await startObjectEngine({ buckets: [] })
  await ensureBuilt()
  await createSiteBucket(endpoint, siteBucket)
  const handler = join(folder, 'handler.mjs')
  await writeFile(handler, source)
  const front = await startFrontThread(0)
  const client = new S3Client({ ...clientSettings(endpoint), forcePathStyle: true })
  const { href } = pathToFileURL(handler)
  await front.serve({
    env: { SITE_BUCKET: siteBucket, PUBLISH_QUEUE_URL: await createQueue(endpoint, 'publish') },
    modules: { pages: href, publish: href },
    dynamodb: 'http://127.0.0.1:1',
    s3: endpoint,
    sqs: endpoint,
    outbox: '',
    hot: false,
    logFile: join(folder, 'functions.log'),
    compileCacheDir: join(folder, 'compiled'),
    faults: undefined,
    noTimeouts: false,
  })
  const url = `http://127.0.0.1:${front.port}`
  return {
    endpoint,
    stop: async () => {
      client.destroy()
      await front.stop()
      await stop()
      await remove()
    },
    publish: (path: string, Body: string) =>
      client.send(
        new PutObjectCommand({
          Bucket: siteBucket,
          Key: publishedFile(path).slice(1),
          Body,
          ContentType: 'text/html; charset=utf-8',
          CacheControl: 'public, max-age=0, s-maxage=60',
        }),
      ),
    visit: (path: string, init?: RequestInit) => fetch(url + path, { redirect: 'manual', ...init }),
  }
}

let front: Awaited<ReturnType<typeof start>>
beforeAll(async () => {
  front = await start()
})
afterAll(() => front.stop())

const page = `<p>${'একটা পোস্ট '.repeat(200)}</p>`

test('a published page comes from the bucket as it was stored, and is confirmed by its ETag', async () => {
  const { publish, visit, endpoint } = front
  await publish('/blog/a-post', page)
  const whole = await visit('/blog/a-post?from=feed', {
    headers: { 'accept-encoding': 'identity' },
  })
  expect([whole.status, await whole.text()]).toEqual([200, page])
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    ...pageHeaders(endpoint),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, s-maxage=60',
  })
  const small = await visit('/blog/a-post', { headers: { 'accept-encoding': 'br' } })
  expect([small.headers.get('content-encoding'), await small.text()]).toEqual(['br', page])
  const etag = small.headers.get('etag') ?? ''
  const again = await visit('/blog/a-post', { headers: { 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const head = await visit('/blog/a-post', { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  await publish('/blog/a-post', `${page}!`)
  const changed = await visit('/blog/a-post', { headers: { 'if-none-match': etag } })
  expect([changed.status, await changed.text()]).toEqual([200, `${page}!`])
})

test('where the bucket has nothing the function pages is asked for the file, and its own policy stays', async () => {
  const { visit, endpoint } = front
  const { 'content-security-policy': _, ...rest } = securityHeaders(endpoint)
  const asked = {
    '/': '/pages/index.html',
    '/feed.xml': '/pages/feed.xml',
    '/no/such': '/pages/no/such.html',
  }
  for (const [path, file] of Object.entries(asked)) {
    const answer = await visit(`${path}?q=1`)
    expect([answer.status, await answer.text()]).toEqual([404, `pages: ${file}?q=1`])
    expect(answer.headers.get('content-security-policy')).toBe('its own')
    expect(Object.fromEntries(answer.headers)).toMatchObject(rest)
  }
})

test('the dashboard comes from the built web alone, under the strict policy', async () => {
  const { publish, visit, endpoint } = front
  await publish('/admin', page)
  const office = await visit('/admin')
  expect(Object.fromEntries(office.headers)).toMatchObject(securityHeaders(endpoint))
  expect(await office.text()).not.toContain(page)
  const asset = await visit('/assets/none.js')
  expect([asset.status, asset.headers.get('content-security-policy')]).toEqual([
    404,
    securityHeaders(endpoint)['content-security-policy'],
  ])
})

test('a page that names files of another build counts as absent', async () => {
  const { publish, visit } = front
  const [asset] = await readdir(join(builtWeb, 'assets'))
  await publish('/about', `<script src="/assets/${asset}"></script>${page}`)
  expect((await visit('/about')).status).toBe(200)
  await publish('/about', `<script src="/assets/gone-1a2b3c.js"></script>${page}`)
  expect(await (await visit('/about')).text()).toBe('pages: /pages/about.html?')
})
