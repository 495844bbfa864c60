import type { Passkey } from '@bong-bari/contract'
import { api } from '@bong-bari/contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { granted, me, open } from '../../../test/entrance.tsx'
import { renderInApp } from '../../../test/in-app.tsx'
import '../../../test/office.ts'
import { json, refused, type StubbedCall, stubApi } from '../../../test/stub-api.ts'
import { call, queryClient, setPasswordPrompt } from '../../api.ts'
import { clearSession, readSession, saveSession } from '../../plain/session.ts'
import { PasskeysPanel } from './passkeys-panel.tsx'
import { askForPassword } from './password-question.tsx'

const path = '/api/auth/passkeys'
const at = '2026-11-21T04:44:00.000Z'
const phone: Passkey = {
  id: 'a',
  name: 'Ma’s phone',
  createdAt: at,
  lastUsedAt: null,
  domain: 'bong.test',
  isUsable: true,
  isSynced: false,
}

const bytes = (text: string) => new TextEncoder().encode(text).buffer
const options = { challenge: 'Y2hh', rpId: 'localhost', timeout: 1, userVerification: 'required' }
const useOptions = () => json(options)
const newOptions = () =>
  json({
    challenge: 'Y2hh',
    rp: { id: 'localhost', name: 'Bong Bari' },
    user: { id: 'aGFuZGxl', name: 'sharmila', displayName: 'sharmila' },
    timeout: 1,
    attestation: 'none',
    pubKeyCredParams: [],
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    excludeCredentials: [],
  })

const used = {
  id: 'a2V5',
  rawId: bytes('key'),
  type: 'public-key',
  response: {
    clientDataJSON: bytes('said'),
    authenticatorData: bytes('data'),
    signature: bytes('sign'),
    userHandle: bytes('handle'),
  },
  getClientExtensionResults: () => ({}),
}
const made = {
  ...used,
  response: {
    clientDataJSON: bytes('said'),
    attestationObject: bytes('made'),
    getTransports: () => ['internal'],
  },
}
const refuse = (name: string) => () => Promise.reject(new DOMException('No.', name))

/** A browser that has passkeys, and answers so when it is asked for one. */
const browser = ({
  get = async () => used as unknown,
  create = async () => made as unknown,
}: {
  get?: () => Promise<unknown>
  create?: () => Promise<unknown>
} = {}) => {
  vi.stubGlobal('PublicKeyCredential', class {})
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get, create } })
}

