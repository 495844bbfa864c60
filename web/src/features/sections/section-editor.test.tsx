import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import '../../../test/office.ts'
import { sectionOf } from '../../../test/section.ts'
import { path, press, show, startServer, titles, type } from '../../../test/section-server.tsx'
import { stubApi } from '../../../test/stub-api.ts'

const section = sectionOf({ validTo: '2030-05-01T12:00:00.000Z' })
const put = `${path}/${section.id}`

const openNew = async () => {
  press('Add Content Section')
  await screen.findByRole('dialog', { name: 'Add Content Section' })
}

const openEdit = async () => {
  await screen.findByRole('list', { name: 'Content sections' })
  press('Edit Half price')
  await screen.findByRole('dialog', { name: 'Edit Content Section' })
}

const start = (sections = [section], more = {}) => {
  const { answers } = startServer(sections)
  const api = stubApi({ ...answers, ...more })
  return { ...api, ...show() }
}

const typed = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value

test('HPC-02 HPC-03 HPC-16 HPC-17 HPC-18 the dialog opens empty, with its defaults', async () => {
  start()
  await openNew()
  expect(typed(/^Type/)).toBe('offer')
  expect(typed(/^Display order/)).toBe('1')
  expect(screen.getByLabelText<HTMLInputElement>('Active').checked).toBe(true)
  for (const label of [
    /^Title/,
    /^Content/,
    /^Image URL/,
    /^Link URL/,
    /^Button text/,
    /^Valid from/,
    /^Valid to/,
  ])
    expect(typed(label)).toBe('')
})

test('HPC-05 HPC-06 HPC-19 TOAST-24 API-28 a section is added, the list fetched anew and the dialog reset', async () => {
  const { to, place } = start()
  await openNew()
  // Nothing but the defaults is needed.
  press('Add section')
  expect(await screen.findByText('✅ Homepage content created successfully!')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // Behind the one that there is, at 1: nobody has typed a place.
  expect(to('POST', path)[0]?.body).toMatchObject({
    sectionType: 'offer',
    isActive: true,
    displayOrder: 2,
  })
  await waitFor(() => expect(to('GET', path)).toHaveLength(2))
  expect(place.current).toBe('/admin/homepage')
  await openNew()
  expect(typed(/^Title/)).toBe('')
  expect(screen.queryByText(/not saved yet/)).toBeNull()
})

test('a new section stands where somebody typed, and the first one at 1', async () => {
  const { to } = start([])
  await openNew()
  press('Add section')
  await screen.findByText('✅ Homepage content created successfully!')
  await openNew()
  type(/^Display order/, '2')
  type(/^Display order/, '1')
  press('Add section')
  await waitFor(() => expect(to('POST', path)).toHaveLength(2))
  for (const { body } of to('POST', path)) expect(body).toMatchObject({ displayOrder: 1 })
  expect(to('POST', path)[0]?.body).not.toHaveProperty('isPlaced')
})

test('HPC-14 a section is drawn while it is typed, with its button once it leads somewhere', async () => {
  start()
  await openNew()
  const drawn = within(screen.getByRole('region', { name: 'As visitors see it' }))
  expect(drawn.getByText(/is drawn here/)).toBeTruthy()
  type(/^Title/, 'পুজোর ধামাকা')
  expect(drawn.getByRole('heading', { name: 'পুজোর ধামাকা' })).toBeTruthy()
  type(/^Button text/, 'Look')
  expect(drawn.queryByRole('link')).toBeNull()
  type(/^Link URL/, 'bongbari.test/offer')
  expect(drawn.getByRole('link', { name: /Look/ }).getAttribute('href')).toBe(
    'https://bongbari.test/offer',
  )
})

test('HPC-04 TOAST-25 API-29 the dialog opens with the section, and saves what changed', async () => {
  const { to } = start()
  await openEdit()
  expect(typed(/^Title/)).toBe('Half price')
  expect(typed(/^Valid to/)).toBe('2030-05-01T17:30')
  type(/^Title/, 'Free')
  type(/^Valid to/, '2030-05-02T09:00')
  fireEvent.click(screen.getByLabelText('Active'))
  press('Save changes')
  expect(await screen.findByText('✅ Homepage content updated successfully!')).toBeTruthy()
  const [sent] = to('PUT', put)
  // A time that nobody touched keeps its seconds: it is not sent.
  expect(sent?.body).toEqual({
    title: 'Free',
    isActive: false,
    validTo: '2030-05-02T09:00:00+05:30',
  })
  expect(sent?.headers.get('if-match')).toBe('"1"')
  await waitFor(() => expect(titles()).toEqual(['Free']))
})

test.each([
  ['', 'Display order must be a number'],
  ['0', 'Display order must be at least 1'],
  ['1.5', 'Display order must be a whole number'],
])('HPC-16 the display order %j is refused in words', async (value, sentence) => {
  const { to } = start()
  await openNew()
  type(/^Display order/, value)
  press('Add section')
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(to('POST', path)).toHaveLength(0)
})

test('dates that are over say so, and are saved all the same', async () => {
  const { to } = start()
  await openNew()
  const hint = (label: RegExp) => {
    const field = screen.getByLabelText(label)
    return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
  }
  expect(hint(/^Valid to/)).not.toContain('is in the past')
  type(/^Valid from/, '2024-01-01T00:00')
  type(/^Valid to/, '2024-01-02T10:00')
  expect(hint(/^Valid from/)).toContain('1 Jan 2024, 00:00 is in the past: it has begun.')
  expect(hint(/^Valid to/)).toContain('2 Jan 2024, 10:00 is in the past: visitors do not see it.')
  expect(screen.getByLabelText(/^Valid to/).getAttribute('aria-invalid')).toBeNull()
  type(/^Valid to/, '9999-12-31T23:59')
  expect(hint(/^Valid to/)).not.toContain('is in the past')
  type(/^Valid to/, '2024-01-02T10:00')
  press('Add section')
  await screen.findByText('✅ Homepage content created successfully!')
  expect(to('POST', path)).toHaveLength(1)
})

test('ERR-07 TOAST-02 a save that fails says so and keeps the dialog', async () => {
  start([section], {
    [`PUT ${put}`]: () => {
      throw new TypeError('Failed to fetch')
    },
  })
  await openEdit()
  type(/^Title/, 'Free')
  press('Save changes')
  const sentence = 'The section could not be saved. What you typed is still here; please try again.'
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.getByText('Error')).toBeTruthy()
  expect(typed(/^Title/)).toBe('Free')
})
