import { api, type BodyOf, type Tag } from '@bong-bari/contract'
import { afterAll, expect, test } from 'vitest'
import { startPublisher } from '../../testing/start-publisher.ts'

const site = await startPublisher()
const table = await import('@bong-bari/table')
afterAll(() => site.stop())

const fish = { bn: 'ইলিশ', en: 'Fish' }
const idOf = (number: number) => `video-${String(number).padStart(5, '0')}`
const setTags = (videoId: string, tags: Tag[]) =>
  site.admin.call(api.videos.update, { params: { videoId }, body: { tags } })
const film = async (number: number, tags: Tag[]) => {
  await table.keepVideo(
    {
      videoId: idOf(number),
      thumbnail: 'https://i.ytimg.com/vi/x/hqdefault.jpg',
      title: `ফিল্ম ${number}`,
      publishedAt: new Date(Date.UTC(2026, 5, number)).toISOString(),
      description: '',
      duration: 58,
    },
    undefined,
  )
  await table.keepShareImage(idOf(number), `ফিল্ম ${number}`, `/media/${number}.png`)
  await setTags(idOf(number), tags)
}
const post = (title: string, more: Partial<BodyOf<typeof api.posts.create>>) =>
  site.admin.call(api.posts.create, { body: { title, content: 'ভাত।', ...more } })
const tagFile = () => site.fileOf('/tags/fish')
const answer = (path: string) => site.fetcher()(path)

let story = { id: '', slug: '' }

test('films of the site’s own count while no other is kept', async () => {
  const few = await answer('/tags/night')
  expect([few.status, (await few.text()).includes('When Ma finds your phone')]).toEqual([410, true])
})

test('a tag of three has no page, no place in the sitemap, and its chips search', async () => {
  await film(1, [fish])
  await film(2, [{ bn: '', en: 'fish' }])
  const made = await post('মাছের ঝোল', { tags: [fish] })
  story = { id: made.id, slug: made.slug ?? '' }
  await site.settle()
  expect(await tagFile()).toBeUndefined()
  expect(await site.fileOf('/sitemap-pages.xml')).not.toContain('/tags/')
  expect(await site.fileOf(`/videos/${idOf(1)}`)).toContain('href="/videos?q=Fish"')
  expect(await site.fileOf(`/blog/${story.slug}`)).toContain('href="/blog?q=Fish"')
  expect((await answer('/tags/fish')).status).toBe(410)
  expect((await answer('/tags/nobody')).status).toBe(404)
})

test('with the fourth it has a page as a file, by whichever language named it, and chips lead there', async () => {
  await film(3, [{ bn: 'ইলিশ', en: '' }])
  await site.settle()
  const html = (await tagFile()) ?? ''
  expect(html).toContain('<title>ইলিশ, Fish - Bong Bari</title>')
  expect(html).toContain('<link rel="canonical" href="https://house.test/tags/fish" />')
  expect(html).toContain('3 videos and 1 story of Bong Bari about')
  expect(html).toContain('<meta property="og:image" content="https://house.test/media/3.png" />')
  for (const path of [1, 2, 3].map((number) => `/videos/${idOf(number)}`)) {
    expect(html).toContain(`href="${path}"`)
    expect(await site.fileOf(path)).toContain('href="/tags/fish"')
  }
  expect(html).toContain(`href="/blog/${story.slug}"`)
  expect(await site.fileOf('/sitemap-pages.xml')).toContain('https://house.test/tags/fish')
  expect((await answer('/tags/fish')).status).toBe(200)
})

test('a post leads to the films of its tags, and to posts that share them', async () => {
  const other = await post('ইলিশের মাথা', { tags: [fish] })
  await site.settle()
  const html = (await site.fileOf(`/blog/${story.slug}`)) ?? ''
  expect(html).toContain(`href="/videos/${idOf(3)}"`)
  expect(html).toContain(`href="/blog/${other.slug}"`)
  await site.admin.call(api.posts.remove, { params: { id: other.id } })
  await site.settle()
})

test('a scheduled post counts when its time has come, by the clock alone', async () => {
  const publishAt = new Date(site.clock.now + 3 * 60_000).toISOString()
  await post('কাল মাছ', { tags: [fish], status: 'scheduled', publishAt })
  await site.settle()
  expect(await tagFile()).not.toContain('কাল মাছ')
  for (let minutes = 0; minutes < 3; minutes++) await site.settle()
  expect(await tagFile()).toContain('কাল মাছ')
})

test('below four the page is gone, out of the sitemap, and chips search again', async () => {
  await setTags(idOf(1), [])
  await setTags(idOf(2), [])
  await site.settle()
  expect(await tagFile()).toBeUndefined()
  const left = await answer('/tags/fish')
  expect([left.status, (await left.text()).includes('noindex')]).toEqual([410, true])
  expect(await site.fileOf('/sitemap-pages.xml')).not.toContain('/tags/')
  expect(await site.fileOf(`/videos/${idOf(3)}`)).toContain('href="/videos?q=')
})

test('what the walk of the night finds is what stands: a tag that came back has its file again', async () => {
  await setTags(idOf(1), [fish])
  await site.everything()
  expect(await tagFile()).toContain(`href="/videos/${idOf(1)}"`)
  await table.noteGone(idOf(1), new Date(site.clock.now))
  await site.everything()
  expect(await tagFile()).toBeUndefined()
})

test('changes of tags wait beside a post until they are published, and a revision brings them back', async () => {
  const params = { id: story.id }
  const beside = await site.admin.call(api.posts.change, { params, body: { tags: [] } })
  expect([beside.tags, beside.changes?.words.tags]).toEqual([[fish], []])
  const body = { status: 'published' as const }
  expect((await site.admin.call(api.posts.change, { params, body })).tags).toEqual([])
  const [before] = await site.admin.call(api.posts.revisions, { params })
  const at = before?.at ?? ''
  const back = await site.admin.call(api.posts.restoreRevision, { params: { ...params, at } })
  expect(back.tags).toEqual([fish])
})

test('the tags of the house are told to the team alone, and a tag without a word is refused', async () => {
  const [first] = await site.admin.call(api.videos.tags)
  expect(first).toEqual(fish)
  expect((await answer('/api/admin/tags')).status).toBe(401)
  await expect(post('x', { tags: [{ bn: '', en: ' ' }] })).rejects.toMatchObject({ status: 400 })
})
