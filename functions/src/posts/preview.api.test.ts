import { api } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { refusalOf, startApi } from '../../testing/start-api.ts'

const site = await startApi()
const admin = await site.newAdmin()

const { create, update, preview, previewed, remove } = api.posts
const hour = 3_600_000

const previewOf = async (body: object = {}) => {
  const post = await admin.call(create, { body: { status: 'draft', ...body } })
  const params = { id: post.id }
  const { url, until } = await admin.call(preview, { params })
  const token = url.replace('/preview#', '')
  return { params, until, token, see: () => site.visitor()(previewed, { params: { token } }) }
}
const over = { status: 404, code: 'preview-over' }

test('a link shows a draft without login as it stands now, says nothing of admins, and ends after a day', async () => {
  const { params, until, token, see } = await previewOf({ title: 'Puja plans' })
  expect(Date.parse(until) - site.clock.now).toBeGreaterThan(23.9 * hour)
  const shown = await see()
  expect(shown).toMatchObject({
    title: 'Puja plans',
    slug: 'puja-plans',
    status: 'draft',
    content: '',
  })
  expect(JSON.stringify(shown)).not.toContain(admin.username)
  await admin.call(update, { params, body: { content: 'ঢাক', status: 'published' } })
  expect(await see()).toMatchObject({ content: 'ঢাক', status: 'published' })
  const answer = await site.fetcher()(`/api/blog/preview/${token}`)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  site.clock.now += 24 * hour
  expect(await refusalOf(see())).toMatchObject(over)
  site.clock.now -= 24 * hour
})

test('a link ends with its post, and no other word is one', async () => {
  const { params, token, see } = await previewOf()
  expect((await see()).slug).toMatch(/^post-[0-9a-f]{8}$/)
  for (const guess of ['x', token.slice(1), `${token}x`, 'https:', params.id])
    expect(await refusalOf(site.visitor()(previewed, { params: { token: guess } }))).toMatchObject(
      over,
    )
  await admin.call(remove, { params })
  expect(await refusalOf(see())).toMatchObject(over)
  expect(await refusalOf(admin.call(preview, { params }))).toMatchObject({ code: 'post-not-found' })
})

test('a link ends with the account of who made it', async () => {
  const leaving = await site.newAdmin()
  const { id } = await admin.call(create, { body: { status: 'draft' } })
  const { url } = await leaving.call(preview, { params: { id } })
  const params = { token: url.replace('/preview#', '') }
  await site.visitor()(previewed, { params })
  const { id: userId } = await leaving.call(api.auth.me)
  await admin.call(api.auth.removeUser, { params: { id: userId } })
  expect(await refusalOf(site.visitor()(previewed, { params }))).toMatchObject(over)
})

test('a token for another post, of another maker or with a later end is not ours', async () => {
  const { token } = await previewOf()
  const other = await previewOf()
  const [postId, by, end, mark] = token.split('.')
  const { id } = await (await site.newAdmin()).call(api.auth.me)
  for (const forged of [
    [other.params.id, by, end, mark],
    [postId, id, end, mark],
    [postId, by, Number(end) + hour, mark],
    [postId, by, end, ''],
  ])
    expect(
      await refusalOf(site.visitor()(previewed, { params: { token: forged.join('.') } })),
    ).toMatchObject(over)
})
