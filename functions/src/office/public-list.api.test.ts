import { api, type Section } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { startApi } from '../../testing/start-api.ts'

const site = await startApi()
const admin = await site.newAdmin()

const { publicList, list, create, remove } = api.sections

const createSection = (body: object = {}) =>
  admin.call(create, { body: { sectionType: 'offer' as const, ...body } })

const removeAll = async () => {
  for (const { id } of await admin.call(list)) await admin.call(remove, { params: { id } })
}

const day = (offset: number) => new Date(site.clock.now + offset * 86_400_000).toISOString()

const titles = (sections: Section[]) => sections.map(({ title }) => title)

test('HPC-13 visitors see active sections inside their dates, by order, then id', async () => {
  await removeAll()
  const two = [
    await createSection({ title: 'twin', displayOrder: 2 }),
    await createSection({ title: 'twin', displayOrder: 2 }),
  ]
  await createSection({ title: 'last', displayOrder: 10 })
  await createSection({ title: 'first', displayOrder: 1 })
  await createSection({ title: 'inactive', isActive: false })
  await createSection({ title: 'later', displayOrder: 3, validFrom: day(1), validTo: day(2) })

  const visitor = site.client()
  const seen = await visitor(publicList)
  expect(titles(seen)).toEqual(['first', 'twin', 'twin', 'last'])
  expect(seen.slice(1, 3).map(({ id }) => id)).toEqual(two.map(({ id }) => id).sort())
  const orders = (await admin.call(list)).map(({ displayOrder }) => displayOrder)
  expect(orders).toEqual([1, 1, 2, 2, 3, 10])
})

test('the public list may be kept for a minute by the CDN and is the same for an admin', async () => {
  await createSection({ title: 'inactive', isActive: false })
  const response = await site.fetcher()('/api/homepage-content')
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60')
  expect(await admin.call(publicList)).toEqual(await response.json())
})

test('what a session reads of it is never kept, so that a change shows at once', async () => {
  const headers = { authorization: `Bearer ${admin.session.sessionId}` }
  const response = await site.fetcher()('/api/homepage-content', { headers })
  expect(response.headers.get('cache-control')).toBe('no-store')
})
