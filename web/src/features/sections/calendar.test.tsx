// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../../test/in-app.tsx'
import { setUpOffice, tearDownOffice } from '../../../test/office.ts'
import { idOf, sectionOf } from '../../../test/section.ts'
import { press, startServer } from '../../../test/section-server.tsx'
import { stubApi } from '../../../test/stub-api.ts'
import { Sections } from '../../entries/sections.tsx'

beforeEach(() => {
  setUpOffice()
  // 23 November in Kolkata, though it is still the 22nd in UTC.
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-22T20:00:00Z') })
})
afterEach(() => {
  tearDownOffice()
  vi.useRealTimers()
})

/** What an address opens has code of its own. */
const open = async (at: string, { sections = [sectionOf()], wide = true, more = {} } = {}) => {
  const { answers } = startServer(sections)
  stubApi({ ...answers, ...more })
  return act(async () => renderInApp(<Sections />, at, { wide }))
}

/** So has what a press opens. */
const follow = (link: HTMLElement) => act(async () => void fireEvent.click(link))

const day = (name: RegExp) => screen.findByRole('button', { name })

test('the calendar opens at today in Kolkata, and says how many sections are live each day', async () => {
  const { place } = await open('/admin/homepage', {
    sections: [
      sectionOf({ validFrom: '2026-11-24T18:30:00.000Z' }),
      sectionOf({ id: idOf(2), isActive: false }),
    ],
  })
  await screen.findByRole('list', { name: 'Content sections' })
  await follow(screen.getByRole('button', { name: 'Calendar' }))
  const today = await day(/^Monday,? 23 November 2026: no sections\. See Home$/)
  expect(place.current).toBe('/admin/homepage?calendar=2026-11-23')
  expect(today.getAttribute('aria-current')).toBe('date')
  expect(today.tabIndex).toBe(0)
  expect(await day(/^Wednesday,? 25 November 2026: 1 section\. See Home$/)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'November 2026' })).toBeTruthy()
})

test('a bar stands for each section of these days; others are named below', async () => {
  await open('/admin/homepage?calendar=2026-11-23', {
    sections: [
      sectionOf(),
      sectionOf({
        id: idOf(2),
        title: 'Off',
        isActive: false,
        validTo: '2026-11-10T04:30:00.000Z',
      }),
      sectionOf({ id: idOf(3), title: 'Later', validFrom: '2027-01-01T00:00:00.000Z' }),
    ],
  })
  const list = within(await screen.findByRole('list', { name: 'Sections in these days' }))
  const [first, second] = list.getAllByRole('listitem')
  expect(first?.textContent).toContain('From 1 Jan 2026, 05:30, no end')
  expect(first?.querySelector('[data-bar=active]')).not.toBeNull()
  expect(second?.textContent).toContain('Inactive. From 1 Jan 2026, 05:30 to 10 Nov 2026, 10:00')
  expect(second?.querySelector('[data-bar=inactive]')).not.toBeNull()
  expect(screen.getByText('Not in these days: Later.')).toBeTruthy()
})

test('keys go by days, weeks and months, and the focus goes along', async () => {
  const { place } = await open('/admin/homepage?calendar=2026-11-30')
  const press = async (key: string, name: RegExp) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key })
    const next = await day(name)
    await waitFor(() => expect(document.activeElement).toBe(next))
  }
  ;(await day(/^Monday,? 30 November/)).focus()
  await press('ArrowRight', /^Tuesday,? 1 December/)
  expect(place.current).toContain('calendar=2026-12-01')
  await press('ArrowUp', /^Tuesday,? 24 November/)
  await press('PageDown', /^Tuesday,? 1 December/)
  await press('End', /^Thursday,? 31 December/)
})

