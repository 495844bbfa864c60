import { api, matching } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { hashOf, startPictureSite } from '../../testing/picture-site.ts'
import { png } from '../../testing/pictures.ts'
import { refusalOf } from '../../testing/start-api.ts'

const site = await startPictureSite()

const { keep, list, describe, remove } = api.pictures
const nobody = `/incoming/${'0'.repeat(32)}`

let widths = 40
/** No two are the same picture. */
const keepNew = async (width = widths++) => {
  const imageUrl = await site.uploaded(png({ width, height: 20 }))
  return site.admin.call(keep, { body: { imageUrl } })
}

const listed = async (query: { limit?: string } = {}) =>
  (await site.admin.call(list, { query })).items

test('an upload becomes a picture of the library, with the smaller one beside it', async () => {
  const [large, small] = [png({ width: 16, height: 12 }), png({ width: 8, height: 6 })]
  const imageUrl = await site.uploaded(large)
  const smallUrl = await site.uploaded(small)
  const picture = await site.admin.call(keep, { body: { imageUrl, smallUrl } })
  const { bytes } = await site.storedAt(picture.src)
  expect(picture).toMatchObject({
    id: `${hashOf(bytes)}.png`,
    src: `/media/${hashOf(bytes)}.png`,
    width: 16,
    height: 12,
    bytes: bytes.length,
    small: { width: 8, height: 6 },
    createdBy: site.admin.username,
    alt: null,
  })
  const beside = (await site.storedAt(picture.small?.src ?? null)).bytes
  expect(picture.small?.src).toBe(`/media/${hashOf(beside)}.png`)
  const section = await site.createWith(picture.src)
  expect(section).toMatchObject({
    imageUrl: picture.src,
    imageWidth: 16,
    imageSmall: picture.small,
  })
  expect((await listed())[0]).toEqual(picture)
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

test('a deleted picture waits in the trash with its files, comes back, and loses them when it is deleted for good', async () => {
  const { admin } = site
  const imageUrl = await site.uploaded(png({ width: 160, height: 40 }))
  const smallUrl = await site.uploaded(png({ width: 80, height: 20 }))
  const picture = await admin.call(keep, { body: { imageUrl, smallUrl } })
  const params = { id: picture.id }
  const inTrash = { kind: 'picture' as const, id: picture.id }
  const areStored = async () => {
    await site.react()
    const files = await Promise.allSettled(
      [picture.src, picture.small?.src ?? ''].map((src) => site.storedAt(src)),
    )
    return files.map(({ status }) => status === 'fulfilled')
  }
  await admin.call(remove, { params })
  expect((await listed()).map(({ id }) => id)).not.toContain(picture.id)
  expect(await admin.call(api.trash.list)).toMatchObject([{ ...inTrash, text: picture.src }])
  expect(await areStored()).toEqual([true, true])
  await admin.call(api.trash.restore, { params: inTrash })
  expect((await listed())[0]).toEqual(picture)
  await admin.call(remove, { params })
  await admin.call(api.trash.remove, { params: inTrash })
  expect(await areStored()).toEqual([false, false])
  expect(await refusalOf(admin.call(remove, { params }))).toMatchObject({
    status: 404,
    code: 'picture-not-found',
  })
})

test('a picture that was uploaded again keeps its files when the trash forgets the deleted one', async () => {
  const { admin } = site
  const file = png({ width: 170, height: 40 })
  const upload = async () => ({ body: { imageUrl: await site.uploaded(file) } })
  const { id, src } = await admin.call(keep, await upload())
  await admin.call(remove, { params: { id } })
  await admin.call(keep, await upload())
  await admin.call(api.trash.remove, { params: { kind: 'picture', id } })
  await site.react()
  expect((await site.storedAt(src)).bytes.length).toBeGreaterThan(0)
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
  const body = { alt: ' Ma frying hilsa ' }
  const said = await site.admin.call(describe, { params, body }, { headers: matching(1) })
  const imageAlt = 'Ma frying hilsa'
  expect(said).toMatchObject({ alt: imageAlt, version: 2 })
  const visitor = site.visitor()
  const seen = await visitor(api.posts.byId, { params: { id: post.id } })
  expect(seen).toMatchObject({ imageAlt, version: post.version })
  const onHome = await visitor(api.sections.publicList)
  expect(onHome.find((one) => one.id === section.id)).toMatchObject({ imageAlt })
  expect(await site.createWith(src)).toMatchObject({ imageAlt })
  await site.admin.call(describe, { params, body: { alt: '' } })
  expect(await visitor(api.posts.byId, { params: { id: post.id } })).toMatchObject({
    imageAlt: null,
  })
})

test('words for another version, too many of them, or for no picture are refused', async () => {
  const { id } = await keepNew()
  const params = { id }
  await site.admin.call(describe, { params, body: { alt: 'First' } }, { headers: matching(1) })
  const late = site.admin.call(
    describe,
    { params, body: { alt: 'Second' } },
    { headers: matching(1) },
  )
  expect(await refusalOf(late)).toMatchObject({ status: 412 })
  const body = { alt: 'x'.repeat(301) }
  expect((await refusalOf(site.admin.call(describe, { params, body }))).fields).toEqual({
    alt: 'Description must be at most 300 characters',
  })
  const none = site.admin.call(describe, { params: { id: 'x.png' }, body: { alt: 'x' } })
  expect(await refusalOf(none)).toMatchObject({ status: 404, code: 'picture-not-found' })
})
