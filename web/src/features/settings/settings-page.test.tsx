// @vitest-environment jsdom
import { type Setting, settingComplaint } from '@bong-bari/contract'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../../test/in-app.tsx'
import { json, refused, type StubbedCall, stubApi } from '../../../test/stub-api.ts'
import { queryClient } from '../../api.ts'
import { currentToast, dismissToast } from '../../ui/toast-store.ts'
import { SettingsPage } from './settings-page.tsx'

const path = '/api/admin/settings'

const settingOf = (
  settingKey: string,
  settingType: Setting['settingType'],
  defaultValue: string,
): Setting => ({
  id: '00000000-0000-4000-8000-000000000000',
  settingKey,
  settingType,
  settingValue: defaultValue,
  defaultValue,
  description: `What ${settingKey} is for`,
  isPublic: settingKey !== 'secret',
  updatedAt: null,
  version: 0,
  changedBy: null,
})

const begin = () => [
  settingOf('ticker', 'list', 'one\ntwo\nthree'),
  settingOf('email', 'email', 'hello@bongbari.test'),
  settingOf('introVideo', 'video', 'pdjQpcVqxMU'),
  settingOf('secret', 'text', 'hush'),
  settingOf('reach', 'text', ''),
  settingOf('holidays', 'days', '2026-01-26 Republic Day\n2031-12-25 Christmas'),
  settingOf('noticeEmails', 'emails', ''),
  settingOf('autoAnswer', 'switch', 'off'),
]
let settings = begin()

const save = (key: string) => (call: StubbedCall) => {
  const { settingValue } = Object(call.body)
  const found = settings.find(({ settingKey }) => settingKey === key)
  if (!found) throw new Error(`no setting ${key}`)
  if (settingComplaint(found.settingType, settingValue)) return refused(400, 'invalid-input', 'No.')
  Object.assign(found, { settingValue, updatedAt: '2026-11-21T04:44:00.000Z' })
  return json(found)
}

const answers = () => ({
  [`GET ${path}`]: () => json(settings),
  ...Object.fromEntries(settings.map(({ settingKey: key }) => [`PUT ${path}/${key}`, save(key)])),
})

const show = async () => {
  const view = renderInApp(<SettingsPage />, '/admin/settings')
  await screen.findByRole('region', { name: 'Ticker messages' })
  return view
}
const form = (name: string) => within(screen.getByRole('region', { name }))
/** The form of the subject that a setting stands in. */
const subject = (name: string) => {
  const found = screen.getByRole('region', { name }).closest('form')
  if (!found) throw new Error(`no form around ${name}`)
  return within(found)
}
const email = () => form('E-mail address')
const field = () => email().getByRole<HTMLInputElement>('textbox')
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const messages = () =>
  form('Ticker messages')
    .getAllByRole<HTMLInputElement>('textbox')
    .map(({ value }) => value)
const pressIn = (name: string, button: string) =>
  fireEvent.click(
    (/^(Save|Undo)$/.test(button) ? subject(name) : form(name)).getByRole('button', {
      name: button,
    }),
  )

beforeEach(() => {
  localStorage.setItem('admin_session', 'id')
  localStorage.setItem('csrf_token', 'token')
  sessionStorage.clear()
  queryClient.clear()
  settings = begin()
})
afterEach(() => {
  cleanup()
  dismissToast(currentToast()?.id ?? 0)
  vi.unstubAllGlobals()
})

test('ENT-34 ENT-35 every setting is shown, with who sees it and whether it was changed', async () => {
  stubApi(answers())
  await show()
  expect(email().getByText('Visitors see it')).toBeTruthy()
  expect(email().getByText('Default')).toBeTruthy()
  expect(form('secret').getByText('Only the team sees it')).toBeTruthy()
  expect(form('secret').getByText('What secret is for')).toBeTruthy()
  expect(
    subject('E-mail address').getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled,
  ).toBe(true)
})

