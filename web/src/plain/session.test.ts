import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  authStateChanged,
  clearSession,
  expireSession,
  readSession,
  readSessionEnd,
  saveCsrfToken,
  saveSession,
} from './session.ts'

const heard = vi.fn()

beforeEach(() => {
  clearSession('elsewhere')
  localStorage.clear()
  sessionStorage.clear()
  heard.mockClear()
  window.addEventListener(authStateChanged, heard)
})

afterEach(() => window.removeEventListener(authStateChanged, heard))

test('SESS-01 SESS-02 the session stands under admin_session and its token under csrf_token', () => {
  saveSession('id', 'token')
  expect(localStorage.getItem('admin_session')).toBe('id')
  expect(localStorage.getItem('csrf_token')).toBe('token')
})

test('SESS-02 the CSRF token is also kept in memory', () => {
  saveSession('id', 'token')
  localStorage.removeItem('csrf_token')
  expect(readSession().csrfToken).toBe('token')
})

test('a token that comes later belongs to the same session', () => {
  saveSession('id')
  expect(readSession()).toEqual({ sessionId: 'id', csrfToken: undefined })
  saveCsrfToken('later')
  expect(readSession()).toEqual({ sessionId: 'id', csrfToken: 'later' })
})

test('a new session does not inherit the token of the one before', () => {
  saveSession('first', 'token')
  saveSession('second')
  expect(readSession()).toEqual({ sessionId: 'second', csrfToken: undefined })
})

test('SESS-10 auth-state-changed is dispatched on login, logout and expiry', () => {
  saveSession('id', 'token')
  clearSession('logout')
  saveSession('id', 'token')
  expireSession('id')
  expect(heard).toHaveBeenCalledTimes(4)
})

test('a late refusal of an old session leaves the new one alone', () => {
  saveSession('new', 'token')
  expireSession('old')
  expect(readSession().sessionId).toBe('new')
})

test('a logout forgets drafts, an expiry keeps them', () => {
  sessionStorage.setItem('draft', 'text')
  saveSession('id', 'token')
  expireSession('id')
  expect(sessionStorage.getItem('draft')).toBe('text')
  saveSession('id', 'token')
  clearSession('logout')
  expect(sessionStorage.getItem('draft')).toBeNull()
  expect(localStorage).toHaveLength(0)
})

const fromOtherTab = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))

test('SESS-10 another tab logging out is followed here', () => {
  saveSession('id', 'token')
  heard.mockClear()
  localStorage.removeItem('csrf_token')
  fromOtherTab('csrf_token', null)
  localStorage.removeItem('admin_session')
  fromOtherTab('admin_session', null)
  expect(readSession()).toEqual({ sessionId: undefined, csrfToken: undefined })
  expect(readSessionEnd()).toBe('elsewhere')
  expect(heard).toHaveBeenCalledTimes(1)
})

test('another tab logging in is followed here, with its token', () => {
  localStorage.setItem('csrf_token', 'theirs')
  fromOtherTab('csrf_token', 'theirs')
  localStorage.setItem('admin_session', 'their-id')
  fromOtherTab('admin_session', 'their-id')
  expect(readSession()).toEqual({ sessionId: 'their-id', csrfToken: 'theirs' })
  expect(heard).toHaveBeenCalledTimes(1)
})

test('a logout on purpose in another tab drops the drafts of this one', () => {
  sessionStorage.setItem('draft', 'text')
  fromOtherTab('logged_out', '1')
  expect(sessionStorage.getItem('draft')).toBeNull()
})

const wakeUp = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

test('SESS-09 SESS-10 a page that slept through a logout wakes up logged out', () => {
  saveSession('id', 'token')
  heard.mockClear()
  localStorage.clear()
  wakeUp()
  expect(readSession()).toEqual({ sessionId: undefined, csrfToken: undefined })
  expect(readSessionEnd()).toBe('elsewhere')
  expect(heard).toHaveBeenCalledTimes(1)
})

test('a page that slept through another login wakes up with that session and its token', () => {
  saveSession('id', 'token')
  clearSession('logout-home')
  localStorage.setItem('admin_session', 'next')
  localStorage.setItem('csrf_token', 'next token')
  wakeUp()
  expect(readSession()).toEqual({ sessionId: 'next', csrfToken: 'next token' })
  expect(readSessionEnd()).toBeUndefined()
})

test('a browser that refuses storage still holds the session while the page lives', () => {
  const refuse = () => {
    throw new DOMException('no', 'QuotaExceededError')
  }
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  saveSession('id', 'token')
  expect(readSession()).toEqual({ sessionId: 'id', csrfToken: 'token' })
})
