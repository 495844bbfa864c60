import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '../../../../test/in-app.tsx'
import {
  answers,
  change,
  leadOnServer,
  listed,
  me,
  mitali,
  openByHand,
  openedId,
  pass,
  path,
  poll,
  row,
  server,
  show,
  unopenedId,
} from '../../../../test/lead-server.tsx'
import { json, refused, type StubbedCall, stubApi } from '../../../../test/stub-api.ts'
import { LeadTab } from '../leads-tab.tsx'
import { LeadCount } from '../notices.tsx'

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search requests' })
const type = (value: string) => fireEvent.change(field(), { target: { value } })

test('a search is asked for once somebody stops typing, and stands in the address', async () => {
  const { to } = stubApi(answers())
  const { place } = await show('/admin?opened=true')
  type('Im')
  await pass(200)
  type('Imran ')
  await pass(200)
  expect(to('GET', path)).toHaveLength(1)
  await pass(150)
  await waitFor(() => expect(listed()).toEqual(['Imran Khan']))
  expect(place.current).toBe('/admin?opened=true&q=Imran')
  expect(to('GET', path).map(({ search }) => search.get('q'))).toEqual([null, 'Imran'])
  expect(field().value).toBe('Imran ')
})

test('a search in the address fills the field; one that is too long does not search', async () => {
  const { to } = stubApi(answers())
  const { unmount } = await show('/admin?q=Asha')
  expect(field().value).toBe('Asha')
  expect(listed()).toEqual(['Asha Sen'])
  unmount()
  await show(`/admin?q=${'a'.repeat(201)}`)
  expect(to('GET', path).at(-1)?.search.get('q')).toBeNull()
})

const press = (key: string, more: KeyboardEventInit = {}) =>
  act(async () => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })
  })
const queue = (name: RegExp) =>
  within(screen.getByRole('group', { name: 'Queue' })).getByRole('button', { name })
const answered = {
  repliedAt: '2026-11-23T04:44:00.000Z',
  lastReply: { id: openedId, channel: 'mail', at: '2026-11-23T04:44:00.000Z', by: 'mitali' },
} as const

test('each queue says how many it has, stands in the address, and says where its requests stand', async () => {
  change(openedId, { ...answered, followUpOn: '2026-11-26' })
  stubApi(answers())
  const { place } = await show()
  expect(queue(/^All/).getAttribute('aria-pressed')).toBe('true')
  await waitFor(() => expect(queue(/^To answer/).textContent).toBe('To answer 2'))
  fireEvent.click(queue(/^Waiting/))
  await waitFor(() => expect(listed()).toEqual(['Imran Khan']))
  expect(place.current).toBe('/admin?queue=waiting')
  expect(
    within(row('Imran Khan')).getByText('mitali answered by e-mail yesterday · next Thu 26 Nov'),
  ).toBeTruthy()
  fireEvent.click(queue(/^Done/))
  expect(await screen.findByText('Nothing is done yet')).toBeTruthy()
})

test('w says that they wrote back, and d that it is done, and goes on to the next', async () => {
  change(openedId, answered)
  stubApi(answers())
  const { place } = await show()
  screen.getByRole('button', { name: 'Imran Khan' }).focus()
  await press('w')
  await waitFor(() => expect(within(row('Imran Khan')).getByText(/^Wrote back/)).toBeTruthy())
  await press('w')
  await waitFor(() => expect(within(row('Imran Khan')).queryByText(/^Wrote back/)).toBeNull())
  await press('d')
  await waitFor(() => expect(leadOnServer(openedId).doneAt).toBeTruthy())
  expect(within(row('Imran Khan')).getByText(/^Done/)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'রিয়া সেন' }))
  // From the panel the next one opens.
  openByHand('Asha Sen')
  await waitFor(() => expect(place.current).toContain(unopenedId))
  await press('d')
  await waitFor(() => expect(place.current).toContain(openedId))
})

test('s marks as spam by itself, and the focus goes to the next row', async () => {
  stubApi(answers())
  await show()
  screen.getByRole('button', { name: 'Imran Khan' }).focus()
  await press('s')
  await waitFor(() => expect(listed()).toEqual(['Asha Sen', 'রিয়া সেন']))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'রিয়া সেন' }))
})

const chip = (name: RegExp) => screen.getByRole('button', { name })
// The end of a day of Kolkata.
const endOf = (day: string) => `${day}T18:29:59.999Z`

