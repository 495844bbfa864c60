import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { fill, granted, me, open } from '../../../test/entrance.tsx'
import { json, refused, stubApi } from '../../../test/stub-api.ts'
import { clearSession, readDevices, readSession, saveDevice } from '../../plain/session.ts'

beforeEach(() => localStorage.removeItem('known_devices'))

test('LOGIN-05 username and password are required, and nothing is sent without them', async () => {
  const { calls } = stubApi({})
  open('/login')
  await fill('', '')
  expect(await screen.findByText('Username is required')).toBeTruthy()
  expect(screen.getByText('Password is required')).toBeTruthy()
  expect(screen.getByLabelText('Username').getAttribute('aria-invalid')).toBe('true')
  expect(calls).toHaveLength(0)
})

test('LOGIN-02 the password can be shown and hidden', async () => {
  stubApi({})
  open('/login')
  expect(screen.queryByRole('note')).toBeNull()
  const field = screen.getByLabelText('Password')
  expect(field.getAttribute('type')).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(field.getAttribute('type')).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(field.getAttribute('type')).toBe('password')
})

test('SESS-03 SESS-04 TOAST-10 a login saves the session, asks who it is and opens /admin', async () => {
  const { to } = stubApi({ 'POST /api/auth/login': granted, ...me })
  const { place } = open('/login')
  await fill()
  expect(await screen.findByText('Inside: sharmila')).toBeTruthy()
  expect(place.current).toBe('/admin')
  expect(screen.getByText('Login Successful!')).toBeTruthy()
  expect(screen.getByText('Welcome to the admin panel.')).toBeTruthy()
  expect(readSession()).toEqual({ sessionId: 'id', csrfToken: 'token' })
  expect(to('POST', '/api/auth/login')[0]?.body).toEqual({
    username: 'sharmila',
    password: 'ilish bhapa',
  })
})

test('what a login leaves of its device goes with the next one, and stays at a logout', async () => {
  const device = 'id.1.mark'
  const { to } = stubApi({
    'POST /api/auth/login': () => json({ sessionId: 'id', csrfToken: 'token', device }),
    ...me,
  })
  open('/login')
  await fill()
  expect(await screen.findByText('Inside: sharmila')).toBeTruthy()
  clearSession('logout')
  expect(readDevices()).toEqual([device])
  saveDevice('id.2.mark')
  saveDevice('other.1.mark')
  expect(readDevices()).toEqual(['other.1.mark', 'id.2.mark'])
  expect(to('POST', '/api/auth/login')[0]?.body).not.toHaveProperty('devices')
})

test('API-14 a login without a token fetches one', async () => {
  stubApi({
    'POST /api/auth/login': () => json({ sessionId: 'id' }),
    'GET /api/auth/csrf-token': () => json({ csrfToken: 'fetched' }),
    ...me,
  })
  open('/login')
  await fill()
  await screen.findByText('Inside: sharmila')
  expect(localStorage.getItem('csrf_token')).toBe('fetched')
})

test('ERR-03 a token that cannot be fetched is only logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  stubApi({
    'POST /api/auth/login': () => json({ sessionId: 'id' }),
    'GET /api/auth/csrf-token': () => refused(500, 'unexpected', 'Broken.'),
    ...me,
  })
  open('/login')
  await fill()
  expect(await screen.findByText('Inside: sharmila')).toBeTruthy()
  expect(log).toHaveBeenCalledTimes(1)
})

test('TOAST-09 a refused login says why, as an alert', async () => {
  stubApi({
    'POST /api/auth/login': () => refused(401, 'wrong-password', 'Invalid username or password.'),
  })
  open('/login')
  await fill()
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByText('Login Failed')).toBeTruthy()
  expect(alert.textContent).toContain('Invalid username or password.')
  expect(readSession().sessionId).toBeUndefined()
})

test('too many attempts say how long to wait', async () => {
  stubApi({
    'POST /api/auth/login': () =>
      refused(429, 'too-many-attempts', 'Too many attempts.', { 'retry-after': '842' }),
  })
  open('/login')
  await fill()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Too many attempts. Please try again in 15 minutes.')
})

test('a browser that blocks storage is logged in until the page closes, and the login says so', async () => {
  stubApi({ 'POST /api/auth/login': granted, ...me })
  for (const name of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    })
  open('/login')
  expect(screen.getByRole('note').textContent).toContain('only until this page is closed')
  await fill()
  expect(await screen.findByText('Inside: sharmila')).toBeTruthy()
  clearSession('elsewhere')
})

test('a server out of reach is called that, not a wrong password', async () => {
  stubApi({
    'POST /api/auth/login': () => {
      throw new TypeError('Failed to fetch')
    },
  })
  open('/login')
  await fill()
  expect((await screen.findByRole('alert')).textContent).toContain('could not be reached')
})

test('the button is shut while the login is on its way', async () => {
  const answer = Promise.withResolvers<Response>()
  stubApi({ 'POST /api/auth/login': () => answer.promise, ...me })
  open('/login')
  await fill()
  const button = await screen.findByRole('button', { name: 'Logging in...' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  answer.resolve(granted())
  await screen.findByText('Inside: sharmila')
})
