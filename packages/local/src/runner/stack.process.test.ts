import { createHash } from 'node:crypto'
import { api, createClient } from '@bong-bari/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStack } from '../index.ts'
import { callControl, requireNoErrorLines } from './runner-under-test.ts'

type Mail = { to: string; subject: string; text: string; html: string; at: string }

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
  const { username, password = '' } = credentials
  const body = { username, password }
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

test('a request is told to the outbox, and in the morning what is late', async () => {
  const { url, credentials } = stack
  const { username, password = '' } = credentials
  const visitor = createClient({ baseUrl: url })
  const session = await visitor(api.auth.login, { body: { username, password } })
  const admin = createClient({ baseUrl: url, session: () => session })
  const outbox = async (): Promise<Mail[]> =>
    JSON.parse(await (await fetch(`${url}/_local/outbox`)).text())
  expect(await outbox()).toEqual([])

  await admin(api.settings.update, {
    params: { key: 'noticeEmails' },
    body: { settingValue: 'ma@bong.test' },
  })
  // Whom notices go to is told of it.
  await expect.poll(outbox).toHaveLength(1)
  expect((await outbox())[0]?.subject).toBe('The addresses for notices were changed')
  const body = { name: 'Riya', company: 'মিষ্টিমুখ', email: 'riya@mishti.test' }
  const { id } = await visitor(api.leads.create, { body })
  await expect.poll(outbox).toHaveLength(2)
  const [, mail] = await outbox()
  expect(mail).toMatchObject({ to: 'ma@bong.test', subject: 'New request: মিষ্টিমুখ' })
  expect(mail?.text).toContain(`${url}/admin?lead=${id}`)

  const foreign = { headers: { origin: 'https://elsewhere.test' } }
  expect((await fetch(`${url}/_local/outbox`, foreign)).status).toBe(403)

  // Half past nine on a Wednesday in Kolkata, years later.
  await callControl(url, 'clock', { now: '2029-11-21T04:00:00Z' })
  await expect.poll(outbox).toHaveLength(3)
  expect((await outbox())[2]?.subject).toBe('Requests this morning: 1 new, 0 due today, 1 late')
})

test('while working, the office comes from sources, and public pages with all they name as they are built', async () => {
  const dev = await startStack({}, { hot: true })
  const load = async (path: string) => (await fetch(dev.url + path)).text()
  for (const path of ['/', '/about']) {
    const html = await load(path)
    expect(html).toContain('</h1>')
    const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"#]+)/g)].map(([, file]) => file)
    expect(files.length).toBeGreaterThan(2)
    for (const file of new Set(files)) expect((await fetch(dev.url + file)).status, file).toBe(200)
  }
  expect(await load('/login')).toContain('src="/src/entries/boot-office.ts"')
  expect(await load('/src/entries/boot-office.ts')).toContain('beginPage')
  expect((await fetch(`${dev.url}/nowhere`)).status).toBe(404)
  await dev.stop()
})