test('rows say what is late and what is due today; who is dead or was answered, nothing', async () => {
  stubApi(answers())
  change(unopenedId, { dueAt: endOf('2026-11-20') })
  change(openedId, { dueAt: endOf('2026-11-24') })
  const third = server.leads[2]?.id ?? ''
  change(third, { followUpOn: '2026-11-24' })
  await show()
  expect(within(row('Asha Sen')).getByText('Late 4 days')).toBeTruthy()
  expect(within(row('Imran Khan')).getByText('Due today')).toBeTruthy()
  expect(within(row('রিয়া সেন')).getByText('Follow up today')).toBeTruthy()
  change(unopenedId, { leadStatus: 'dead' })
  change(openedId, { dueAt: null, repliedAt: endOf('2026-11-23') })
  change(third, { followUpOn: '2026-11-26' })
  await poll()
  await waitFor(() => expect(screen.queryByText('Late 4 days')).toBeNull())
  expect(within(row('Imran Khan')).queryByText('Due today')).toBeNull()
  expect(screen.queryByText('Follow up today')).toBeNull()
})

test('LEAD-02 what is due and whose it is narrows the list, with true numbers, in the address', async () => {
  const { to } = stubApi(answers())
  change(unopenedId, { followUpOn: '2026-11-20', ownerId: me.id, ownerName: me.username })
  change(openedId, { followUpOn: '2026-11-21', ownerId: mitali.id, ownerName: 'mitali' })
  const { place } = await show()
  expect(await screen.findByRole('button', { name: /Late 2/ })).toBeTruthy()
  expect(chip(/Mine 1/)).toBeTruthy()
  expect(chip(/Nobody’s 0/)).toBeTruthy()
  fireEvent.click(chip(/^Late/))
  await waitFor(() => expect(listed()).toEqual(['Asha Sen', 'Imran Khan']))
  expect(await screen.findByRole('button', { name: /Mine 1/ })).toBeTruthy()
  fireEvent.click(chip(/^Mine/))
  await waitFor(() => expect(listed()).toEqual(['Asha Sen']))
  expect(place.current).toBe('/admin?due=late&owner=me')
  expect(String(to('GET', path).at(-1)?.search)).toBe('due=late&owner=me')
  fireEvent.click(chip(/^Late/))
  await waitFor(() => expect(place.current).toBe('/admin?owner=me'))
})

test('LEAD-02 status and opened are in sight; the others are behind More, which says how many are set', async () => {
  stubApi(answers())
  const { place } = renderInApp(<LeadTab />, '/admin?leadStatus=hot&owner=none&due=late')
  // An address that sets one of them unfolds them.
  const more = screen.getByRole('button', { name: 'More filters, 2 active', expanded: true })
  const folded = document.getElementById(more.getAttribute('aria-controls') ?? '')
  for (const name of ['Status', 'Opened'])
    expect(folded?.contains(screen.getByLabelText(name, { exact: true }))).toBe(false)
  for (const name of [/^Late/, /^Nobody/, 'Spam folder'])
    expect(folded?.contains(screen.getByRole('button', { name }))).toBe(true)
  fireEvent.click(chip(/^Nobody/))
  await waitFor(() => expect(place.current).toBe('/admin?leadStatus=hot&due=late'))
  fireEvent.click(more)
  expect(screen.getByRole('button', { name: 'More filters, 1 active', expanded: false })).toBe(more)
})

test('the queues are one field on a phone, with their numbers', async () => {
  stubApi(answers())
  const { place } = renderInApp(<LeadTab />, '/admin', { wide: false })
  const queue = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Queue' })
  expect(await within(queue).findByRole('option', { name: 'To answer (3)' })).toBeTruthy()
  fireEvent.change(queue, { target: { value: 'done' } })
  await waitFor(() => expect(place.current).toBe('/admin?queue=done'))
})

