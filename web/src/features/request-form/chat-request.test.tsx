import { chatRequest } from '@bong-bari/site'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { json, refused, type StubbedCall, stubApi } from '../../../test/stub-api.ts'
import { queryClient } from '../../api.ts'
import type { RequestProps } from '../../names/request-props.ts'
import { clearStoredValues, readStoredValue } from '../../ui/use-stored-values.ts'
import { RequestForm, RequestTurns } from './chat-request.tsx'
import { proposeValues } from './questions.ts'

const words = chatRequest.english
const path = '/api/collaboration-requests'
const stored = { id: 'x', status: 'submitted', createdAt: '2026-11-23T00:00:00.000Z' }
const user = userEvent.setup()
const onEnd = vi.fn<RequestProps['onEnd']>()

const props: RequestProps = {
  language: 'english',
  lang: 'en',
  draft: 'chat-request',
  talk: [
    { role: 'assistant', content: 'Hello!' },
    { role: 'user', content: 'We want a reel for our tea' },
  ],
  Bubble: ({ sender, children }: { sender: 'bot' | 'user'; children: ReactNode }) => (
    <div data-sender={sender}>{children}</div>
  ),
  onEnd,
}

const open = (answer: (call: StubbedCall) => Response = () => json(stored, 201)) => {
  const { to } = stubApi({ [`POST ${path}`]: answer, 'GET /api/settings': () => json([]) })
  render(
    <QueryClientProvider client={queryClient}>
      <RequestTurns {...props} />
      <RequestForm {...props} />
    </QueryClientProvider>,
  )
  return () => to('POST', path)
}

beforeEach(() => {
  sessionStorage.clear()
  clearStoredValues()
  queryClient.clear()
  onEnd.mockReset()
})

const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label })
const say = async (label: string, text: string) => {
  fireEvent.input(field(label), { target: { value: text } })
  await user.type(field(label), '{Enter}')
}
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const reachSummary = async () => {
  await say(words.name.label, 'Riya Sen')
  await say(words.company.label, 'Mishti Ghor')
  await say(words.phone.label, '98300 12345')
  await press(words.next)
  await user.type(field(words.message.label), '{Enter}')
}
const summary = () => screen.getAllByRole('definition').map(({ textContent }) => textContent)

test('five questions, one at a time, a summary, and it is sent once with what was said before', async () => {
  const sent = open()
  expect(screen.getByText(words.name.ask)).toBeTruthy()
  expect(document.activeElement).toBe(field(words.name.label))
  await say(words.name.label, 'Riya Sen')
  expect(screen.getByText('Riya Sen')).toBeTruthy()
  await say(words.company.label, 'Mishti Ghor')
  await say(words.phone.label, '98300 12345')
  await user.selectOptions(screen.getByLabelText(words.offering.label), 'social')
  await user.selectOptions(screen.getByLabelText(words.budget.label), 'over-3l')
  await press(words.next)
  expect(screen.getByText('Social Media, Over ₹3 lakh')).toBeTruthy()
  expect(field(words.message.label).value).toBe('We want a reel for our tea')
  await user.type(field(words.message.label), '{Enter}')
  expect(document.activeElement).toBe(screen.getByText(words.summary))
  expect(summary()).toEqual([
    'Riya Sen',
    'Mishti Ghor',
    '+91 9830012345',
    'Social Media, Over ₹3 lakh',
    'We want a reel for our tea',
  ])
  await press(words.send)
  await waitFor(() => expect(onEnd).toHaveBeenCalledOnce())
  expect(onEnd.mock.calls[0]?.[1]).toBe(true)
  expect(sent().map(({ body }) => body)).toEqual([
    {
      name: 'Riya Sen',
      company: 'Mishti Ghor',
      phone: '+91 9830012345',
      offering: 'social',
      budget: 'over-3l',
      message: 'We want a reel for our tea',
      source: 'chat',
      conversation: props.talk,
    },
  ])
  expect(readStoredValue(props.draft)).toBeUndefined()
})

test('a contact that nobody could answer is asked for again, in words; an e-mail address will do', async () => {
  open()
  await say(words.name.label, 'Riya')
  await say(words.company.label, 'Mishti')
  await user.type(field(words.phone.label), '{Enter}')
  expect(screen.getByRole('alert').textContent).toBe(words.contact.missing)
  await say(words.phone.label, '12')
  expect(screen.getByRole('alert').textContent).toBe(words.phone.wrong)
  expect(field(words.phone.label).getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field(words.phone.label))
  await say(words.phone.label, 'riya@mishti.in')
  expect(screen.getByLabelText(words.month.label)).toBeTruthy()
  expect(screen.getByText('riya@mishti.in')).toBeTruthy()
})

test('an answer is changed from the summary, and from there one is back at it', async () => {
  open()
  await reachSummary()
  await press(`${words.change}: ${words.company.label}`)
  await say(words.company.label, 'Cha Bari')
  expect(summary()[1]).toBe('Cha Bari')
})

test.each(['stop', 'bas'])('%s, or the button, ends it: nothing is kept or sent', async (typed) => {
  const sent = open()
  await say(words.name.label, 'Riya')
  await say(words.company.label, typed)
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(words.stopped, false)
  expect(readStoredValue(props.draft)).toBeUndefined()
  await press(words.stop)
  expect(onEnd).toHaveBeenCalledTimes(2)
  expect(sent()).toEqual([])
})

test('an answer that is lost keeps every word, and the same request is sent again under its key', async () => {
  let isLost = true
  const sent = open(() => {
    if (isLost) throw new TypeError('Failed to fetch')
    return json(stored, 201)
  })
  await reachSummary()
  await press(words.send)
  expect(await screen.findByText(words.failed)).toBeTruthy()
  expect(summary()[0]).toBe('Riya Sen')
  cleanup()
  isLost = false
  const again = open(() => json(stored, 201))
  expect(summary()[0]).toBe('Riya Sen')
  await press(words.send)
  await waitFor(() => expect(onEnd).toHaveBeenCalledOnce())
  const [first, second] = [...sent(), ...again()].map(({ headers }) =>
    headers.get('idempotency-key'),
  )
  expect(first).toBeTruthy()
  expect(second).toBe(first)
})

test('what the server does not take leads back to its question; too many are told to wait', async () => {
  const fields = { email: 'Email is odd' }
  const answers = [
    () => refused(429, 'too-many-requests', 'Too many.'),
    () => json({ code: 'invalid-input', message: 'No.', fields, requestId: 'r' }, 400),
  ]
  open(() => answers.shift()?.() ?? json(stored, 201))
  await reachSummary()
  await press(words.send)
  expect(await screen.findByText(words.tooMany)).toBeTruthy()
  await press(words.again)
  expect(await screen.findByRole('textbox', { name: words.phone.label })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe(
    words.odd.replace('{field}', words.contact.label),
  )
})

test.each([
  ['call me on +880 1712-345678', { countryCode: '+880', phone: '1712345678', email: '' }],
  ['আমার নম্বর ৯৮৩০০ ১২৩৪৫', { countryCode: '+91', phone: '9830012345', email: '' }],
  ['98300 12345, riya@gmail.com.', { phone: '9830012345', email: 'riya@gmail.com' }],
  ['the film of 14 March 2024, 3 lakh views', { phone: '', email: '' }],
])('what somebody typed to be reached by fills the request: %s', (content, proposed) => {
  const talk = [{ role: 'user', content } as const, { role: 'user', content: 'ok' } as const]
  expect(proposeValues(talk)).toMatchObject({ message: `${content}\nok`, ...proposed })
})
