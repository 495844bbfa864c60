import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeAudio } from '../../../test/fake-audio.ts'
import { renderInApp } from '../../../test/in-app.tsx'
import { currentToast, dismissToast } from '../../ui/toast.tsx'
import { HomeRequestForm } from './home-request-form.tsx'
import { blankRequest } from './request-values.ts'
import { WorkRequestForm } from './work-request-form.tsx'

type Sent = { body: Record<string, unknown>; key: string | null }
let sent: Sent[] = []

/** Answers the calls in turn; `null` is a connection that breaks. */
const answerWith = (...answers: ({ status: number; body: object } | null)[]) => {
  sent = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const answer = answers[Math.min(sent.length, answers.length - 1)]
    sent.push({
      body: JSON.parse(String(init.body)),
      key: new Headers(init.headers).get('idempotency-key'),
    })
    if (!answer) throw new TypeError('Failed to fetch')
    return Response.json(answer.body, { status: answer.status })
  })
}

const stored = { status: 201, body: { id: 'x', status: 'submitted', createdAt: 'now' } }
const refused = (status: number, code: string, fields?: object) => ({
  status,
  body: { code, message: 'No.', requestId: 'r', ...(fields && { fields }) },
})

const show = () => renderInApp(<HomeRequestForm />)
const code = () => screen.getByRole('combobox', { name: 'Country code' })
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`))
const button = () => screen.getByRole('button', { name: /^(Send|Fill)/ })
const user = userEvent.setup()

const fill = (texts: Record<string, string>) => {
  for (const [name, value] of Object.entries(texts))
    fireEvent.input(field(name), { target: { value } })
}
const fillAll = () => fill({ Name: 'রিয়া সেন', Company: 'মিষ্টি ঘর', Phone: '98300 12345' })
const send = () => user.click(button())
const sendWhole = async (form = <HomeRequestForm />) => {
  const view = renderInApp(form)
  fillAll()
  await send()
  return view
}
const title = () => currentToast()?.title

beforeEach(() => {
  sessionStorage.clear()
  answerWith(stored)
})
afterEach(() => {
  const shown = currentToast()
  if (shown) dismissToast(shown.id)
})

test('both forms have a field for each answer that is sent', () => {
  for (const Form of [HomeRequestForm, WorkRequestForm]) {
    const { container } = renderInApp(<Form />)
    const names = [...container.querySelectorAll('[name]')].map((one) => one.getAttribute('name'))
    expect(names.sort()).toEqual(Object.keys(blankRequest('')).sort())
    cleanup()
  }
})

test('FORM-H-03 FORM-H-04 the button says what is missing until it can send', async () => {
  show()
  const missing = 'Fill Name, Company & Contact Info *'
  expect(button()).toHaveProperty('textContent', missing)
  fill({ Name: 'Riya', Company: 'Mishti' })
  expect(button()).toHaveProperty('disabled', true)
  fill({ Email: 'riya@example.com' })
  expect(button()).toHaveProperty('disabled', false)
  expect(button()).toHaveProperty('textContent', 'Send Collaboration Request')
  await user.clear(field('Email'))
  expect(button()).toHaveProperty('textContent', missing)
  fill({ Phone: '98' })
  expect(button()).toHaveProperty('disabled', false)
  await user.clear(field('Company'))
  fill({ Company: '   ' })
  expect(button()).toHaveProperty('disabled', true)
})

test('FORM-H-01 FORM-H-05 FORM-H-06 FORM-H-08 API-03 the request goes out as it is stored', async () => {
  show()
  fill({ Name: 'রিয়া সেন', Company: 'মিষ্টি ঘর' })
  await user.type(field('Phone'), '৯৮৩০০-12ab345')
  expect(field('Phone')).toHaveProperty('value', '9830012345')
  await send()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toEqual({
    name: 'রিয়া সেন',
    company: 'মিষ্টি ঘর',
    phone: '+91 9830012345',
  })
})

test('what was typed survives a reload, and so do the country, a package, a budget and a month', async () => {
  const choose = async (name: string, words: string) => {
    const list = screen.getByRole('combobox', { name: new RegExp(`^${name}`) })
    await user.selectOptions(list, words)
  }
  show()
  fillAll()
  await choose('Package', 'Custom Content')
  await choose('Budget', '₹1 lakh to ₹3 lakh')
  const [, first] = within(screen.getByRole('combobox', { name: /^Month/ })).getAllByRole('option')
  await choose('Month', first?.textContent ?? '')
  await user.selectOptions(code(), '+880')
  cleanup()
  show()
  await send()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toEqual({
    name: 'রিয়া সেন',
    company: 'মিষ্টি ঘর',
    phone: '+880 9830012345',
    offering: 'content',
    budget: '1l-3l',
    month: first?.getAttribute('value'),
  })
})

test('FORM-H-07 the country codes stand in their order, +91 first', () => {
  show()
  const codes = within(code())
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
  expect(codes).toEqual('+91 +880 +1 +44 +86 +81 +49 +33 +61 +971'.split(' '))
  expect(code()).toHaveProperty('value', '+91')
})

test.each([
  ['+880 1712-345678', '+880', '1712345678'],
  ['\u202a+91 98300 12345\u202c', '+91', '9830012345'],
])('a pasted number %j chooses its country', async (pasted, country, digits) => {
  show()
  await user.click(field('Phone'))
  await user.paste(pasted)
  expect(code()).toHaveProperty('value', country)
  expect(field('Phone')).toHaveProperty('value', digits)
})

test('a number typed with its country code chooses the country, one with the 0 of home is sent without it', async () => {
  show()
  fill({ Name: 'Riya', Company: 'Mishti' })
  await user.type(field('Phone'), '+880 01712-345678')
  expect(code()).toHaveProperty('value', '+880')
  expect(field('Phone')).toHaveProperty('value', '01712345678')
  await send()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({ phone: '+880 1712345678' })
})

test('what a keyboard composes in the phone field stays as it is until the composition ends', async () => {
  show()
  fill({ Name: 'Riya', Company: 'Mishti' })
  const phone = field('Phone')
  for (const [composed, digits] of [
    ['৯৮৩০০', '98300'],
    ['98300১২', '9830012'],
    ['9830012 345', '9830012345'],
    ['+880 1712', '1712'],
  ] as const) {
    fireEvent.compositionStart(phone)
    for (let end = 1; end <= composed.length; end++) {
      const typed = composed.slice(0, end)
      fireEvent.input(phone, { target: { value: typed }, isComposing: true })
      expect(phone).toHaveProperty('value', typed)
    }
    fireEvent.compositionEnd(phone)
    expect(phone).toHaveProperty('value', digits)
  }
  expect(code()).toHaveProperty('value', '+880')
  await user.type(phone, '345678')
  await send()
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ phone: '+880 1712345678' }))
})

test('a country code that is not in the list is said and not sent', async () => {
  show()
  fill({ Name: 'Riya', Company: 'Mishti', Phone: '+39 06 698 3145' })
  screen.getByText(/The country code \+39 is not in the list/)
  await send()
  expect(sent).toHaveLength(0)
})

test('FORM-01 FORM-H-02 leaving both contact fields empty is said under the email field', async () => {
  show()
  await user.click(field('Email'))
  await user.tab()
  const error = await screen.findByText('Please provide either an email address or phone number')
  const described = field('Email').getAttribute('aria-describedby')
  expect(error.closest('p')?.id).toBe(described)
  expect(field('Email').getAttribute('aria-invalid')).toBe('true')
  fill({ Phone: '98300' })
  expect(screen.queryByText(/Please provide either/)).toBeNull()
})

test('TOAST-06 FORM-02 a stored request thanks, empties the form and forgets the draft', async () => {
  await sendWhole()
  await waitFor(() => expect(title()).toBe('Success!'))
  expect(currentToast()?.description).toBe(
    "Your collaboration request has been submitted. We'll get back to you soon!",
  )
  expect(field('Name')).toHaveProperty('value', '')
  expect(Object.keys(sessionStorage)).toEqual(['receipt'])
})

test('FORM-03 FX-34 a stored request sounds at 0.25 on Home and 0.2 on Work with us', async () => {
  const { voices } = fakeAudio()
  Element.prototype.scrollIntoView = vi.fn()
  const fetchSound = globalThis.fetch
  answerWith(stored)
  const sendForm = globalThis.fetch
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    (address.startsWith('/sounds/') ? fetchSound : sendForm)(address, init),
  )
  for (const [Form, volume] of [
    [HomeRequestForm, 0.25],
    [WorkRequestForm, 0.2],
  ] as const) {
    await sendWhole(<Form />)
    await waitFor(() => expect(voices.at(-1)?.volume).toEqual([['set', volume, 0]]))
    expect(voices.at(-1)?.file).toBe('/sounds/glitter.mp3')
    cleanup()
  }
})

test('TOAST-05 TOAST-03 a failed request says so and keeps every word', async () => {
  answerWith(refused(500, 'unexpected'))
  await sendWhole()
  await waitFor(() => expect(title()).toBe('Error'))
  expect(currentToast()).toMatchObject({
    description: 'Failed to submit your request. Please try again.',
    destructive: true,
  })
  expect(field('Name')).toHaveProperty('value', 'রিয়া সেন')
  expect(button()).toHaveProperty('disabled', false)
})

test('TOAST-07 on Work with us a failure without an answer has its own sentence, a refusal the words of the server', async () => {
  answerWith(null, refused(429, 'too-many-requests'))
  await sendWhole(<WorkRequestForm />)
  const said = () => currentToast()?.description
  await waitFor(() =>
    expect(said()).toBe('Failed to submit collaboration request. Please try again.'),
  )
  await send()
  await waitFor(() => expect(said()).toBe('No.'))
  expect(title()).toBe('Error')
  expect(field('Name')).toHaveProperty('value', 'রিয়া সেন')
})

test('FORM-01 what the server refuses stands under its field', async () => {
  const fields = { phone: 'Phone must be a country code', company: 'Company is not known' }
  answerWith(refused(400, 'invalid-input', fields))
  await sendWhole()
  await screen.findByText('Company is not known')
  expect(field('Phone').getAttribute('aria-invalid')).toBe('true')
})

test('a request whose answer was lost goes again under the same key', async () => {
  answerWith(null, stored)
  await sendWhole()
  await waitFor(() => expect(title()).toBe('Error'))
  await send()
  await waitFor(() => expect(title()).toBe('Success!'))
  expect(sent[0]?.key).toMatch(/^[\da-f]{32}$/)
  expect(sent[1]?.key).toBe(sent[0]?.key)
})

test('after a definite refusal the next request has a key of its own', async () => {
  answerWith(refused(429, 'too-many-requests'), stored)
  await sendWhole()
  await waitFor(() => expect(title()).toBe('Error'))
  await send()
  await waitFor(() => expect(title()).toBe('Success!'))
  expect(sent[1]?.key).not.toBe(sent[0]?.key)
})

test('a text changed after a lost answer still arrives when the first one had', async () => {
  answerWith(null, refused(409, 'idempotency-key-reused'), stored)
  await sendWhole()
  await waitFor(() => expect(title()).toBe('Error'))
  fill({ Message: 'One more thing' })
  await send()
  await waitFor(() => expect(title()).toBe('Success!'))
  expect(sent.map(({ key }) => key === sent[0]?.key)).toEqual([true, true, false])
  expect(sent[2]?.body).toMatchObject({ message: 'One more thing' })
})

test('two presses at once send one request', async () => {
  show()
  fillAll()
  await user.dblClick(button())
  await waitFor(() => expect(title()).toBe('Success!'))
  expect(sent).toHaveLength(1)
})

test('people and screen readers never meet the trap for robots', () => {
  const { container } = show()
  const trap = container.querySelector('input[name=website]')
  expect(trap?.closest('[aria-hidden=true]')).not.toBeNull()
  expect(trap?.getAttribute('tabindex')).toBe('-1')
})

test('what was sent stays under the emptied form for this tab, until it is forgotten', async () => {
  const { unmount } = await sendWhole()
  const receipt = () => screen.queryByRole('region', { name: /^What you sent/ })
  await waitFor(() => expect(receipt()).not.toBeNull())
  expect(receipt()?.textContent).toContain('মিষ্টি ঘর')
  expect(receipt()?.textContent).toContain('+91 9830012345')
  expect(receipt()?.textContent).toMatch(/answers within 2-3 business days/)
  unmount()
  show()
  await user.click(within(receipt() ?? document.body).getByRole('button', { name: 'Forget it' }))
  expect(receipt()).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('form'))
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('মিষ্টি')
})
