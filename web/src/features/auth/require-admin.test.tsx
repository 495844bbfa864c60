import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fill, granted, me, open, user } from '../../../test/entrance.tsx'
import { json, refused, stubApi } from '../../../test/stub-api.ts'
import { ownDraft } from '../../office/form/own-draft.ts'
import { readSession, saveSession } from '../../plain/session.ts'
import { setStoredValue } from '../../ui/use-stored-values.ts'

test('ADM-01 API-34 a stranger, of whom nothing is asked, at /admin is sent to the login, and after it to the page first asked for', async () => {
  const { to } = stubApi({ 'POST /api/auth/login': granted, ...me })
  const { place } = open('/admin?leadStatus=hot')
  await screen.findByText('Who has the key?', { exact: false })
  expect(to('GET', '/api/auth/me')).toHaveLength(0)
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

test('API-34 a lookup that fails for another reason is made once, logs nobody out and can be repeated', async () => {
  saveSession('id', 'token')
  const answers = [refused(503, 'unexpected', 'Later.'), json(user)]
  const { to } = stubApi({ 'GET /api/auth/me': () => answers.shift() ?? json(user) })
  open('/admin')
  await screen.findByRole('button', { name: 'Try again' })
  expect(to('GET', '/api/auth/me')).toHaveLength(1)
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

test('a logout lists what is not saved, and asks', async () => {
  saveSession('id', 'token')
  const { to } = stubApi({ ...me, 'POST /api/auth/logout': () => json({}) })
  const { place } = open('/admin')
  await screen.findByText('Inside: sharmila')
  document.body.dataset.look = 'office'
  setStoredValue(ownDraft('draft:post:new'), { title: 'ধনেপাতার যুদ্ধ', content: '' })
  setStoredValue(ownDraft('draft:follow-up:1'), { text: 'Called twice', base: '' })
  setStoredValue('draft:post:new@somebody-else', { title: 'Not hers' })
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }))
  const question = await screen.findByRole('dialog', { name: 'Log out without saving?' })
  const named = [...question.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(named).toEqual(['A new blog post', 'Follow-up notes of a request'])
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(to('POST', '/api/auth/logout')).toEqual([])
  expect(readSession().sessionId).toBe('id')
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }))
  await waitFor(() => expect(place.current).toBe('/login'))
  expect(Object.keys(sessionStorage)).toEqual(['draft:post:new@somebody-else'])
  delete document.body.dataset.look
})

test('on a public page the browser itself asks, and no is no', async () => {
  saveSession('id', 'token')
  const { to } = stubApi({ ...me, 'POST /api/auth/logout': () => json({}) })
  open('/admin')
  await screen.findByText('Inside: sharmila')
  setStoredValue(ownDraft('draft:settings'), { email: { value: 'new@bongbari.test' } })
  const ask = vi.fn(() => false)
  vi.stubGlobal('confirm', ask)
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(ask).toHaveBeenCalledWith('Log out without saving?\n\nSettings'))
  expect(to('POST', '/api/auth/logout')).toEqual([])
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