test('a week is chosen and left again, until the years end that are kept', async () => {
  const { place } = await open('/admin/homepage?calendar=9997-12-29')
  fireEvent.click(await screen.findByRole('button', { name: 'Week' }))
  expect(place.current).toBe('/admin/homepage?calendar=9997-12-29&span=week')
  expect(screen.getByRole('button', { name: 'Week' }).getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next week' }).disabled).toBe(true)
  press(/^Today/)
  expect(place.current).toContain('calendar=2026-11-23')
  press('Close')
  await waitFor(() => expect(place.current).toBe('/admin/homepage'))
})

test('on a phone the days are a list, and days like the one before say so', async () => {
  await open('/admin/homepage?calendar=2026-11-23', {
    wide: false,
    sections: [
      sectionOf({ validFrom: '2026-11-24T04:30:00.000Z', validTo: '2026-11-27T12:30:00Z' }),
    ],
  })
  const days = within(await screen.findByRole('list', { name: 'Days' }))
  const words = days
    .getAllByRole('button')
    .map((one) => one.closest('li')?.textContent?.replace(/^.*See Home/, ''))
  expect(words).toEqual([
    'Mon 23 NovTodaynothing',
    'Tue 24 NovHalf price begins 10:00',
    'Wed 25 Novas the day before',
    'Thu 26 Novas the day before',
    'Fri 27 NovHalf price ends 18:00',
    'Sat 28 Novnothing',
    'Sun 29 Novnothing',
  ])
})

test('a day opens Home as of its noon, today as of now; closing leads back to the calendar', async () => {
  const { place } = await open('/admin/homepage?calendar=2026-11-23')
  await follow(await day(/^Wednesday,? 25 November/))
  expect(place.current).toBe('/admin/homepage?calendar=2026-11-23&at=2026-11-25T12%3A00')
  expect(await screen.findByRole('heading', { name: 'On Home at 25 Nov 2026, 12:00' })).toBeTruthy()
  press('Close')
  fireEvent.click(await day(/^Monday,? 23 November/))
  expect(place.current).toContain('at=2026-11-23T01%3A30')
})

test('Home as of names what is live then and leads to the next change', async () => {
  const sections = [
    sectionOf({ validTo: '2026-11-25T06:30:00.000Z' }),
    sectionOf({ id: idOf(2), displayOrder: 2, title: null, content: null }),
    sectionOf({ id: idOf(3), displayOrder: 3, title: 'Later', validFrom: '2026-11-25T06:30:00Z' }),
  ]
  const { place } = await open('/admin/homepage?at=2026-11-25T11:59', { sections })
  const names = async () =>
    within(await screen.findByRole('list', { name: 'Sections on Home then' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  expect(await names()).toEqual(['Half price offer', 'this offer offer, shows nothing'])
  press('Next change: 25 Nov 2026, 12:00')
  expect(place.current).toContain('at=2026-11-25T12%3A00')
  expect(await names()).toEqual(['this offer offer, shows nothing', 'Later offer'])
  expect(screen.queryByRole('button', { name: /^Next change/ })).toBeNull()
})

/** jsdom knows no srcdoc. */
function load(frame: HTMLElement): asserts frame is HTMLIFrameElement {
  if (!(frame instanceof HTMLIFrameElement)) throw new Error('It is no frame.')
  const page = frame.contentDocument
  page?.prepend(page.implementation.createDocumentType('html', '', ''))
  fireEvent.load(frame)
}

test('Home is drawn with those sections in a frame as wide as the screen that is chosen', async () => {
  await open('/admin/homepage?at=2026-11-25T12:00')
  const frame = await screen.findByTitle('Home as of 25 Nov 2026, 12:00, phone')
  load(frame)
  const drawn = () => frame.contentDocument?.body
  await waitFor(() => expect(drawn()?.textContent).toContain('Half price'))
  expect(drawn()?.textContent).toContain('Welcome to Bong Bari')
  expect(drawn()?.querySelector('header')?.textContent).toContain('Login')
  expect(frame.style.width).toBe('390px')
  press('Desktop 1366')
  expect(frame.style.width).toBe('1366px')
  // The tab is still the manager's.
  expect(document.title).toMatch(/^Homepage Content Manager/)
})

test('a frame whose page never comes says so after a while, and can be tried again', async () => {
  await open('/admin/homepage?at=2026-11-25T12:00')
  const frame = await screen.findByTitle(/^Home as of 25 Nov/)
  expect(screen.getByText('Drawing Home...')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(screen.getByRole('alert').textContent).toMatch(/^Home could not be drawn/)
  expect(screen.queryByText('Drawing Home...')).toBeNull()
  press('Try again')
  const next = await screen.findByTitle(/^Home as of 25 Nov/)
  expect(next).not.toBe(frame)
  expect(screen.getByText('Drawing Home...')).toBeTruthy()
  load(next)
  await waitFor(() => expect(screen.queryByText('Drawing Home...')).toBeNull())
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each(['', '2026-02-30T10:00', '9999-01-01T00:00', '12026-01-01T00:00', 'soon'])(
  'as of %j no Home is drawn, and the field says which days can be chosen',
  async (at) => {
    await open(`/admin/homepage?at=${at}`)
    expect(await screen.findByText('Choose a day of the years 1971 to 9997')).toBeTruthy()
    expect(document.querySelector('iframe')).toBeNull()
    press('Now')
    expect(
      await screen.findByRole('heading', { name: 'On Home at 23 Nov 2026, 01:30' }),
    ).toBeTruthy()
  },
)
