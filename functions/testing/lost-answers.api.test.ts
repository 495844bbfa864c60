import { api } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { expectErrorLog } from './error-log.ts'

// An answer that does not come in 7 s is asked for again. The client of the table reads this when it is loaded.
process.env.CALL_TIMEOUT_FACTOR = '2'
const { actBeforeTableCall } = await import('@bong-bari/local')
const { password, refusalOf, startFaultyApi } = await import('./start-api.ts')
const site = await startFaultyApi()
const { faults } = site
const admin = await site.newAdmin()

/** The next call of this kind that has these words in it is done, and its answer is lost. */
const lose = (action: string, words = '') =>
  faults.plan((call) => call.action === action && call.body.includes(words), { kind: 'lose' })

const create = {
  post: (title: string) => admin.call(api.posts.create, { body: { title, content: 'Text' } }),
}

const posts = async () => (await admin.call(api.posts.managedList)).items

test('a post with a slug of its own is created once, and is no conflict with itself', async () => {
  lose('TransactWriteItems', 'POST-SLUG#own-slug')
  const body = { title: 'Own', content: 'Text', slug: 'own-slug' }
  expect(await admin.call(api.posts.create, { body })).toMatchObject({ slug: 'own-slug' })
  const taken = refusalOf(admin.call(api.posts.create, { body }))
  expect(await taken).toMatchObject({ status: 409, code: 'slug-taken' })
})

test('a lead whose answer was lost is there once and answered as sent', async () => {
  const body = { name: 'Riya', company: 'Lost and found', email: 'riya@example.com' }
  lose('TransactWriteItems', 'Lost and found')
  const { id } = await site.visitor()(api.leads.create, { body })
  const { items } = await admin.call(api.leads.list)
  expect(items.filter(({ company }) => company === 'Lost and found')).toMatchObject([{ id }])
})

test('of a budget whose answers were lost nobody takes more than there is', async () => {
  const { takeTokens, usedTokens } = await import('@bong-bari/table')
  const take = () => takeTokens({ period: 'lost', limit: 30 }, 10, new Date())
  lose('PutItem', 'TOKENS#lost')
  expect(await take()).toBe(true)
  lose('UpdateItem', 'TOKENS#lost')
  const given = [await take(), await take(), await take()].filter(Boolean)
  expect(given.length).toBeLessThan(3)
  expect(await usedTokens('lost')).toBe(30)
})

test('a post that is deleted twice never takes another one under its slug with it', async () => {
  const { id, slug } = await create.post('Same slug')
  const remove = () => admin.call(api.posts.remove, { params: { id } })
  const isDelete = ({ command }: { command: string }) => command === 'TransactWrite'
  const meanwhile = async () => {
    await remove()
    await create.post('Same slug')
  }
  const twice = async () => expect(await refusalOf(remove())).toMatchObject({ status: 404 })
  expect(await actBeforeTableCall(isDelete, meanwhile, twice)).toBe(true)
  expect((await posts()).filter((one) => one.slug === slug)).toHaveLength(1)
})

test('what meets another transaction is done all the same, once', async () => {
  expectErrorLog(/"status":503/)
  const meet = (times: number) =>
    faults.plan(({ action }) => action === 'TransactWriteItems', { kind: 'conflict' }, times)
  meet(2)
  const { id } = await create.post('Met another')
  meet(3)
  const changed = await admin.call(api.posts.update, { params: { id }, body: { content: 'New' } })
  expect(changed).toMatchObject({ content: 'New', version: 2 })
  // Single writes meet transactions too: a login counts and lists its session.
  faults.plan(({ action }) => /^(Put|Update)Item$/.test(action), { kind: 'conflict' }, 4)
  const body = { username: admin.username, password }
  await expect(site.client()(api.auth.login, { body })).resolves.toBeDefined()
  meet(2)
  await admin.call(api.posts.remove, { params: { id } })
  expect((await posts()).filter((one) => one.id === id)).toEqual([])
})

test('throttling that outlasts the retries is answered 503 with the time to wait', async () => {
  expectErrorLog(/"status":503/)
  faults.plan(({ action }) => action === 'Query', { kind: 'throttle' }, 3)
  const answer = await site.fetcher()('http://site.test/api/blog')
  expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([503, true])
  expect(await answer.json()).toMatchObject({
    code: 'busy',
    message: expect.any(String),
    requestId: expect.any(String),
  })
})

test('a call that is throttled, cut or dropped once is answered all the same', async () => {
  expectErrorLog(/"status":503/)
  for (const kind of ['throttle', 'cut', 'drop', 'error', 'lose'] as const) {
    faults.plan(({ action }) => action === 'Query', { kind })
    expect((await site.fetcher()('http://site.test/api/blog')).status).toBe(200)
  }
})

test('a bucket that is throttled to the end is answered 503 too, and one that drops a call is asked again', async () => {
  expectErrorLog(/"status":503/)
  const { png, dataUrlOf } = await import('./pictures.ts')
  const save = () =>
    admin.call(api.sections.create, {
      body: { sectionType: 'banner', imageUrl: dataUrlOf(png()) },
    })
  const { bucketFaults } = site
  bucketFaults.plan(({ method }) => method === 'PUT', { kind: 'throttle' }, 3)
  expect(await refusalOf(save())).toMatchObject({ status: 503, code: 'busy' })
  bucketFaults.plan(({ method }) => method === 'PUT', { kind: 'drop' })
  expect(await save()).toMatchObject({ imageWidth: 3 })
})

test('an answer that does not come is not waited for', async () => {
  expectErrorLog(/"status":503/)
  const { promise: until, resolve: goOn } = Promise.withResolvers<void>()
  faults.plan(({ action }) => action === 'Query', { kind: 'hold', until })
  expect((await site.fetcher()('http://site.test/api/blog')).status).toBe(200)
  goOn()
})
