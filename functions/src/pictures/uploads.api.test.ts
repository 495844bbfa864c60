import { randomBytes } from 'node:crypto'
import { PutObjectCommand } from '@aws-sdk/client-s3'
import { api, limits } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { startPictureSite, wrong } from '../../testing/picture-site.ts'
import { dataUrlOf, png, pngOfBytes } from '../../testing/pictures.ts'
import { refusalOf } from '../../testing/start-api.ts'

const site = await startPictureSite()

const { startUpload } = api.pictures

const refused = (sentence: string) => ({ status: 400, fields: { imageUrl: sentence } })

test('HPC-23 a data-URL that is larger than other bodies may be is still taken', async () => {
  const bytes = pngOfBytes(3_000_000)
  expect(await site.createWith(dataUrlOf(bytes))).toMatchObject({ imageWidth: 3, imageHeight: 2 })
})

test('a body beyond what a function can be given answers 413', async () => {
  const tooLarge = dataUrlOf(pngOfBytes(limits.imageBytes))
  expect(await refusalOf(site.createWith(tooLarge))).toMatchObject({ status: 413 })
})

test('HPC-21 a picture of exactly 5 MB is taken, one byte more is refused at every door', async () => {
  const bytes = pngOfBytes(limits.imageBytes)
  const created = await site.createWith(await site.uploaded(bytes))
  expect(created).toMatchObject({ imageWidth: 3, imageHeight: 2 })

  const larger = pngOfBytes(limits.imageBytes + 1)
  const { fields } = await refusalOf(site.upload(larger))
  expect(fields).toEqual({ size: wrong.size })
  expect((await site.upload(larger, 'image/png', limits.imageBytes)).status).toBe(400)
  const key = `incoming/${randomBytes(16).toString('hex')}`
  const command = { Bucket: site.Bucket, Key: key, Body: larger, ContentType: 'image/png' }
  await site.s3.send(new PutObjectCommand(command))
  expect(await site.refusedWith(`/${key}`)).toEqual(refused(wrong.size))
})

test('an upload is one file of the size and type that were asked for', async () => {
  expect((await site.upload(png(), 'image/png', 10)).status).toBe(400)
  for (const size of [0, -1, 1.5])
    expect(await refusalOf(site.upload(png(), 'image/png', size))).toMatchObject({ status: 400 })
  for (const contentType of ['image/svg+xml', 'image/bmp', 'text/html', '']) {
    const body = Object.assign({ contentType: 'image/png' as const, size: 10 }, { contentType })
    const call = site.admin.call(startUpload, { body })
    expect((await refusalOf(call)).fields).toEqual({ contentType: wrong.kind })
  }
})

test('only an admin gets an upload form, and it leads to a place that nobody can guess', async () => {
  const body = { contentType: 'image/png' as const, size: 10 }
  const refusal = await refusalOf(site.client()(startUpload, { body }))
  expect(refusal).toMatchObject({ status: 401 })
  const forms = await Promise.all([1, 2].map(() => site.admin.call(startUpload, { body })))
  for (const { imageUrl, fields } of forms) {
    expect(imageUrl).toMatch(/^\/incoming\/[0-9a-f]{32}$/)
    expect(fields.key).toBe(imageUrl.slice(1))
  }
  expect(forms[0]?.imageUrl).not.toBe(forms[1]?.imageUrl)
})
