import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeImage } from './media.ts'

let answer: { status: number; asked: number }
const server = createServer((_, response) => {
  answer.asked += 1
  response.statusCode = answer.status
  response.end()
})
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  Object.assign(process.env, {
    AWS_REGION: 'ap-south-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_MAX_ATTEMPTS: '1',
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    MEDIA_BUCKET: 'media',
  })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const incoming = `/incoming/${randomBytes(16).toString('hex')}`
const stored = `/media/${randomBytes(32).toString('hex')}.png`

test('a bucket that hides its names answers 403 for a missing picture, which is refused like one', async () => {
  answer = { status: 403, asked: 0 }
  await expect(storeImage(incoming, 'image')).rejects.toMatchObject({
    code: 'invalid-input',
    fields: { image: 'The uploaded picture is no longer there; please choose it again' },
  })
  await expect(storeImage(stored, 'image')).rejects.toMatchObject({
    fields: { image: 'There is no stored picture at this address' },
  })
  expect(answer.asked).toBe(2)
})

test('a bucket out of order is no fault of the picture', async () => {
  answer = { status: 503, asked: 0 }
  for (const address of [incoming, stored]) {
    const failure = await storeImage(address, 'image').catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Error)
    expect(failure).not.toHaveProperty('fields')
  }
})

test('no bucket is asked about nothing, a typed address, or what an entity has already', async () => {
  answer = { status: 500, asked: 0 }
  const nothing = {
    image: null,
    imageWidth: null,
    imageHeight: null,
    imageSmall: null,
    imageAlt: null,
  }
  expect(await storeImage(undefined, 'image')).toEqual(nothing)
  expect(await storeImage('/logo.png', 'image')).toEqual({ ...nothing, image: '/logo.png' })
  const current = { ...nothing, image: stored, imageWidth: 4, imageHeight: 3 }
  const entity = { ...current, id: 'its own' }
  expect(await storeImage(stored, 'image', entity)).toEqual(current)
  expect(answer.asked).toBe(0)
})
