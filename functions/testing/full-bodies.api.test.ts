import { api, type GroupName, nouns, routeKey, routes, smallNouns } from '@bong-bari/contract'
import { seedDemo } from '@bong-bari/local'
import { beforeAll, expect, test } from 'vitest'
import { fullBodies, fullBodyOf } from './full-bodies.ts'
import { uploading } from './picture-site.ts'
import { png } from './pictures.ts'
import { startApi } from './start-api.ts'

const site = await startApi()
const admin = await site.newAdmin()
beforeAll(async () => {
  await seedDemo(site.clock.now)
})

const queries: Record<string, string> = {
  [routeKey(api.exports.leads)]: '?format=csv',
}

const headers = {
  authorization: `Bearer ${admin.session.sessionId}`,
  'x-csrf-token': admin.session.csrfToken,
  'content-type': 'application/json',
}

/** What follows from earlier writes has followed. Answers the statuses of every GET of a group whose path `params` fill. */
const statusesOfGets = async (group: GroupName, params: Record<string, string> = {}) => {
  await site.react()
  const statuses: Record<string, number> = {}
  for (const { key, route, group: own } of routes) {
    const path = route.path.replace(/\{(\w+)\}/g, (whole, name) => params[name] ?? whole)
    if (own !== group || route.method !== 'GET' || path.includes('{')) continue
    const address = `http://site.test${path}${queries[key] ?? ''}`
    statuses[key] = (await site.fetcher()(address, { headers })).status
  }
  return statuses
}

const expectEachGet = async (group: GroupName, params?: Record<string, string>) => {
  const statuses = await statusesOfGets(group, params)
  expect(Object.keys(statuses)).not.toEqual([])
  expect(statuses).toEqual(Object.fromEntries(Object.keys(statuses).map((key) => [key, 200])))
}

type Thing = { id: string | number; version: number }

test.each(smallNouns)(
  'a %s is made with every field and each of the demo is changed in every field, and all is read again',
  async (name) => {
    const { path } = nouns[name]
    const routeOf = (key: string) => routes.find((one) => one.key === key) ?? expect.fail(key)
    const [create, update, list] = [
      routeOf(`POST ${path}`),
      routeOf(`PUT ${path}/{id}`),
      routeOf(`GET ${path}`),
    ]
    const { group } = create
    const body = fullBodyOf(create.route) ?? expect.fail(create.key)
    expect(await admin.call(create.route, { body } as never)).toMatchObject(body)
    const changes = fullBodyOf(update.route) ?? expect.fail(update.key)
    for (const { id, version } of (await admin.call(list.route)) as Thing[]) {
      const params = { id: String(id) }
      const changed = await admin.call(update.route, { params, body: changes } as never)
      expect(changed).toMatchObject({ ...changes, version: version + 1 })
    }
    await expectEachGet(group)
  },
)

test('a post is made with every field and each of the demo is changed in every field, and each is read again', async () => {
  const { create, update, change, managedList, preview } = api.posts
  await admin.call(create, { body: fullBodies.posts.create })
  const { items } = await admin.call(managedList, { query: { limit: 50 } })
  expect(items.length).toBeGreaterThan(7)
  for (const [index, { id, version }] of items.entries()) {
    const params = { id }
    const slug = `a-whole-post-${index + 1}`
    const body = { ...fullBodies.posts.update, slug }
    const changed = await admin.call(update, { params, body })
    expect(changed).toMatchObject({ title: body.title, version: version + 1 })
    const pending = { ...fullBodies.posts.change, slug, base: changed.version }
    await admin.call(change, { params, body: pending })
    const { url } = await admin.call(preview, { params })
    const token = url.split('#').at(-1) ?? ''
    await expectEachGet('posts', { id, slug, token })
    await admin.call(change, { params, body: { ...pending, status: 'published' } })
    await expectEachGet('posts', { id, slug })
  }
})

test('a request with every field and each of the demo is changed with others, and each is read again', async () => {
  const { create, list, change, changeMany } = api.leads
  const { id } = await site.visitor()(create, { body: fullBodies.leads.create })
  const { items } = await admin.call(list, { query: { limit: 50 } })
  expect(items.map((one) => one.id)).toContain(id)
  const ids = items.map((one) => one.id)
  const versions = Object.fromEntries(items.map((one) => [one.id, one.version]))
  const body = { ...fullBodies.leads.changeMany, ids, versions }
  for (const one of await admin.call(changeMany, { body }))
    expect(one).toMatchObject({ outcome: 'changed' })
  for (const one of ids) {
    await admin.call(change, { params: { id: one }, body: fullBodies.leads.change })
    await expectEachGet('leads', { id: one })
    await expectEachGet('exports', { id: one })
  }
})

test('a picture is kept with its smaller copy, described in both languages and read again', async () => {
  const upload = uploading(admin)
  const [imageUrl, smallUrl] = [
    await upload(png({ width: 800, height: 600 })),
    await upload(png({ width: 640, height: 480 })),
  ]
  const body = { ...fullBodies.pictures.keep, imageUrl, smallUrl }
  const { id } = await admin.call(api.pictures.keep, { body })
  const described = fullBodies.pictures.describe
  expect(
    await admin.call(api.pictures.describe, { params: { id }, body: described }),
  ).toMatchObject(described)
  await expectEachGet('pictures')
})

test('the bot is asked with every field', async () => {
  await site.visitor()(api.chat.message, { body: fullBodies.chat.message })
  await expectEachGet('chat')
  await expectEachGet('bot-training')
})
