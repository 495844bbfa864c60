import { api } from '@bong-bari/contract'
import { afterAll, beforeAll, expect } from 'vitest'
import { adminTest, call, hasAdmin, logIn, token, visitor } from './site.ts'

let here: Awaited<ReturnType<typeof logIn>> | undefined
const admin = () => {
  if (!here) throw new Error('nobody is logged in')
  return here.admin
}
beforeAll(async () => {
  if (hasAdmin) here = await logIn()
})
afterAll(async () => {
  await here?.end()
})

adminTest('an admin is who they logged in as, and changes nothing without the token', async () => {
  expect((await admin()(api.auth.me)).username.toLowerCase()).toBe(here?.username.toLowerCase())
  const { csrfToken } = await admin()(api.auth.csrfToken)
  expect(csrfToken).toBe(here?.session.csrfToken)
  const answer = await call('/api/blog', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${here?.session.sessionId}`,
    },
    body: JSON.stringify({ title: 'x', content: 'y' }),
  })
  expect(answer.status).toBe(403)
})

adminTest('a request is stored once, opened, given a status and notes, and exported', async () => {
  const name = token()
  const request = { name, company: 'A brand', email: `${name}@example.test`, message: 'Hello' }
  const options = { headers: { 'idempotency-key': name } }
  const sent = await visitor(api.leads.create, { body: request }, options)
  const again = await visitor(api.leads.create, { body: request }, options)
  expect(again.id).toBe(sent.id)
  const params = { id: sent.id }
  try {
    const listed = await admin()(api.leads.list, { query: { leadStatus: 'new' } })
    expect(listed.items.find(({ id }) => id === sent.id)).toMatchObject({
      ...request,
      opened: false,
    })
    expect(await admin()(api.leads.open, { params })).toMatchObject({ opened: true })
    await admin()(api.leads.setStatus, { params, body: { leadStatus: 'hot' } })
    const followUpNotes = 'Called back'
    const noted = await admin()(api.leads.saveNotes, { params, body: { followUpNotes } })
    expect(noted).toMatchObject({ leadStatus: 'hot', followUpNotes })
    const file = await admin()(api.exports.leads, { query: { format: 'csv', ids: [sent.id] } })
    expect(await file.blob.text()).toContain(name)
    expect(file.name).toMatch(/\.csv$/)
  } finally {
    await admin()(api.leads.change, { params, body: { spam: true } })
  }
  await expect(admin()(api.leads.open, { params: { id: token() } })).rejects.toMatchObject({
    status: 404,
  })
})

adminTest('a post is written, read by its slug and id, changed and removed', async () => {
  const title = `আমার মা ${token()}`
  const post = await admin()(api.posts.create, { body: { title, content: 'প্রথম লাইন' } })
  const params = { id: post.id }
  try {
    expect(post.slug).toMatch(/^[a-z0-9-]+$/)
    expect(await visitor(api.posts.bySlug, { params: { slug: String(post.slug) } })).toMatchObject({
      title,
    })
    const changed = await admin()(api.posts.update, { params, body: { title, content: 'দ্বিতীয়' } })
    expect(changed).toMatchObject({ slug: post.slug, content: 'দ্বিতীয়' })
    expect((await visitor(api.posts.byId, { params })).content).toBe('দ্বিতীয়')
  } finally {
    await admin()(api.posts.remove, { params })
  }
  await expect(visitor(api.posts.byId, { params })).rejects.toMatchObject({ status: 404 })
})

adminTest('a section shows to visitors while it is active', async () => {
  const title = token()
  const fields = { sectionType: 'offer', title, displayOrder: 900 } as const
  const { id } = await admin()(api.sections.create, { body: { ...fields, isActive: true } })
  const shown = async () => (await visitor(api.sections.publicList)).some((one) => one.id === id)
  try {
    expect(await shown()).toBe(true)
    await admin()(api.sections.update, { params: { id }, body: { ...fields, isActive: false } })
    expect(await shown()).toBe(false)
    expect((await admin()(api.sections.list)).some((one) => one.id === id)).toBe(true)
  } finally {
    await admin()(api.sections.remove, { params: { id } })
  }
})

adminTest('a training row is what Bong Bot answers by, and a template is kept', async () => {
  const word = token()
  const body = { keyword: word, userMessage: `tell me about ${word}`, botResponse: `Say ${word}!` }
  const row = await admin()(api['bot-training'].createTraining, { body })
  const params = { id: String(row.id) }
  try {
    expect((await admin()(api['bot-training'].listTraining)).map(({ id }) => id)).toContain(row.id)
    const tried = await admin()(api['bot-training'].tryMessage, {
      body: { message: body.userMessage },
    })
    expect(tried).toMatchObject({ response: body.botResponse, source: 'row', rowId: row.id })
    const changed = { ...body, botResponse: 'Something else', isActive: false }
    await admin()(api['bot-training'].updateTraining, { params, body: changed })
  } finally {
    await admin()(api['bot-training'].removeTraining, { params })
  }
  const template = { name: word, templateType: 'offer', content: word, isActive: false } as const
  const created = await admin()(api['bot-training'].createTemplate, { body: template })
  await admin()(api['bot-training'].updateTemplate, {
    params: { id: String(created.id) },
    body: template,
  })
  await admin()(api['bot-training'].removeTemplate, { params: { id: String(created.id) } })
})

adminTest('a setting is saved, and only one that exists', async () => {
  const [setting] = await admin()(api.settings.list)
  if (!setting) throw new Error('the site has no setting')
  const { settingKey: key, settingValue } = setting
  const saved = await admin()(api.settings.update, { params: { key }, body: { settingValue } })
  expect(saved).toMatchObject({ settingKey: key, settingValue })
  await expect(
    admin()(api.settings.update, { params: { key: token() }, body: { settingValue } }),
  ).rejects.toMatchObject({ status: 404 })
})

adminTest('a session ends with the logout', async () => {
  const { admin: other, end } = await logIn()
  expect((await other(api.auth.listSessions)).length).toBeGreaterThan(0)
  await end()
  await expect(other(api.auth.me)).rejects.toMatchObject({ status: 401 })
})
