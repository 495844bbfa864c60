import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import '../../../test/office.ts'
import { sectionOf } from '../../../test/section.ts'
import {
  path,
  press,
  preview,
  rows,
  sectionsAt,
  show,
  startServer,
  titles,
} from '../../../test/section-server.tsx'
import { refused, stubApi } from '../../../test/stub-api.ts'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-21T06:00:00Z') })
})

const id = sectionOf().id
const emptyPreview =
  'No active content to preview. Create and activate some content sections to see them here.'

test('HPC-01 HPC-07 API-27 sections are listed by displayOrder under the title of the page', async () => {
  const { answers } = startServer(sectionsAt({ C: 7, A: 1, B: 3 }))
  const { to } = stubApi(answers)
  show()
  expect(screen.getByRole('heading', { level: 1, name: 'Homepage Content Manager' })).toBeTruthy()
  await screen.findByRole('list', { name: 'Content sections' })
  expect(titles()).toEqual(['A', 'B', 'C'])
  expect(to('GET', path)[0]?.headers.get('authorization')).toBe('Bearer id')
})

test('HPC-08 HPC-09 HPC-10 an item shows its type, order, state, words and what it has', async () => {
  const whole = { imageUrl: '/media/a.png', linkUrl: '/about', buttonText: 'Go', displayOrder: 4 }
  const { answers } = startServer([
    sectionOf(whole),
    sectionOf({ id: 'b', title: null, content: null, isActive: false, displayOrder: 5 }),
  ])
  stubApi(answers)
  show()
  await screen.findByText('Inactive')
  const [first, second] = rows()
  for (const word of [
    'offer',
    'Active',
    '4',
    'Half price',
    'Only this month.',
    'Image',
    'Link',
    'Button',
  ])
    expect(within(first ?? document.body).getByText(word)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Edit Half price' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Delete Half price' })).toBeTruthy()
  for (const word of ['Image', 'Link', 'Button', 'Active'])
    expect(within(second ?? document.body).queryByText(word)).toBeNull()
  expect(screen.getByRole('button', { name: 'Edit this offer' })).toBeTruthy()
})

test.each([
  [{ validFrom: '2026-11-21T06:02:00.000Z' }, 'Scheduled', 'From 21 Nov 2026, 11:32'],
  [
    { validTo: '2026-11-21T06:00:00.000Z' },
    'Ended',
    'From 1 Jan 2026, 05:30 until 21 Nov 2026, 11:30',
  ],
  [{}, undefined, 'From 1 Jan 2026, 05:30'],
])(
  'the row of a section with %o says its state once, with %s, and its dates',
  async (dates, badge, words) => {
    const { answers } = startServer([sectionOf(dates)])
    stubApi(answers)
    show()
    expect(await screen.findByText('Active')).toBeTruthy()
    const row = within(rows()[0] ?? document.body)
    const badges = ['Scheduled', 'Ended'].filter((one) => row.queryByText(one))
    expect(badges).toEqual(badge ? [badge] : [])
    expect(row.getByText(words)).toBeTruthy()
  },
)

test('a section that begins this very minute is live, though clocks differ', async () => {
  const { answers } = startServer([sectionOf({ validFrom: '2026-11-21T06:00:40.000Z' })])
  stubApi(answers)
  show()
  expect(await screen.findByText('Active')).toBeTruthy()
  expect(screen.queryByText('Scheduled')).toBeNull()
})

test('HPC-12 HPC-15 without sections the page says so and offers the first one', async () => {
  const { answers } = startServer([])
  stubApi(answers)
  show()
  await screen.findByText('No Content Yet')
  expect(preview().getByText(emptyPreview)).toBeTruthy()
  press('Add First Content Section')
  expect(await screen.findByRole('dialog', { name: 'Add Content Section' })).toBeTruthy()
})

test('HPC-13 the preview shows active sections only, in order, even those that are not live', async () => {
  const [a, b, c] = sectionsAt({ Second: 2, First: 1, Hidden: 3 })
  if (!a || !b || !c) throw new Error('three sections')
  const { answers } = startServer([
    { ...a, validFrom: '2027-01-01T00:00:00.000Z' },
    b,
    { ...c, isActive: false },
  ])
  stubApi(answers)
  show()
  await screen.findByText('Inactive')
  const shown = preview().getAllByRole('heading', { level: 3 })
  expect(shown.map(({ textContent }) => textContent)).toEqual(['First', 'Second'])
  expect(preview().getByText('2 active sections')).toBeTruthy()
  expect(preview().getByText(/^Not on the page now/)).toBeTruthy()
})

test('ERR-06 a list that cannot be fetched says Failed to fetch, why, and can be tried again', async () => {
  const { answers } = startServer([sectionOf()])
  let broken = true
  stubApi({
    ...answers,
    [`GET ${path}`]: () =>
      broken ? refused(500, 'unexpected', 'Broken for now.') : answers[`GET ${path}`](),
  })
  show()
  expect(await screen.findByText('Failed to fetch')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('Broken for now.')
  broken = false
  press('Try again')
  expect(await screen.findByRole('list', { name: 'Content sections' })).toBeTruthy()
})

test('HPC-06 HPC-11 TOAST-26 API-30 delete asks nothing, is confirmed, and the list is fetched anew', async () => {
  const { answers } = startServer([sectionOf()])
  const { to } = stubApi(answers)
  show()
  await screen.findByRole('list', { name: 'Content sections' })
  press('Delete Half price')
  expect(await screen.findByText('🗑️ Homepage content deleted successfully!')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await screen.findByText('No Content Yet')).toBeTruthy()
  expect(to('DELETE', `${path}/${id}`)).toHaveLength(1)
  await waitFor(() => expect(to('GET', path)).toHaveLength(2))
})
