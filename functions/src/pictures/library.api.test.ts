import { api, matching } from '@bong-bari/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashOf, startPictureSite } from '../../testing/picture-site.ts'
import { png, secrets, tagged } from '../../testing/pictures.ts'
import { refusalOf } from '../../testing/start-api.ts'

let site: Awaited<ReturnType<typeof startPictureSite>>
beforeAll(async () => {
  site = await startPictureSite()
})
afterAll(() => site.stop())

const { keep, list, describe } = api.pictures
const nobody = `/incoming/${'0'.repeat(32)}`

let widths = 40
/** No two are the same picture. */
const keepNew = async (width = widths++) => {
  const imageUrl = await site.uploaded(png({ width, height: 20 }))
  return site.admin.call(keep, { body: { imageUrl } })
}

const listed = async (query: { status?: 'unused'; limit?: string } = {}) =>
  (await site.admin.call(list, { query })).items
const usesOf = async (id: string) => (await listed()).find((one) => one.id === id)?.uses

test('an upload becomes a picture of the library, with the smaller one beside it', async () => {
  const [large, small] = [png({ width: 16, height: 12 }), png({ width: 8, height: 6 })]
  const imageUrl = await site.uploaded(large)
  const smallUrl = await site.uploaded(small)
  const kept = await site.admin.call(keep, { body: { imageUrl, smallUrl } })
  const { bytes } = await site.storedAt(kept.src)
  expect(kept).toMatchObject({
    id: `${hashOf(bytes)}.png`,
    src: `/media/${hashOf(bytes)}.png`,
    width: 16,
    height: 12,
    bytes: bytes.length,
    small: { width: 8, height: 6 },
    createdBy: site.admin.username,
    altBn: null,
    altEn: null,
  })
  const beside = (await site.storedAt(kept.small?.src ?? null)).bytes
  expect(kept.small?.src).toBe(`/media/${hashOf(beside)}.png`)
  const section = await site.createWith(kept.src)
  expect(section).toMatchObject({ imageUrl: kept.src, imageWidth: 16, imageSmall: kept.small })
  expect((await listed())[0]).toMatchObject({ id: kept.id, unusedSince: null })
})

test('the same picture again is the one that is there, and gets the smaller one that it lacked', async () => {
  const large = png({ width: 26, height: 12 })
  const first = await site.admin.call(keep, { body: { imageUrl: await site.uploaded(large) } })
  expect(first.small).toBeNull()
  const other = await site.newAdmin()
  const smallUrl = await site.uploaded(png({ width: 13, height: 6 }))
  const body = { imageUrl: await site.uploaded(large), smallUrl }
  const again = await other.call(keep, { body })
  expect(again).toEqual({ ...first, small: expect.objectContaining({ width: 13, height: 6 }) })
})

test('a smaller one must be the same picture in a smaller size', async () => {
  const imageUrl = await site.uploaded(png({ width: 16, height: 12 }))
  for (const size of [
    { width: 16, height: 12 },
    { width: 8, height: 12 },
    { width: 32, height: 24 },
  ]) {
    const smallUrl = await site.uploaded(png(size))
    const { fields } = await refusalOf(site.admin.call(keep, { body: { imageUrl, smallUrl } }))
    expect(fields).toEqual({
      smallUrl: 'The smaller picture must be the same one in a smaller size',
    })
  }
})

test('what is no upload, gone or no picture is refused, and the field is named', async () => {
  const refused = async (body: { imageUrl: string; smallUrl?: string }) =>
    (await refusalOf(site.admin.call(keep, { body }))).fields
  const wrong = 'The picture must be the address of an upload'
  expect(await refused({ imageUrl: '/media/x.png' })).toEqual({ imageUrl: wrong })
  expect(await refused({ imageUrl: 'https://example.com/a.png' })).toEqual({ imageUrl: wrong })
  const gone = 'The uploaded picture is no longer there; please choose it again'
  expect(await refused({ imageUrl: nobody })).toEqual({ imageUrl: gone })
  const imageUrl = await site.uploaded(png())
  expect(await refused({ imageUrl, smallUrl: nobody })).toEqual({ smallUrl: gone })
  const program = await site.uploaded(Buffer.from('MZ'))
  expect(await refused({ imageUrl: program })).toEqual({
    imageUrl: 'The picture must be a png, jpeg or webp',
  })
})

