import { randomUUID } from 'node:crypto'
import { api, type BodyOf } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { refusalOf, startApi } from '../../testing/start-api.ts'

const site = await startApi()
const admin = await site.newAdmin()

const { list, create, update, reorder } = api.sections

const createSection = (body: object = {}) =>
  admin.call(create, { body: { sectionType: 'offer' as const, ...body } })

const updateSection = (id: string, body: object = {}) =>
  admin.call(update, { params: { id }, body: { sectionType: 'offer' as const, ...body } })

const day = (offset: number) => new Date(site.clock.now + offset * 86_400_000).toISOString()

test('HPC-17 ENT-28 ENT-31 API-28 a section of a type alone gets every default', async () => {
  const now = new Date(site.clock.now).toISOString()
  const section = await createSection({ sectionType: 'banner' })
  expect(section).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    sectionType: 'banner',
    title: null,
    content: null,
    imageUrl: null,
    imageWidth: null,
    imageHeight: null,
    imageSmall: null,
    imageAlt: null,
    linkUrl: null,
    buttonText: null,
    isActive: true,
    displayOrder: 1,
    validFrom: now,
    validTo: null,
    createdAt: now,
    updatedAt: now,
    version: 1,
    changedBy: admin.username,
  })
})

const reorderSections = (places: object[]) =>
  admin.call(reorder, { body: { places } as BodyOf<typeof reorder> })

test('sections get new places in one call that leaves the rest of them as it is and says who moved them', async () => {
  const [one, two, kept] = [
    await createSection({ title: 'one', displayOrder: 1 }),
    await createSection({ title: 'two', displayOrder: 2 }),
    await createSection({ title: 'kept', displayOrder: 3 }),
  ]
  site.clock.now += 1000
  const updatedAt = new Date(site.clock.now).toISOString()
  const gone = randomUUID()
  const other = await site.newAdmin()
  const places = [
    { id: one.id, displayOrder: 5 },
    { id: gone, displayOrder: 6 },
    { id: two.id, displayOrder: 4 },
  ]
  const placed = await other.call(reorder, { body: { places } })
  expect(placed).toEqual([
    { ...one, displayOrder: 5, updatedAt, changedBy: other.username },
    { ...two, displayOrder: 4, updatedAt, changedBy: other.username },
  ])
  const own = [one, two, kept].map(({ id }) => id)
  const listed = (await admin.call(list)).filter(({ id }) => own.includes(id))
  expect(listed.map(({ title }) => title)).toEqual(['kept', 'two', 'one'])
})

test('an order that is no order is refused by its part', async () => {
  const { id } = await createSection()
  const place = { id, displayOrder: 1 }
  for (const [places, fields] of [
    [[], { places: 'places must name a section' }],
    [[place, place], { places: 'places may name a section only once' }],
    [Array(101).fill(place), { places: expect.stringContaining('at most 99') }],
    [[{ id }], { 'places.0.displayOrder': 'Display order must be a number' }],
    [
      [{ ...place, displayOrder: 0 }],
      { 'places.0.displayOrder': 'Display order must be at least 1' },
    ],
    [[{ ...place, id: 'x' }], { 'places.0.id': 'id must be the id of a section' }],
  ] as const)
    expect((await refusalOf(reorderSections([...places]))).fields).toMatchObject(fields)
})

test('a section ends after it begins, whichever of the two was said', async () => {
  const sentence = { validTo: 'Valid to must be after valid from' }
  const given = (validFrom: string | undefined, validTo: string) => ({ validFrom, validTo })
  for (const dates of [given(day(2), day(1)), given(day(1), day(1)), given(undefined, day(-1))])
    expect((await refusalOf(createSection(dates))).fields).toEqual(sentence)
  const { id, validFrom } = await createSection(given(day(-5), day(-1)))
  expect(await updateSection(id, { validTo: day(-4) })).toMatchObject({ validFrom })
  expect((await refusalOf(updateSection(id, { validTo: day(-6) }))).fields).toEqual(sentence)
})
