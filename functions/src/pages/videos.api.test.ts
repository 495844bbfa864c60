import { fallbackVideos } from '@bong-bari/site'
import { expect, test } from 'vitest'
import { startPublisher } from '../../testing/start-publisher.ts'

const site = await startPublisher()
const table = await import('@bong-bari/table')

const get = (path: string) => site.fetcher()(path)
const videoOf = (number: number, more: object = {}) => ({
  videoId: `video-${String(number).padStart(5, '0')}`,
  thumbnail: 'https://i.ytimg.com/vi/x/hqdefault.jpg',
  title: `ফিল্ম ${number}`,
  publishedAt: new Date(Date.UTC(2026, 5, number)).toISOString(),
  description: 'মা ফোনটা ধরে <ফেললেন>।',
  duration: 58,
  ...more,
})
const keep = async (video: ReturnType<typeof videoOf>) => {
  await table.storeVideo(video, await table.findStoredVideo(video.videoId))
  return `/videos/${video.videoId}`
}
const [fallback = { videoId: '', title: '' }] = fallbackVideos

test('while no video is kept those of the site have pages, and stand in the sitemap', async () => {
  await site.everything()
  const html = (await site.fileOf(`/videos/${fallback.videoId}`)) ?? ''
  expect(html).toContain(`<title>${fallback.title} - Bong Bari</title>`)
  expect(html).toContain(
    '<meta property="og:image" content="https://house.test/posters/two-in-the-morning.png" />',
  )
  expect(await site.fileOf('/sitemap.xml')).toContain(
    `<loc>https://house.test/videos/${fallback.videoId}</loc>`,
  )
})

test('the page of a video is a file, and tells machines what it is', async () => {
  const path = await keep(videoOf(1))
  await keep(videoOf(2))
  await site.call()
  const html = (await site.fileOf(path)) ?? ''
  expect(html).toMatch(/<h1[^>]*>.*ফিল্ম.*<\/h1>/)
  expect(html).toContain('মা ফোনটা ধরে &lt;ফেললেন&gt;।')
  expect(html).toContain(`<link rel="canonical" href="https://house.test${path}" />`)
  expect(html).toContain('<meta property="og:type" content="video.other" />')
  expect(html).toContain(
    '<meta property="og:video" content="https://www.youtube-nocookie.com/embed/video-00001" />',
  )
  expect(html).toContain('href="/videos/video-00002"')
  const graph = JSON.parse(/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '')['@graph']
  expect(graph).toContainEqual(
    expect.objectContaining({ '@type': 'VideoObject', name: 'ফিল্ম 1', duration: 'PT0M58S' }),
  )
  expect(await site.fileOf('/videos')).toContain('ফিল্ম 1')
  const sitemap = await site.fileOf('/sitemap.xml')
  expect(sitemap).toContain(`<loc>https://house.test${path}</loc>`)
  expect(sitemap).toContain('<video:title>ফিল্ম 1</video:title>')
  expect(sitemap).not.toContain(fallback.videoId)
})

test('a video that is gone answers 410 with a page of its own, and no page leads to it', async () => {
  const path = await keep(videoOf(4))
  await keep(videoOf(5))
  const text = 'See\n\nhttps://www.youtube.com/watch?v=video-00004'
  const post = await site.write('About film four', text)
  await site.call()
  expect(await site.fileOf(path)).toContain('About film four')
  expect(await site.fileOf(`/blog/${post.slug}`)).toContain('watch?v=video-00004')
  await table.markVideoGone('video-00004', new Date(site.clock.now))
  await site.call()
  expect(await site.objectOf(path)).toBeUndefined()
  const answer = await get(path)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([410, 'no-store'])
  const html = await answer.text()
  expect(html).toContain('This window is closed for good')
  expect(html).toContain('<meta name="robots" content="noindex" />')
  for (const other of ['/videos', '/videos/video-00005', '/sitemap.xml'])
    expect([other, await site.fileOf(other)]).toEqual([other, expect.not.stringContaining(path)])
  expect(await site.fileOf(`/blog/${post.slug}`)).not.toContain('video-00004')
})

test('what a post no longer shows does not lead to it; an address that is none is a true 404', async () => {
  const path = await keep(videoOf(6))
  const post = await site.write('Passing by', 'https://youtu.be/video-00006')
  await site.call()
  expect(await site.fileOf(path)).toContain('Passing by')
  await site.change(post.id, 'Passing by', 'Nothing to see.')
  await site.call()
  expect(await site.fileOf(path)).not.toContain('Passing by')
  for (const none of ['/videos/nobody-had1', '/videos/x', '/videos/video-00006/x'])
    expect([none, (await get(none)).status]).toEqual([none, 404])
})