test('a setting is saved by itself and can go back to its default', async () => {
  const { to } = stubApi(answers())
  await show()
  type(' namaskar@bongbari.test ')
  pressIn('E-mail address', 'Save')
  expect(await screen.findByText('Setting Saved')).toBeTruthy()
  expect(to('PUT', `${path}/email`)[0]?.body).toEqual({ settingValue: 'namaskar@bongbari.test' })
  await waitFor(() => expect(email().getByText('Changed 21 Nov 2026, 10:14')).toBeTruthy())
  expect(subject('E-mail address').queryByText('Not saved yet')).toBeNull()
  expect(sessionStorage).toHaveLength(0)
  pressIn('E-mail address', 'Back to default')
  expect(field().value).toBe('hello@bongbari.test')
  pressIn('E-mail address', 'Save')
  await waitFor(() => expect(to('PUT', `${path}/email`)).toHaveLength(2))
  expect(to('PUT', `${path}/email`)[1]?.body).toEqual({ settingValue: 'hello@bongbari.test' })
})

test('what is nothing by default can be emptied again', async () => {
  const { to } = stubApi(answers())
  await show()
  const reach = () => form('Reach').getByRole<HTMLInputElement>('textbox')
  fireEvent.change(reach(), { target: { value: '4 lakh people every month' } })
  expect(form('Reach').getByText(/Default: nothing/)).toBeTruthy()
  pressIn('Reach', 'Save')
  await waitFor(() => expect(to('PUT', `${path}/reach`)).toHaveLength(1))
  await waitFor(() => expect(subject('Reach').queryByText('Not saved yet')).toBeNull())
  pressIn('Reach', 'Back to default')
  pressIn('Reach', 'Save')
  await waitFor(() => expect(to('PUT', `${path}/reach`)).toHaveLength(2))
  expect(to('PUT', `${path}/reach`)[1]?.body).toEqual({ settingValue: '' })
})

test('a value that makes no sense is refused under its field and not sent', async () => {
  const { to } = stubApi(answers())
  await show()
  type('not an address')
  pressIn('E-mail address', 'Save')
  expect(email().getByText('Give an e-mail address')).toBeTruthy()
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(to('PUT', `${path}/email`)).toHaveLength(0)
  pressIn('E-mail address', 'Undo')
  expect(field().value).toBe('hello@bongbari.test')
  expect(email().queryByText('Give an e-mail address')).toBeNull()
})

test('a save that fails says why and keeps what was typed', async () => {
  const fields = { settingValue: 'Nobody lives there' }
  stubApi({
    ...answers(),
    [`PUT ${path}/email`]: () =>
      json({ code: 'invalid-input', message: 'Cannot be accepted.', fields, requestId: 'r' }, 400),
  })
  await show()
  type('new@bongbari.test')
  pressIn('E-mail address', 'Save')
  expect((await screen.findByRole('alert')).textContent).toBe('ErrorCannot be accepted.')
  expect(email().getByText('Nobody lives there')).toBeTruthy()
  expect(field().value).toBe('new@bongbari.test')
})

test('messages of a list are added, moved and removed', async () => {
  const { to } = stubApi(answers())
  await show()
  pressIn('Ticker messages', 'Move up message 3')
  expect(messages()).toEqual(['one', 'three', 'two'])
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Message 2' }))
  pressIn('Ticker messages', 'Remove message 1')
  pressIn('Ticker messages', 'Add a message')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Message 3' }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Message 3' }), {
    target: { value: 'চার' },
  })
  pressIn('Ticker messages', 'Add a message')
  pressIn('Ticker messages', 'Save')
  expect(await screen.findByText('Setting Saved')).toBeTruthy()
  expect(to('PUT', `${path}/ticker`)[0]?.body).toEqual({ settingValue: 'three\ntwo\nচার' })
  await waitFor(() => expect(messages()).toEqual(['three', 'two', 'চার']))
})

test('a list without any message is refused', async () => {
  const { to } = stubApi(answers())
  await show()
  for (let left = 3; left > 0; left -= 1) pressIn('Ticker messages', 'Remove message 1')
  pressIn('Ticker messages', 'Save')
  expect(form('Ticker messages').getByText(/one entry on each line/)).toBeTruthy()
  expect(to('PUT', `${path}/ticker`)).toHaveLength(0)
})

