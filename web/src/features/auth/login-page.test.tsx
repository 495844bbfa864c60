// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../../test/in-app.tsx'
import { json, refused, stubApi } from '../../../test/stub-api.ts'
import { LoginPage } from './login-page.tsx'
import { RequireAdmin } from './require-admin.tsx'
import { clearSession, readSession, saveSession } from './session.ts'
import { useAuth } from './use-auth.ts'

const user = { id: '9f4fbb4e-5b6c-4d6f-9d1b-6c1f5e0c7d11', username: 'sharmila' }
const me = { 'GET /api/auth/me': () => json(user) }
const granted = () => json({ sessionId: 'id', csrfToken: 'token' })

const Inside = () => {
  const { user, isAuthenticated, logout } = useAuth()
  return (
    <>
      <p>{isAuthenticated ? `Inside: ${user?.username}` : 'Outside'}</p>
      <button type="button" onClick={() => logout('/login')}>
        Logout
      </button>
    </>
  )
}

const open = (at: string) =>
  renderInApp(
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route
        path="/admin/*"
        element={
          <RequireAdmin>
            <Inside />
          </RequireAdmin>
        }
      />
    </Routes>,
    at,
  )

const fill = async (username = 'sharmila', password = 'ilish bhapa') => {
  if (username) await userEvent.type(screen.getByLabelText('Username'), username)
  if (password) await userEvent.type(screen.getByLabelText('Password'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Login' }))
}

beforeEach(() => {
  clearSession('elsewhere')
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

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
  expect(button.hasAttribute('disabled')).toBe(true)
  answer.resolve(granted())
  await screen.findByText('Inside: sharmila')
})

test('ADM-01 a stranger at /admin is sent to the login, and after it to the page first asked for', async () => {
  stubApi({ 'POST /api/auth/login': granted, ...me })
  const { place } = open('/admin?leadStatus=hot')
  await screen.findByText('Who has the key?', { exact: false })
  expect(place.current).toBe('/login')
  await fill()
  await screen.findByText('Inside: sharmila')
  expect(place.current).toBe('/admin?leadStatus=hot')
})

test('SESS-07 SESS-08 a session that the server does not know ends silently', async () => {
  saveSession('old', 'token')
  stubApi({ 'GET /api/auth/me': () => refused(401, 'session-required', 'Please log in first.') })
  const { place } = open('/admin')
  await waitFor(() => expect(place.current).toBe('/login'))
  expect(localStorage.getItem('admin_session')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a lookup that fails for another reason logs nobody out and can be repeated', async () => {
  saveSession('id', 'token')
  const answers = [refused(503, 'unexpected', 'Later.'), json(user)]
  stubApi({ 'GET /api/auth/me': () => answers.shift() ?? json(user) })
  open('/admin')
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Inside: sharmila')).toBeTruthy()
  expect(readSession().sessionId).toBe('id')
})

test('SESS-05 SESS-06 a logout clears the session and leads to the login', async () => {
  saveSession('id', 'token')
  sessionStorage.setItem('draft:follow-up:1', '{}')
  const { to } = stubApi({ ...me, 'POST /api/auth/logout': () => json({}) })
  const { place } = open('/admin')
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(place.current).toBe('/login'))
  expect(to('POST', '/api/auth/logout')[0]?.headers.get('x-csrf-token')).toBe('token')
  expect(localStorage).toHaveLength(0)
  expect(sessionStorage).toHaveLength(0)
  expect(screen.queryByText('Your session has ended', { exact: false })).toBeNull()
})

test('SESS-05 a logout that fails says so and keeps the session', async () => {
  saveSession('id', 'token')
  stubApi({ ...me, 'POST /api/auth/logout': () => refused(500, 'unexpected', 'Broken for now.') })
  open('/admin')
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Broken for now.')
  expect(readSession().sessionId).toBe('id')
})

test('SESS-09 without a session id nobody counts as authenticated, whatever is cached', async () => {
  saveSession('id', 'token')
  stubApi(me)
  const { place } = open('/admin')
  await screen.findByText('Inside: sharmila')
  localStorage.removeItem('admin_session')
  window.dispatchEvent(new StorageEvent('storage', { key: 'admin_session', newValue: null }))
  await waitFor(() => expect(place.current).toBe('/login'))
})
