import { createHash } from 'node:crypto'
import { api, createClient } from '@bong-bari/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStack } from '../index.ts'
import { requireNoErrorLines } from '../runner/error-lines.ts'

let stack: Awaited<ReturnType<typeof startStack>>
beforeAll(async () => {
  stack = await startStack()
})
afterAll(async () => {
  requireNoErrorLines(stack.dataDir)
  await stack.stop()
})

/** A black PNG of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
)

test('a picture goes from the browser to the bucket and is served by the site', async () => {
  const { url, credentials } = stack
  const body = { username: credentials.username, password: credentials.password ?? '' }
  const session = await createClient({ baseUrl: url })(api.auth.login, { body })
  const call = createClient({ baseUrl: url, session: () => session })
  const form = await call(api.pictures.startUpload, {
    body: { contentType: 'image/png', size: pixel.length },
  })

  const page = await fetch(url)
  expect(page.headers.get('content-security-policy')).toContain(
    `connect-src 'self' ${new URL(form.url).origin};`,
  )
  const file = new FormData()
  for (const [name, value] of Object.entries(form.fields)) file.append(name, value)
  file.append('file', new Blob([pixel], { type: 'image/png' }), 'photo.png')
  const posted = await fetch(form.url, { method: 'POST', headers: { origin: url }, body: file })
  expect(posted.status).toBe(204)
  expect(posted.headers.get('access-control-allow-origin')).toBe('*')

  const { imageUrl } = await call(api.sections.create, {
    body: { sectionType: 'offer', imageUrl: form.imageUrl },
  })
  const picture = await fetch(url + imageUrl)
  expect(picture.status).toBe(200)
  expect(picture.headers.get('content-type')).toBe('image/png')
  expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const served = createHash('sha256').update(Buffer.from(await picture.arrayBuffer()))
  expect(imageUrl).toBe(`/media/${served.digest('hex')}.png`)
  expect((await fetch(url + form.imageUrl)).status).toBe(404)
})