test('a pasted address becomes the id of its video, with its picture', async () => {
  stubApi(answers())
  await show()
  const video = form('Intro video')
  fireEvent.change(video.getByRole('textbox'), {
    target: { value: 'https://youtu.be/8gdxQ_dgFv8?si=abc' },
  })
  expect(video.getByRole<HTMLInputElement>('textbox').value).toBe('8gdxQ_dgFv8')
  expect(video.getByRole<HTMLImageElement>('img').src).toBe(
    'https://i.ytimg.com/vi/8gdxQ_dgFv8/mqdefault.jpg',
  )
  fireEvent.error(video.getByRole('img'))
  expect(video.getByText(/Is the id right/)).toBeTruthy()
})

test('what is not saved is asked about before leaving and still there afterwards', async () => {
  stubApi(answers())
  const { place } = await show()
  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(leave()).toBe(true)
  type('new@bongbari.test')
  expect(subject('E-mail address').getByText('Not saved yet')).toBeTruthy()
  expect(leave()).toBe(false)
  fireEvent.click(screen.getByRole('link', { name: 'Back to the Admin Panel' }))
  expect(await screen.findByText(/One setting is not saved yet/)).toBeTruthy()
  expect(place.current).toBe('/admin/settings')
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(place.current).toBe('/admin'))
  cleanup()
  await show()
  expect(field().value).toBe('new@bongbari.test')
})

test('a line that is added and left empty is not said to be unsaved, here or at leaving', async () => {
  stubApi(answers())
  const { place } = await show()
  for (const name of ['Who hears of new requests', 'Ticker messages', 'Holidays']) {
    const fields = form(name).queryAllByRole('textbox').length
    fireEvent.click(form(name).getByRole('button', { name: /^Add an? / }))
    expect(form(name).getAllByRole('textbox').length).toBeGreaterThan(fields)
  }
  expect(screen.queryByText(/^Not saved yet/)).toBeNull()
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
  fireEvent.click(screen.getByRole('link', { name: 'Back to the Admin Panel' }))
  await waitFor(() => expect(place.current).toBe('/admin'))
})

test('addresses are listed without an order, refused one by one, and may be none', async () => {
  stubApi(answers())
  await show()
  const name = 'Who hears of new requests'
  const address = () => form(name).getByLabelText<HTMLInputElement>('Address 1')
  expect(form(name).queryByRole('button', { name: /Move/ })).toBeNull()
  expect(form(name).getByRole('button', { name: 'Add an address' })).toBeTruthy()
  fireEvent.change(address(), { target: { value: 'nobody' } })
  pressIn(name, 'Save')
  await form(name).findByText(/one e-mail address on each line/)
  fireEvent.change(address(), { target: { value: 'ma@bong.test' } })
  pressIn(name, 'Save')
  await waitFor(() => expect(settings.at(-2)?.settingValue).toBe('ma@bong.test'))
  fireEvent.change(address(), { target: { value: '' } })
  pressIn(name, 'Save')
  await waitFor(() => expect(settings.at(-2)?.settingValue).toBe(''))
})

test('what is on or off is chosen, not typed', async () => {
  stubApi(answers())
  await show()
  const choice = form('Answer brands at once').getByRole<HTMLSelectElement>('combobox')
  expect(choice.value).toBe('off')
  fireEvent.change(choice, { target: { value: 'on' } })
  pressIn('Answer brands at once', 'Save')
  await waitFor(() => expect(settings.at(-1)?.settingValue).toBe('on'))
})

const theirs = () => ({
  ...settings.find(({ settingKey }) => settingKey === 'email'),
  settingValue: 'theirs@bongbari.test',
  updatedAt: new Date().toISOString(),
  version: 5,
  changedBy: 'mitali',
})

