import { join } from 'node:path'
import { api, createClient } from '@bong-bari/contract'
import { publishedFile } from '@bong-bari/edge'
import { expect, onTestFinished, test } from 'vitest'
import { startObjectEngine } from '../aws/object-engine.ts'
import { startTableEngine } from '../aws/table-engine.ts'
import { readRunnerFile } from './data-folder.ts'
import { callControl, spawnRunner, temporaryFolder } from './runner-under-test.ts'

const soon = { interval: 200 }

const started = async (env: Record<string, string> = {}, expectedErrors: RegExp[] = []) => {
  const { folder, remove } = await temporaryFolder()
  const runner = spawnRunner({ DATA_DIR: folder, ...env })
  onTestFinished(async () => {
    runner.kill('SIGINT')
    expect((await runner.ended).code).toBe(0)
    await remove({ expected: expectedErrors })
  })
  const { url, username, password } = await runner.ready
  const login = await createClient({ baseUrl: url })(api.auth.login, {
    body: { username, password },
  })
  const facts = await readRunnerFile(folder)
  return {
    admin: createClient({ baseUrl: url, session: () => login }),
    visit: (path: string) => fetch(url + path, { redirect: 'manual' }),
    publish: () => callControl(url, 'publish'),
    setClock: (now?: string) => callControl(url, 'clock', { now }),
    /** What stands in the bucket, which nobody's visit makes. */
    file: async (path: string) => {
      const bucket = `http://127.0.0.1:${facts?.s3}/${facts?.siteBucket}`
      const answer = await fetch(bucket + publishedFile(path))
      return answer.ok ? answer.text() : undefined
    },
  }
}

const post = { title: 'Mishti doi', content: 'দই আর গল্প।', excerpt: 'Doi' }

test('while the table is away published pages are shown as they were', async () => {
  const { folder, remove } = await temporaryFolder()
  const table = await startTableEngine({ path: join(folder, 'dynamodb') })
  onTestFinished(() => remove())
  // Without a table every function fails.
  const { admin, visit, publish } = await started({ AWS_ENDPOINT_URL_DYNAMODB: table.endpoint }, [
    /./,
  ])
  const { slug } = await admin(api.posts.create, { body: post })
  await publish()
  await table.stop()
  expect((await visit('/api/blog')).status).toBe(503)
  for (const path of ['/', '/about', '/blog', `/blog/${slug}`, '/sitemap.xml', '/feed.xml'])
    expect([path, (await visit(path)).status]).toEqual([path, 200])
  expect(await (await visit(`/blog/${slug}`)).text()).toContain(post.content)
})

test('what is due is published by the clock that was set; buckets and queue may be elsewhere, and while they are away the function pages answers', async () => {
  const { endpoint, stop } = await startObjectEngine({ buckets: [] })
  // What cannot be written while they are away is logged.
  const { admin, file, visit, publish, setClock } = await started(
    { AWS_ENDPOINT_URL_S3: endpoint, AWS_ENDPOINT_URL_SQS: endpoint },
    [/"publish":|"functionName":"reactions"|"failed":"share image"/],
  )
  const { slug } = await admin(api.posts.create, { body: post })
  await expect.poll(() => file(`/blog/${slug}`), soon).toContain(post.content)
  await admin(api.sections.create, {
    body: { sectionType: 'offer', title: 'Pujo is here', validFrom: '2040-10-01T00:00:00.000Z' },
  })
  expect((await publish()).status).toBe(200)
  expect(await file('/')).not.toContain('Pujo is here')
  await setClock('2040-10-02T00:00:00.000Z')
  await expect.poll(() => file('/'), soon).toContain('Pujo is here')
  expect((await publish()).status).toBe(200)
  await stop()
  for (const path of ['/', '/about', '/blog', `/blog/${slug}`, '/sitemap.xml', '/feed.xml'])
    expect([path, (await visit(path)).status]).toEqual([path, 200])
})