test('a JPEG that is sent straight to the API ends upright, and has nothing of its camera', async () => {
  const given = await tagged('jpeg', 6, { width: 40, height: 30 })
  const kept = await site.admin.call(keep, {
    body: { imageUrl: await site.uploaded(given, 'image/jpeg') },
  })
  expect(kept).toMatchObject({ width: 30, height: 40 })
  const text = (await site.storedAt(kept.src)).bytes.toString('latin1')
  for (const secret of Object.values(secrets)) expect(text).not.toContain(secret)
})

test('where each picture is used is said, in covers, sections, texts and the trash', async () => {
  const [shown, inText, unused] = [await keepNew(), await keepNew(), await keepNew()]
  const { create, remove } = api.sections
  const body = { sectionType: 'offer' as const, title: 'Puja sale', imageUrl: shown.src }
  const section = await site.admin.call(create, { body })
  const post = await site.admin.call(api.posts.create, {
    body: { title: 'Ilish', content: `![](${inText.src})`, image: shown.src },
  })
  const onPost = { kind: 'post', id: post.id, title: 'Ilish' }
  expect(await usesOf(shown.id)).toEqual([
    onPost,
    { kind: 'section', id: section.id, title: 'Puja sale' },
  ])
  expect(await usesOf(inText.id)).toEqual([onPost])
  expect(await usesOf(unused.id)).toEqual([])
  expect((await listed({ status: 'unused' })).map(({ id }) => id)).toContain(unused.id)
  expect((await listed({ status: 'unused' })).map(({ id }) => id)).not.toContain(inText.id)
  await site.admin.call(remove, { params: { id: section.id } })
  expect(await usesOf(shown.id)).toEqual([
    onPost,
    { kind: 'trash', id: section.id, title: 'Puja sale' },
  ])
})

test('the library comes in pages, newest first', async () => {
  site.clock.now += 1_000
  const older = await keepNew()
  site.clock.now += 1_000
  const newer = await keepNew()
  const first = await site.admin.call(list, { query: { limit: '1' } })
  expect(first.items.map(({ id }) => id)).toEqual([newer.id])
  const second = await site.admin.call(list, { query: { limit: '1', cursor: first.next } })
  expect(second.items.map(({ id }) => id)).toEqual([older.id])
  expect(await refusalOf(site.admin.call(list, { query: { cursor: 'x' } }))).toMatchObject({
    status: 400,
    fields: { cursor: 'cursor is not one that this list gave' },
  })
})

test('what a picture shows is said once, and goes to posts, sections and what is in the trash', async () => {
  const { id, src } = await keepNew()
  const section = await site.createWith(src)
  const post = await site.admin.call(api.posts.create, {
    body: { title: 'A post', content: 'x', image: src },
  })
  const params = { id }
  const words = { altBn: 'মা ইলিশ ভাজছে', altEn: ' Ma frying hilsa ' }
  const said = await site.admin.call(describe, { params, body: words }, { headers: matching(1) })
  expect(said).toMatchObject({ altBn: 'মা ইলিশ ভাজছে', altEn: 'Ma frying hilsa', version: 2 })
  const imageAlt = { bn: 'মা ইলিশ ভাজছে', en: 'Ma frying hilsa' }
  const visitor = site.visitor()
  const seen = await visitor(api.posts.byId, { params: { id: post.id } })
  expect(seen).toMatchObject({ imageAlt, version: post.version })
  const onHome = await visitor(api.sections.publicList)
  expect(onHome.find((one) => one.id === section.id)).toMatchObject({ imageAlt })
  expect(await site.createWith(src)).toMatchObject({ imageAlt })
  await site.admin.call(describe, { params, body: { altBn: null, altEn: '' } })
  expect(await visitor(api.posts.byId, { params: { id: post.id } })).toMatchObject({
    imageAlt: null,
  })
})

test('words for another version, too many of them, or for no picture are refused', async () => {
  const { id } = await keepNew()
  const params = { id }
  await site.admin.call(describe, { params, body: { altEn: 'First' } }, { headers: matching(1) })
  const late = site.admin.call(
    describe,
    { params, body: { altEn: 'Second' } },
    { headers: matching(1) },
  )
  expect(await refusalOf(late)).toMatchObject({ status: 412 })
  const body = { altEn: 'x'.repeat(301) }
  expect((await refusalOf(site.admin.call(describe, { params, body }))).fields).toEqual({
    altEn: 'English description must be at most 300 characters',
  })
  const none = site.admin.call(describe, { params: { id: 'x.png' }, body: { altEn: 'x' } })
  expect(await refusalOf(none)).toMatchObject({ status: 404, code: 'picture-not-found' })
})