test.each([
  ['queue=answer', 'Everybody has an answer'],
  ['queue=answer&due=late', 'No request matches these filters'],
  ['owner=me', 'No request matches these filters'],
])('where %s leaves nothing, the list says so and leads back to all', async (search, title) => {
  for (const { id } of server.leads) change(id, { doneAt: '2026-11-24T04:44:00.000Z' })
  stubApi(answers())
  const { place } = renderInApp(<LeadTab />, `/admin?${search}`)
  expect(await screen.findByText(title)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show all requests' }))
  await waitFor(() => expect(listed()).toHaveLength(3))
  expect(place.current).toBe('/admin')
})

test('midnight in Kolkata makes what was due late, without a reload', async () => {
  vi.setSystemTime(new Date('2026-11-24T18:29:40Z'))
  stubApi(answers())
  change(openedId, { followUpOn: '2026-11-24' })
  await show()
  expect(within(row('Imran Khan')).getByText('Follow up today')).toBeTruthy()
  expect(await screen.findByRole('button', { name: /Late 0/ })).toBeTruthy()
  await poll()
  expect(await within(row('Imran Khan')).findByText('Late 1 day')).toBeTruthy()
  expect(await screen.findByRole('button', { name: /Late 1/ })).toBeTruthy()
})

test('spam waits for nothing and is nobody’s', async () => {
  stubApi(answers())
  const { place } = renderInApp(<LeadTab />, '/admin?due=late&owner=me')
  fireEvent.click(chip(/^Spam folder$/))
  expect(await screen.findByText('No spam')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Late/ })).toBeNull()
  expect(place.current).toBe('/admin?spam=true')
})

const countPath = `${path}/count`
const link = { link: `<${path}?cursor=${encodeURIComponent('x#y')}>; rel="next"` }

/** A list whose further pages fail, so that all that is known of them is their count. */
const longList = (answer: () => Response, version = () => '"1"') => ({
  ...answers(),
  [`GET ${path}`]: ({ search, headers }: StubbedCall) => {
    if (search.has('cursor')) return refused(500, 'unexpected', 'Broken for now.')
    if (headers.get('if-none-match') === version()) return new Response(null, { status: 304 })
    return json(server.leads, 200, { ...link, etag: version() })
  },
  [`GET ${countPath}`]: answer,
})

const counting = (count: number | null, more = false) => longList(() => json({ count, more }))

/** What was asked to be counted, but for what the buttons of owners and days say. */
const ofList = (to: (method: string, path: string) => StubbedCall[]) =>
  to('GET', countPath)
    .map(({ search }) => String(search))
    .filter((search) => !/due|owner|queue/.test(search))

test('the list, the selection, the export and the badge say how many there are in all', async () => {
  const { to } = stubApi(counting(3018))
  await show('/admin?leadStatus=new')
  expect(await screen.findByText('3,018 requests')).toBeTruthy()
  expect(ofList(to)).toEqual(['leadStatus=new'])
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Export' })))
  const dialog = within(await screen.findByRole('dialog', { name: 'Export requests' }))
  expect(await dialog.findByText('3,018 requests')).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  fireEvent.click(screen.getByRole('checkbox', { name: /Asha Sen/ }))
  expect(await screen.findByText('1 of 3,018 selected')).toBeTruthy()
  renderInApp(<LeadCount hasListBeside />)
  expect(await screen.findByText('3,018 new')).toBeTruthy()
})

test('a search that finds more than 100 says so', async () => {
  stubApi(counting(100, true))
  await show('/admin?q=a')
  expect(await screen.findByText('more than 100 requests')).toBeTruthy()
})

test.each([
  ['is behind the list', counting(2)],
  ['cannot be asked', longList(() => refused(500, 'unexpected', 'Broken for now.'))],
])('where the count %s, the list says that there are more', async (_, answer) => {
  stubApi(answer)
  await show()
  expect(await screen.findByText('more than 3 requests')).toBeTruthy()
})

test('LIM-03 the count is asked for again when the list has news, and not where all are loaded', async () => {
  let [version, count] = ['"1"', 3018]
  const { to } = stubApi(
    longList(
      () => json({ count, more: false }),
      () => version,
    ),
  )
  await show()
  await screen.findByText('3,018 requests')
  await poll()
  await poll()
  expect(ofList(to)).toEqual([''])
  ;[version, count] = ['"2"', 3019]
  change(openedId, { name: 'Imran Ali Khan' })
  await poll()
  expect(await screen.findByText('3,019 requests')).toBeTruthy()
})

test('a list that is loaded is counted here', async () => {
  const { to } = stubApi(answers())
  await show()
  expect(screen.getByText('3 requests')).toBeTruthy()
  server.leads = server.leads.slice(0, 1)
  await poll()
  expect(await screen.findByText('1 request')).toBeTruthy()
  expect(ofList(to)).toEqual([])
})
