import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DeleteObjectCommand } from '@aws-sdk/client-s3'
import { api } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { startPictureSite, wrong } from '../../testing/picture-site.ts'
import { dataUrlOf, png } from '../../testing/pictures.ts'

const site = await startPictureSite()

const refused = (sentence: string) => ({ status: 400, fields: { imageUrl: sentence } })

test('a stored picture may be named again with its size; one that is not there may not', async () => {
  const { imageUrl } = await site.createWith(dataUrlOf(png({ width: 7, height: 4 })))
  const again = await site.createWith(imageUrl ?? '')
  expect(again).toMatchObject({ imageUrl, imageWidth: 7, imageHeight: 4 })
  for (const address of [`/media/${'0'.repeat(64)}.png`, '/media/', '/media/../incoming/x'])
    expect(await site.refusedWith(address)).toEqual(refused(wrong.notStored))
})

test('an edit that leaves the picture alone keeps it, even where its file was lost', async () => {
  const { id, imageUrl } = await site.createWith(dataUrlOf(png({ width: 5, height: 6 })))
  await site.s3.send(new DeleteObjectCommand({ Bucket: site.Bucket, Key: imageUrl?.slice(1) }))
  const body = { sectionType: 'offer' as const, title: 'new', imageUrl: imageUrl ?? '' }
  const edited = await site.admin.call(api.sections.update, { params: { id }, body })
  expect(edited).toMatchObject({ title: 'new', imageUrl, imageWidth: 5, imageHeight: 6 })
})

test('HPC-24 an edit replaces a typed address by an upload, and nothing removes the picture', async () => {
  const { id } = await site.createWith('https://example.test/typed.jpg')
  const edit = (imageUrl: string) =>
    site.admin.call(api.sections.update, {
      params: { id },
      body: { sectionType: 'offer' as const, imageUrl },
    })
  const replaced = await edit(await site.uploaded(png({ width: 8, height: 8 })))
  expect(replaced.imageUrl).toMatch(/^\/media\/[0-9a-f]{64}\.png$/)
  expect(replaced).toMatchObject({ imageWidth: 8, imageHeight: 8 })
  expect(await edit('')).toMatchObject({ imageUrl: null, imageWidth: null, imageHeight: null })
})

test('a typed address is kept as typed and never fetched', async () => {
  const asked: (string | undefined)[] = []
  const other = createServer((request, response) => {
    asked.push(request.url)
    response.end()
  })
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => resolve((other.address() as AddressInfo).port))
  })
  for (const imageUrl of [
    `http://127.0.0.1:${port}/photo.png`,
    'http://169.254.169.254/latest/meta-data/',
    'https://example.test/পুজো.jpg',
    '/logo.png',
  ])
    expect(await site.createWith(imageUrl)).toMatchObject({
      imageUrl,
      imageWidth: null,
      imageHeight: null,
    })
  expect(asked).toEqual([])
  other.close()
})

test.each(['javascript:alert(1)', '//evil.test/a.png', '/\\evil.test', 'mailto:a@b', 'a.png'])(
  'the image address %s is refused',
  async (address) => {
    expect(await site.refusedWith(address)).toEqual(
      refused('The image must be an http(s) address, a path or an uploaded picture'),
    )
  },
)