const sentUse = {
  id: 'a2V5',
  rawId: 'a2V5',
  type: 'public-key',
  response: {
    clientDataJSON: 'c2FpZA',
    authenticatorData: 'ZGF0YQ',
    signature: 'c2lnbg',
    userHandle: 'aGFuZGxl',
  },
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
afterEach(() => {
  Reflect.deleteProperty(navigator, 'credentials')
})

const atLogin = (answers: Record<string, (call: StubbedCall) => Response> = {}) => {
  clearSession('elsewhere')
  const stubbed = stubApi({
    [`POST ${path}/use/options`]: useOptions,
    [`POST ${path}/login`]: granted,
    ...me,
    ...answers,
  })
  return { ...stubbed, ...open('/login') }
}

test('a passkey logs in without a name or a password', async () => {
  browser()
  const { to } = atLogin()
  await press('Log in with a passkey')
  expect(await screen.findByText('Inside: sharmila')).toBeTruthy()
  expect(screen.getByText('Login Successful!')).toBeTruthy()
  expect(readSession().sessionId).toBe('id')
  expect(to('POST', `${path}/login`)[0]?.body).toMatchObject({ credential: sentUse })
})

test('who closes the browser’s question is accused of nothing, and may type on', async () => {
  browser({ get: refuse('NotAllowedError') })
  const { to } = atLogin()
  await userEvent.type(screen.getByLabelText('Username'), 'sharmila')
  await press('Log in with a passkey')
  expect(await screen.findByText(/^No passkey was used. Your password still works/)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('sharmila')
  expect(to('POST', `${path}/login`)).toEqual([])
})

test('a passkey that is refused says so, as an alert', async () => {
  browser()
  const message = 'This passkey was not accepted. Try again, or use your password.'
  atLogin({ [`POST ${path}/login`]: () => refused(403, 'passkey-refused', message) })
  await press('Log in with a passkey')
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  expect(readSession().sessionId).toBeUndefined()
})

test('at another address than the site’s own it says where passkeys work', async () => {
  browser({ get: refuse('SecurityError') })
  atLogin()
  await press('Log in with a passkey')
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Passkeys for this site work only at localhost. Open it there.',
  )
})

test('a browser without passkeys is offered none', async () => {
  atLogin()
  expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).toBeNull()
  cleanup()
  await show([phone])
  expect(await screen.findByText(/^This browser has no passkeys/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
})

const session = { id: 's', createdAt: at, lastSeenAt: at, expiresAt: at, isCurrent: true }

const show = async (
  list: Passkey[],
  answers: Record<string, (call: StubbedCall) => Response> = {},
) => {
  queryClient.clear()
  saveSession('id', 'token')
  const stubbed = stubApi({
    ...me,
    [`GET ${path}`]: () => json(list),
    'GET /api/auth/sessions': () => json([{ ...session, device: 'Chrome on Android' }]),
    ...answers,
  })
  renderInApp(<PasskeysPanel />, '/admin/people')
  return stubbed
}

test('one is added by a name, which begins as the device', async () => {
  browser()
  const list: Passkey[] = []
  const { to } = await show(list, {
    [`POST ${path}/options`]: newOptions,
    [`POST ${path}`]: () => {
      list.push(phone)
      return json(phone, 201)
    },
  })
  await waitFor(() => expect(queryClient.getQueryData(['/api/auth/sessions'])).toBeDefined())
  await press('Add a passkey')
  const name = await screen.findByLabelText<HTMLInputElement>(/^Name/)
  expect(name.value).toBe('Chrome on Android')
  await userEvent.clear(name)
  await press('Create passkey')
  expect(await screen.findByText('Name is required')).toBeTruthy()
  await userEvent.type(name, ' Ma’s phone ')
  await press('Create passkey')
  expect(await screen.findByText('Passkey Added')).toBeTruthy()
  expect(to('POST', path)[0]?.body).toMatchObject({
    name: 'Ma’s phone',
    credential: { id: 'a2V5', response: { attestationObject: 'bWFkZQ', transports: ['internal'] } },
  })
  const item = within(await screen.findByRole('listitem'))
  expect(item.getByText(/Not used yet, added/).textContent).toContain('21 Nov 2026, 10:14')
})

test('who makes none after all is still at its name, and told nothing', async () => {
  browser({ create: refuse('NotAllowedError') })
  const { to } = await show([], { [`POST ${path}/options`]: newOptions })
  await press('Add a passkey')
  await userEvent.type(await screen.findByLabelText(/^Name/), 'Key')
  await press('Create passkey')
  await waitFor(() => expect(to('POST', `${path}/options`)).toHaveLength(1))
  expect(await screen.findByRole('button', { name: 'Create passkey' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(to('POST', path)).toEqual([])
})

test('one is removed after a question', async () => {
  browser()
  const list = [phone]
  await show(list, {
    [`DELETE ${path}/a`]: () => {
      list.pop()
      return json({ id: 'a' })
    },
  })
  await press('Remove Ma’s phone')
  const question = within(await screen.findByRole('dialog', { name: 'Remove Ma’s phone?' }))
  await userEvent.click(question.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('Passkey Removed')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull())
})

test('those of an address that was left say where they were made, and that new ones are needed', async () => {
  browser()
  await show([{ ...phone, domain: 'old.test', isUsable: false }])
  expect(await screen.findByText('Created for old.test')).toBeTruthy()
  expect(screen.getByText(/address of this site has changed/).textContent).toContain(
    'create them again. Your password still works.',
  )
})

const confirming = (list: Passkey[]) => {
  queryClient.clear()
  saveSession('id', 'token')
  setPasswordPrompt(askForPassword)
  let isProven = false
  return stubApi({
    ...me,
    [`GET ${path}`]: () => json(list),
    'POST /api/auth/links': () =>
      isProven
        ? json({ token: 't', expiresAt: at }, 201)
        : refused(403, 'password-required', 'Please give your password again.'),
    [`POST ${path}/use/options`]: useOptions,
    'POST /api/auth/confirm': () => {
      isProven = true
      return json({})
    },
  })
}

test('a session is confirmed by a passkey instead of the password', async () => {
  let isGiven = false
  browser({ get: () => (isGiven ? Promise.resolve(used) : refuse('NotAllowedError')()) })
  const { to } = confirming([phone])
  const invited = call(api.auth.makeLink, { body: {} })
  await press('Use a passkey')
  await waitFor(() => expect(to('POST', `${path}/use/options`)).toHaveLength(1))
  expect(screen.queryByRole('alert')).toBeNull()
  isGiven = true
  await waitFor(() =>
    expect(
      screen.getByRole('button', { name: 'Use a passkey' }).getAttribute('aria-disabled'),
    ).toBe('false'),
  )
  await press('Use a passkey')
  expect(await invited).toMatchObject({ token: 't' })
  expect(to('POST', '/api/auth/confirm')[0]?.body).toMatchObject({ credential: sentUse })
})

test('where no passkey works here only the password is asked for', async () => {
  browser()
  const { to } = confirming([{ ...phone, isUsable: false }])
  const invited = call(api.auth.makeLink, { body: {} }).catch(() => 'refused')
  await screen.findByLabelText(/^Password/)
  await waitFor(() => expect(to('GET', path)).toHaveLength(1))
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull()
  await press('Cancel')
  expect(await invited).toBe('refused')
})
