import { findSettingError, type Setting } from '@bong-bari/contract'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../../test/in-app.tsx'
import '../../../test/office.ts'
import { json, refused, type StubbedCall, stubApi } from '../../../test/stub-api.ts'
import { queryClient } from '../../api.ts'
import { HolidaysNotice, RetentionNotice } from './notices.tsx'
import { SettingsPage } from './settings-page.tsx'

const path = '/api/admin/settings'

const settingOf = (
  settingKey: string,
  label: string,
  settingType: Setting['settingType'],
  defaultValue: string,
  group: Setting['group'] = 'Home',
): Setting => ({
  id: '00000000-0000-4000-8000-000000000000',
  settingKey,
  group,
  label,
  settingType,
  settingValue: defaultValue,
  defaultValue,
  description: `What ${settingKey} is for`,
  isPublic: settingKey !== 'holidays',
  updatedAt: null,
  version: 0,
  changedBy: null,
})

const begin = () => [
  settingOf('ticker', 'Ticker messages', 'list', 'one\ntwo\nthree'),
  settingOf('introVideo', 'Intro video', 'video', 'pdjQpcVqxMU'),
  settingOf('email', 'E-mail address', 'email', 'hello@bongbari.test', 'Contact'),
  settingOf('noticeEmails', 'Who is notified of new requests', 'emails', '', 'Requests'),
  settingOf('autoAnswer', 'Confirm each request by mail', 'switch', 'off', 'Requests'),
  settingOf('holidays', 'Holidays', 'days', '2031-12-25 Christmas', 'Requests'),
  settingOf('reach', 'Reach', 'text', '', 'Rarely changed'),
  settingOf('leadRetentionMonths', 'How long', 'months', 'off', 'Rarely changed'),
]
let settings = begin()

const save = (key: string) => (call: StubbedCall) => {
  const { settingValue } = Object(call.body)
  const found = settings.find(({ settingKey }) => settingKey === key)
  if (!found) throw new Error(`no setting ${key}`)
  if (call.headers.get('if-match') !== `"${found.version}"`)
    return json(
      { code: 'changed-meanwhile', message: 'x', requestId: 'r', current: { ...found } },
      412,
    )
  if (findSettingError(found, settingValue)) return refused(400, 'invalid-input', 'No.')
  Object.assign(found, {
    settingValue,
    updatedAt: '2026-11-21T04:44:00.000Z',
    version: found.version + 1,
  })
  return json(found)
}

const answers = () => ({
  [`GET ${path}`]: () => json(settings),
  ...Object.fromEntries(settings.map(({ settingKey: key }) => [`PUT ${path}/${key}`, save(key)])),
})

const show = async (at = '/admin/settings') => {
  const view = renderInApp(<SettingsPage />, at)
  await screen.findByRole('form', { name: 'Settings' })
  return view
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const press = (name: string) => fireEvent.click(button(name))
const folded = () => {
  const found = screen.getByText('Rarely changed').closest('details')
  if (!found) throw new Error('nothing is folded')
  return found
}
const savedValue = (key: string) =>
  settings.find(({ settingKey }) => settingKey === key)?.settingValue
const savedByMitali = (key: string, settingValue: string) =>
  Object.assign(settings.find(({ settingKey }) => settingKey === key) ?? {}, {
    settingValue,
    updatedAt: new Date().toISOString(),
    version: 5,
    changedBy: 'mitali',
  })

beforeEach(() => {
  settings = begin()
})

test('ENT-34 ENT-35 every setting is in its group, with its help and who sees it', async () => {
  stubApi(answers())
  await show()
  expect(screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent)).toEqual([
    'Home',
    'Contact',
    'Requests',
  ])
  expect(folded().open).toBe(false)
  expect(within(folded()).getByText('How long')).toBeTruthy()
  expect(screen.getByText('What holidays is for')).toBeTruthy()
  expect(screen.getAllByText('Visitors see it')).toHaveLength(7)
  expect(button('Save').disabled).toBe(true)
})

test('one Save sends each changed setting over its version, and nothing else', async () => {
  const { calls } = stubApi(answers())
  await show()
  type('E-mail address', ' namaskar@bongbari.test ')
  type('Ticker messages', 'three\n\n  চার\n')
  expect(screen.getByText('Not saved yet: Ticker messages, E-mail address')).toBeTruthy()
  press('Save')
  expect(await screen.findByText('Settings Saved')).toBeTruthy()
  const sent = calls.filter(({ method }) => method === 'PUT')
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    [`${path}/ticker`, { settingValue: 'three\nচার' }],
    [`${path}/email`, { settingValue: 'namaskar@bongbari.test' }],
  ])
  await waitFor(() => expect(button('Save').disabled).toBe(true))
  expect(field('Ticker messages').value).toBe('three\nচার')
  expect(screen.getAllByText('Changed 21 Nov 2026, 10:14')).toHaveLength(2)
  expect(sessionStorage).toHaveLength(0)
  type('E-mail address', 'again@bongbari.test')
  press('Save')
  await waitFor(() => expect(savedValue('email')).toBe('again@bongbari.test'))
})

