import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { granted, me, open } from '../../../test/entrance.tsx'
import { json, refused, type StubbedCall, stubApi } from '../../../test/stub-api.ts'
import { readSession, saveSession } from '../../plain/session.ts'
import { currentToast, dismissToast } from '../../ui/toast.tsx'
import { redirectDelayMs } from './use-auth.ts'

afterEach(() => {
  dismissToast(currentToast()?.id ?? 0)
})

const links = 'POST /api/auth/links/use'
const gone = 'This link does not work any more. Ask a colleague for a new one.'

// The form's code comes while this waits.
const openLink = (link = 'reset=the-token') => act(async () => open(`/login#${link}`))

const field = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(/./, { selector: `input[name="${name}"]` })

const join = async (answer: (call: StubbedCall) => Response) => {
  const stubbed = stubApi({ [links]: answer, ...me })
  await openLink('invite=the-token')
  await screen.findByRole('button', { name: 'Join the team' })
  await userEvent.type(field('username'), 'mashi')
  await userEvent.type(field('password'), 'notun password')
  await userEvent.click(screen.getByRole('button', { name: 'Join the team' }))
  return stubbed
}

test('an invitation asks for a name and a password and leads to the login', async () => {
  const { to } = await join(() => json({ username: 'mashi' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Join the team' })).toBeNull())
  expect((await screen.findByLabelText<HTMLInputElement>('Username')).value).toBe('mashi')
  expect(to('POST', '/api/auth/links/use')[0]?.body).toEqual({
    token: 'the-token',
    username: 'mashi',
    password: 'notun password',
  })
})

test('a name that is taken is said beside it, and what was typed stays', async () => {
  const message = 'This username, or one that looks like it, is already taken'
  const refusal = { code: 'username-taken', message, requestId: 'r', fields: { username: message } }
  await join(() => json(refusal, 409))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(field('password').value).toBe('notun password')
})

const choose = async (answer: (call: StubbedCall) => Response, password = 'notun password') => {
  const stubbed = stubApi({ [links]: answer, 'POST /api/auth/login': granted, ...me })
  const view = await openLink()
  await userEvent.type(await screen.findByLabelText('New password'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }))
  return { ...stubbed, ...view }
}

test('a link opens the form, saves the password and leads to the login with the name filled in', async () => {
  const { to } = await choose(() => json({ username: 'mashi' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Username')).value).toBe('mashi')
  expect(screen.getByText('Password Saved')).toBeTruthy()
  expect(screen.queryByLabelText('New password')).toBeNull()
  expect(to('POST', '/api/auth/links/use')[0]?.body).toEqual({
    token: 'the-token',
    password: 'notun password',
  })
})

test('a link that does not work says so and leads to the login', async () => {
  await choose(() => refused(404, 'link-not-found', gone))
  expect((await screen.findByRole('alert')).textContent).toBe(gone)
  await userEvent.click(screen.getByRole('link', { name: 'Go to login' }))
  expect(await screen.findByLabelText('Username')).toBeTruthy()
})

test('a short password is refused here, a common one by the server, both under the field', async () => {
  const sentence =
    'This password is easy to guess: it is a common one, a name or a row of keys; choose another'
  const body = { code: 'invalid-input', message: 'No.', requestId: 'r' }
  const { to } = await choose(() => json({ ...body, fields: { password: sentence } }, 400), 'short')
  expect(await screen.findByText('Password must be at least 8 characters')).toBeTruthy()
  expect(to('POST', '/api/auth/links/use')).toHaveLength(0)
  await userEvent.type(screen.getByLabelText('New password'), 'long enough')
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }))
  expect(await screen.findByText(sentence)).toBeTruthy()
})

test('whoever is logged in here stays on the form of a link', async () => {
  saveSession('id', 'token')
  const { to } = stubApi({ ...me })
  const timers = vi.spyOn(window, 'setTimeout')
  const { place } = await openLink()
  expect(await screen.findByLabelText('New password')).toBeTruthy()
  await waitFor(() => expect(to('GET', '/api/auth/me')).toHaveLength(1))
  expect(timers.mock.calls.map(([, delay]) => delay)).not.toContain(redirectDelayMs)
  timers.mockRestore()
  expect(place.current).toBe('/login')
  expect(readSession().sessionId).toBe('id')
})