test('what another admin saved meanwhile is shown beside mine before it is replaced', async () => {
  const { to } = stubApi({
    ...answers(),
    [`PUT ${path}/email`]: ({ headers, body }) =>
      headers.get('if-match') === '"5"'
        ? json({ ...theirs(), ...Object(body), version: 6 })
        : json({ code: 'changed-meanwhile', message: 'x', requestId: 'r', current: theirs() }, 412),
  })
  await show()
  type('mine@bongbari.test')
  pressIn('E-mail address', 'Save')
  expect(await email().findByRole('heading', { name: 'mitali changed this just now' })).toBeTruthy()
  expect(field().value).toBe('mine@bongbari.test')
  fireEvent.click(email().getByRole('radio', { name: /^Yours/ }))
  pressIn('E-mail address', 'Save my choice')
  pressIn('E-mail address', 'Save')
  expect(await screen.findByText('Setting Saved')).toBeTruthy()
  expect(to('PUT', `${path}/email`).map(({ headers }) => headers.get('if-match'))).toEqual([
    '"0"',
    '"5"',
  ])
})

test('an address with the name of a setting leads to its form', async () => {
  stubApi(answers())
  // jsdom has no layout.
  const shown = vi.fn()
  Element.prototype.scrollIntoView = shown
  renderInApp(<SettingsPage />, '/admin/settings#reach')
  const target = await screen.findByRole('region', { name: 'Reach' })
  await waitFor(() => expect(document.activeElement).toBe(target))
  expect(shown).toHaveBeenCalledWith({ block: 'start' })
})

test('one Save saves all that was changed of a subject, and nothing of the others', async () => {
  const { to } = stubApi({ ...answers(), [`PUT ${path}/ticker`]: () => refused(400, 'x', 'No.') })
  await show()
  type('new@bongbari.test')
  fireEvent.change(screen.getByRole('textbox', { name: 'Message 1' }), {
    target: { value: 'eins' },
  })
  fireEvent.change(form('Intro video').getByRole('textbox'), { target: { value: '8gdxQ_dgFv8' } })
  expect(subject('Intro video').getByText('Not saved yet: 2 settings')).toBeTruthy()
  fireEvent.change(screen.getByRole('textbox', { name: 'Message 1' }), { target: { value: 'one' } })
  pressIn('Intro video', 'Save')
  expect(await screen.findByText('Setting Saved')).toBeTruthy()
  expect(to('PUT', `${path}/introVideo`)).toHaveLength(1)
  expect(to('PUT', `${path}/email`)).toHaveLength(0)
  expect(subject('E-mail address').getByText('Not saved yet')).toBeTruthy()
})

test('holidays are dates to add and to remove, saved in their order', async () => {
  const { to } = stubApi(answers())
  await show()
  const days = form('Holidays')
  expect(days.getByText('1 day that is over')).toBeTruthy()
  fireEvent.click(days.getByRole('button', { name: 'Add a holiday' }))
  const name = days.getByRole('textbox', { name: 'Name of holiday 3' })
  fireEvent.change(name, { target: { value: 'Poila Boishakh' } })
  pressIn('Holidays', 'Save')
  expect(await days.findByText(/Give one day on each line/)).toBeTruthy()
  expect(document.activeElement).toBe(days.getByLabelText('Date of holiday 3'))
  fireEvent.change(days.getByLabelText('Date of holiday 3'), { target: { value: '2031-04-15' } })
  pressIn('Holidays', 'Remove holiday 1')
  pressIn('Holidays', 'Save')
  expect(await screen.findByText('Setting Saved')).toBeTruthy()
  expect(to('PUT', `${path}/holidays`)[0]?.body).toEqual({
    settingValue: '2031-04-15 Poila Boishakh\n2031-12-25 Christmas',
  })
})

test('the team is told where the holidays end soon, and may have none at all', async () => {
  const { to } = stubApi(answers())
  await show()
  const days = form('Holidays')
  expect(days.queryByText(/Holidays end/)).toBeNull()
  pressIn('Holidays', 'Remove holiday 2')
  expect(days.getByText(/^Holidays end on 26 Jan 2026: add next year's\./)).toBeTruthy()
  pressIn('Holidays', 'Remove holiday 1')
  expect(days.getByText(/^No holidays are known/)).toBeTruthy()
  pressIn('Holidays', 'Save')
  await waitFor(() => expect(to('PUT', `${path}/holidays`)[0]?.body).toEqual({ settingValue: '' }))
})
