import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { textOf } from './noun.ts'
import { untruths } from './published.ts'
import { makeWritten } from './writers.ts'

/** What a bucket holds after each look; the last one stays. */
const startBucket = async (looks: Record<string, string>[]) => {
  let files: Record<string, string> = {}
  const server = createServer(({ url = '' }, response) => {
    const text = files[url.replace('/site/pages', '')]
    response.writeHead(text === undefined ? 404 : 200).end(text)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const s3 = typeof address === 'object' && address ? address.port : 0
  const aheads: number[] = []
  const publish = async (ahead: number) => {
    aheads.push(ahead)
    files = looks.shift() ?? files
  }
  return { aheads, site: { facts: { s3, siteBucket: 'site' }, publish } }
}

const written = async () => {
  const all = makeWritten(() => {})
  const send = async (noun: string, mark: string, ...editions: number[]) => {
    const ledger = all.find((one) => one.noun.name === noun)?.ledger
    const kept = { mark, id: '', may: [0], stood: false }
    for (const edition of editions) await ledger?.send(kept, edition, async () => mark)
  }
  await send('post', 'kept', 1, 2)
  await send('post', 'gone', 1, 0)
  await send('timed', 'risen', 1)
  await send('draft', 'hidden', 1)
  await send('section', 'shown', 1)
  await send('section', 'closed', 1, 0)
  return all
}

const truth = {
  '/index.html': textOf('shown', 1),
  '/blog.html': '<a href="/blog/kept">',
  '/blog/kept.html': textOf('kept', 2),
  '/blog/risen.html': textOf('risen', 1),
  '/sitemap.xml': '<loc>https://site.test/blog/kept</loc><loc>https://site.test/blog/risen</loc>',
}

test('published pages that tell what was acknowledged are no complaint, also when it took a second look', async () => {
  const { site, aheads } = await startBucket([{}, truth])
  expect(await untruths(site, await written())).toEqual([])
  expect(aheads).toEqual([0, 31_000])
})

test('what is missing, old or still there after two minutes is a complaint each', async () => {
  const { site, aheads } = await startBucket([
    {
      '/index.html': textOf('closed', 1),
      '/blog.html': '<a href="/blog/gone">',
      '/blog/kept.html': textOf('kept', 1),
      '/blog/gone.html': textOf('gone', 1),
      '/blog/hidden.html': textOf('hidden', 1),
      '/feed.xml': textOf('hidden', 1),
      '/sitemap.xml': '<loc>https://site.test/blog/gone</loc>',
    },
  ])
  expect(await untruths(site, await written())).toEqual([
    '/blog/kept does not show edition 2',
    'the sitemap has /blog/kept not',
    '/blog/gone is still published',
    'the sitemap has /blog/gone still',
    '/blog still links /blog/gone',
    '/blog/risen is not published',
    'the sitemap has /blog/risen not',
    '/feed.xml tells of hidden',
    '/blog/hidden is published',
    '/ does not show edition 1 of shown',
    '/ still shows closed',
  ])
  expect(aheads.at(-1)).toBe(93_000)
})
