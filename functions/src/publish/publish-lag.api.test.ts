import { listPostHeads } from '@bong-bari/table'
import { expect, test } from 'vitest'
import { startPublisher } from '../../testing/start-publisher.ts'

process.env.INDEX_DELAY_MS = '3000'
const site = await startPublisher()

const isListed = async (slug: string) =>
  (await listPostHeads({ limit: 9, now: new Date(site.clock.now) })).items.some(
    (post) => post.slug === slug,
  )

test('what an index does not tell yet is met a minute later', async () => {
  const post = await site.write('Lagging')
  await site.call()
  expect(await site.fileOf(`/blog/${post.slug}`)).toContain('Lagging')
  expect(await site.fileOf('/feed.xml')).not.toContain(post.slug)
  await expect.poll(() => isListed(post.slug)).toBe(true)
  await site.settle()
  for (const path of ['/sitemap.xml', '/feed.xml', '/blog'])
    expect([path, (await site.fileOf(path))?.includes(post.slug)]).toEqual([path, true])
})