test('a setting goes back to its default, which may be nothing', async () => {
  stubApi(answers())
  await show()
  expect(screen.queryByRole('button', { name: /^Back to default/ })).toBeNull()
  type('Reach', '4 lakh people every month')
  press('Save')
  await waitFor(() => expect(savedValue('reach')).toBe('4 lakh people every month'))
  await waitFor(() => expect(button('Save').disabled).toBe(true))
  press('Back to default: Reach')
  press('Save')
  await waitFor(() => expect(savedValue('reach')).toBe(''))
})

test('a value that makes no sense is refused under its field and not sent', async () => {
  const { to } = stubApi(answers())
  await show()
  type('E-mail address', 'not an address')
  type('Reach', 'everybody')
  press('Save')
  expect(await screen.findByText('Give an e-mail address')).toBeTruthy()
  expect(field('E-mail address').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field('E-mail address'))
  expect(to('PUT', `${path}/reach`)).toHaveLength(0)
  press('Undo')
  expect(field('E-mail address').value).toBe('hello@bongbari.test')
  expect(screen.queryByText('Give an e-mail address')).toBeNull()
  expect(screen.queryByText(/^Not saved yet/)).toBeNull()
})

test.each([
  ['Intro video', 'introVideo', 'https://youtu.be/8gdxQ_dgFv8?si=abc', '8gdxQ_dgFv8'],
  ['How long', 'leadRetentionMonths', '24', '24'],
  ['Who is notified of new requests', 'noticeEmails', 'ma@bong.test', 'ma@bong.test'],
  ['Holidays', 'holidays', '2031-12-25 A\n2031-04-15 B', '2031-04-15 B\n2031-12-25 A'],
])('%s is saved as it is kept', async (label, key, typed, kept) => {
  stubApi(answers())
  await show()
  type(label, typed)
  press('Save')
  await waitFor(() => expect(savedValue(key)).toBe(kept))
  await waitFor(() => expect(button('Save').disabled).toBe(true))
})

test('a number of months may be none', async () => {
  Object.assign(settings.at(-1) ?? {}, { settingValue: '24' })
  stubApi(answers())
  await show()
  type('How long', '')
  press('Save')
  await waitFor(() => expect(savedValue('leadRetentionMonths')).toBe('off'))
})

test('a save that fails says why at its field and keeps what was typed, what was saved before it is saved', async () => {
  const fields = { settingValue: 'Nobody lives there' }
  const refusal = { code: 'invalid-input', message: 'Cannot be accepted.', fields, requestId: 'r' }
  let isTaken = false
  const { to } = stubApi({
    ...answers(),
    [`PUT ${path}/email`]: (call) => (isTaken ? save('email')(call) : json(refusal, 400)),
  })
  await show()
  type('Intro video', '8gdxQ_dgFv8')
  type('E-mail address', 'new@bongbari.test')
  press('Save')
  expect((await screen.findByRole('alert')).textContent).toBe('ErrorCannot be accepted.')
  expect(screen.getByText('Nobody lives there')).toBeTruthy()
  expect(field('E-mail address').value).toBe('new@bongbari.test')
  expect(screen.getByText('Not saved yet: E-mail address')).toBeTruthy()
  isTaken = true
  press('Save')
  await waitFor(() => expect(savedValue('email')).toBe('new@bongbari.test'))
  expect(to('PUT', `${path}/introVideo`)).toHaveLength(1)
})

test('a list without any entry is refused, and empty lines are no change', async () => {
  const { to } = stubApi(answers())
  await show()
  type('Ticker messages', ' \n ')
  press('Save')
  expect(await screen.findByText(/one entry on each line/)).toBeTruthy()
  type('Ticker messages', 'one\n\ntwo\nthree')
  press('Save')
  await waitFor(() => expect(field('Ticker messages').value).toBe('one\ntwo\nthree'))
  expect(to('PUT', `${path}/ticker`)).toHaveLength(0)
})

test('what is not saved is asked about before leaving and still there afterwards', async () => {
  stubApi(answers())
  const { place } = await show()
  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(leave()).toBe(true)
  type('Reach', 'everybody')
  expect(leave()).toBe(false)
  fireEvent.click(screen.getByRole('link', { name: 'Back to the Admin Panel' }))
  expect(await screen.findByText(/One setting is not saved yet/)).toBeTruthy()
  expect(place.current).toBe('/admin/settings')
  press('Leave')
  await waitFor(() => expect(place.current).toBe('/admin'))
  cleanup()
  await show()
  expect(field('Reach').value).toBe('everybody')
  expect(folded().open).toBe(true)
})

