import { api } from '@bong-bari/contract'
import { callingAs } from '@bong-bari/local'
import { findPictureNote, removePictureNote } from '@bong-bari/table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPictureSite } from '../../testing/picture-site.ts'
import { png } from '../../testing/pictures.ts'

let site: Awaited<ReturnType<typeof startPictureSite>>
let handler: typeof import('./handler.ts')['handler']
beforeAll(async () => {
  site = await startPictureSite()
  handler = (await import('./handler.ts')).handler
})
afterAll(() => site.stop())

const day = 86_400_000
const sweepIn = (days: number) =>
  callingAs('picture-sweep', () =>
    handler({ time: new Date(Date.now() + days * day).toISOString() }),
  )

let widths = 40
const keepNew = async () => {
  const width = 2 * widths++
  const imageUrl = await site.uploaded(png({ width, height: 20 }))
  const smallUrl = await site.uploaded(png({ width: width / 2, height: 10 }))
  return site.admin.call(api.pictures.keep, { body: { imageUrl, smallUrl } })
}

const isThere = (src: string | undefined) =>
  site.storedAt(src ?? null).then(
    () => true,
    () => false,
  )

test('the library is told since when nobody uses a picture, and loses it with its file', async () => {
  const { id, src, small } = await keepNew()
  await sweepIn(1)
  const note = await findPictureNote(id)
  expect(Date.parse(note?.unusedSince ?? '') - Date.now()).toBeGreaterThan(0.9 * day)
  await sweepIn(20)
  expect(await isThere(src)).toBe(true)
  // The mark itself is as old as the real clock.
  await sweepIn(31)
  expect([await isThere(src), await isThere(small?.src)]).toEqual([false, false])
  expect(await findPictureNote(id)).toBeUndefined()
})

test('a picture that is chosen again is unused no more, and keeps the smaller one beside it', async () => {
  const { id, src, small } = await keepNew()
  await sweepIn(0)
  expect((await findPictureNote(id))?.unusedSince).not.toBeNull()
  // In a text only the large one is named.
  const body = { title: 'A post', content: `![](${src})` }
  await site.admin.call(api.posts.create, { body })
  await sweepIn(31)
  expect((await findPictureNote(id))?.unusedSince).toBeNull()
  await sweepIn(90)
  expect([await isThere(src), await isThere(small?.src)]).toEqual([true, true])
})

test('pictures of before the library are taken in, and cards for previews are not', async () => {
  const section = await site.createWith(await site.uploaded(png({ width: 31, height: 20 })))
  const { shareImage } = await site.admin.call(api.posts.create, {
    body: { title: 'With a card', content: 'x' },
  })
  const idOf = (address: string | null) => String(address).replace('/media/', '')
  expect(await findPictureNote(idOf(section.imageUrl))).toBeUndefined()
  expect(await sweepIn(0)).toMatchObject({ takenIn: 1 })
  expect(await findPictureNote(idOf(section.imageUrl))).toMatchObject({
    src: section.imageUrl,
    width: 31,
    height: 20,
    createdBy: null,
    unusedSince: null,
  })
  expect(shareImage).toContain('/media/')
  expect(await findPictureNote(idOf(shareImage))).toBeUndefined()
  expect(await sweepIn(0)).toMatchObject({ takenIn: 0 })
})

test('a note that a sweep did not live to remove goes with the next', async () => {
  const kept = await keepNew()
  const { DeleteObjectCommand } = await import('@aws-sdk/client-s3')
  await site.s3.send(new DeleteObjectCommand({ Bucket: site.Bucket, Key: kept.src.slice(1) }))
  await sweepIn(0)
  expect(await findPictureNote(kept.id)).toBeUndefined()
  expect(await removePictureNote(kept.id)).toBe(false)
})
