import { api } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { refusalOf, startApi } from '../../testing/start-api.ts'

const site = await startApi()
const admin = await site.newAdmin()

const { create, update } = api.sections

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

test('a section ends after it begins, whichever of the two was said', async () => {
  const sentence = { validTo: 'Valid to must be after valid from' }
  const given = (validFrom: string | undefined, validTo: string) => ({ validFrom, validTo })
  for (const dates of [given(day(2), day(1)), given(day(1), day(1)), given(undefined, day(-1))])
    expect((await refusalOf(createSection(dates))).fields).toEqual(sentence)
  const { id, validFrom } = await createSection(given(day(-5), day(-1)))
  expect(await updateSection(id, { validTo: day(-4) })).toMatchObject({ validFrom })
  expect((await refusalOf(updateSection(id, { validTo: day(-6) }))).fields).toEqual(sentence)
})