test('what is on or off is switched, not typed', async () => {
  stubApi(answers())
  await show()
  const choice = screen.getByRole<HTMLInputElement>('checkbox', {
    name: 'Confirm each request by mail',
  })
  expect(choice.checked).toBe(false)
  fireEvent.click(choice)
  press('Save')
  await waitFor(() => expect(savedValue('autoAnswer')).toBe('on'))
  expect(choice.checked).toBe(true)
})

test('what another admin saved meanwhile is shown beside mine before it is replaced', async () => {
  const { to } = stubApi(answers())
  await show()
  savedByMitali('email', 'theirs@bongbari.test')
  type('E-mail address', 'mine@bongbari.test')
  press('Save')
  expect(await screen.findByRole('heading', { name: 'mitali changed this just now' })).toBeTruthy()
  const question = within(screen.getByRole('group', { name: 'E-mail address' }))
  expect(question.queryByRole('radio', { name: /^Keep both/ })).toBeNull()
  expect(field('E-mail address').value).toBe('mine@bongbari.test')
  fireEvent.click(question.getByRole('radio', { name: /^Yours/ }))
  press('Save my choice')
  await waitFor(() => expect(screen.queryByRole('group', { name: 'E-mail address' })).toBeNull())
  press('Save')
  expect(await screen.findByText('Setting Saved')).toBeTruthy()
  expect(to('PUT', `${path}/email`).map(({ headers }) => headers.get('if-match'))).toEqual([
    '"0"',
    '"5"',
  ])
  expect(savedValue('email')).toBe('mine@bongbari.test')
})

test('what others saved shows where nothing was typed', async () => {
  stubApi(answers())
  await show()
  type('Ticker messages', 'mine')
  savedByMitali('ticker', 'theirs')
  savedByMitali('email', 'theirs@bongbari.test')
  await queryClient.invalidateQueries()
  await waitFor(() => expect(field('E-mail address').value).toBe('theirs@bongbari.test'))
  expect(field('Ticker messages').value).toBe('mine')
  expect(screen.getByText('Not saved yet: Ticker messages')).toBeTruthy()
  press('Save')
  expect(await screen.findByRole('group', { name: 'Ticker messages' })).toBeTruthy()
})

test('Undo shows what others saved meanwhile', async () => {
  stubApi(answers())
  await show()
  type('Ticker messages', 'mine')
  savedByMitali('ticker', 'theirs')
  await queryClient.invalidateQueries()
  await screen.findByText(/^Changed by mitali/)
  press('Undo')
  await waitFor(() => expect(field('Ticker messages').value).toBe('theirs'))
  expect(screen.queryByText(/^Not saved yet/)).toBeNull()
})

test('an address with the name of a setting leads to its field, also to a folded one', async () => {
  stubApi(answers())
  // jsdom has no layout.
  const shown = vi.fn()
  Element.prototype.scrollIntoView = shown
  await show('/admin/settings#reach')
  await waitFor(() => expect(document.activeElement).toBe(field('Reach')))
  expect(folded().open).toBe(true)
  expect(shown).toHaveBeenCalledWith({ block: 'center' })
})

test.each([
  ['2027-01-26 Republic Day', /^Holidays end on 26 Jan 2027: add next year's\./],
  ['', /^No holidays are known/],
  ['2031-12-25 Christmas', undefined],
])('with the holidays %j the dashboard tells whether they end soon', async (holidays, words) => {
  vi.setSystemTime('2027-01-20T06:30:00Z')
  stubApi({ [`GET ${path}`]: () => json([{ settingKey: 'holidays', settingValue: holidays }]) })
  renderInApp(<HolidaysNotice />)
  if (words) expect(await screen.findByText(words)).toBeTruthy()
  else {
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(screen.queryByText(/holidays/i)).toBeNull()
  }
})

test.each([
  [
    '24',
    '2026-11-22T09:00:00.000Z',
    'From 22 Dec 2026 on, requests that nobody has changed for 24 months are erased for good.',
  ],
  ['1', '2026-11-23T09:00:00.000Z', /changed for 1 month are/],
  ['24', '2026-10-24T09:00:00.000Z', undefined],
  ['off', '2026-11-22T09:00:00.000Z', undefined],
  ['off', null, undefined],
])('the dashboard tells from when requests go that are kept for %j months', async (...given) => {
  const [settingValue, updatedAt, words] = given
  vi.setSystemTime('2026-11-24T06:30:00Z')
  const setting = { settingKey: 'leadRetentionMonths', settingValue, updatedAt }
  stubApi({ [`GET ${path}`]: () => json([setting]) })
  renderInApp(<RetentionNotice />)
  if (words) expect((await screen.findByText(words)).textContent).toContain('Change it in Settings')
  else {
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(screen.queryByText(/erased for good/)).toBeNull()
  }
})
