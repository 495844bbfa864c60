import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { me, user } from '../../../test/entrance.tsx'
import { renderInApp } from '../../../test/in-app.tsx'
import '../../../test/office.ts'
import { json, refused, type StubbedCall, stubApi } from '../../../test/stub-api.ts'
import { queryClient } from '../../api.ts'
import { saveSession } from '../../plain/session.ts'
import { PeoplePage } from './people-page.tsx'

const at = '2026-11-21T04:44:00.000Z'
const mashi = { id: '00000000-0000-4000-8000-000000000002', username: 'mashi' }
const team = [user, mashi].map((one) => ({ ...one, createdAt: at, lastLoginAt: at }))

const sessionOf = (device: string, index: number) => ({
  id: `10000000-0000-4000-8000-00000000000${index}`,
  createdAt: at,
  lastSeenAt: at,
  expiresAt: at,
  isCurrent: index === 0,
  device,
})
const sessions = ['Chrome on Android', 'Firefox on Windows', 'Safari on iPhone'].map(sessionOf)

type Answers = Record<string, (call: StubbedCall) => Response>

const answers = (more: Answers = {}): Answers => ({
  ...me,
  'GET /api/auth/users': () => json(team),
  'GET /api/auth/sessions': () => json(sessions),
  'GET /api/auth/passkeys': () => json([]),
  ...more,
})

const show = async (more?: Answers) => {
  const stubbed = stubApi(answers(more))
  const view = renderInApp(<PeoplePage />, '/admin/people')
  await screen.findByText('Chrome on Android')
  return { ...stubbed, ...view }
}

const item = (text: string) => {
  const found = screen
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent?.includes(text))
  return within(found ?? expect.fail(`nothing lists ${text}`))
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(/./, { selector: `input[name="${name}"]` }), {
    target: { value },
  })
const change = async (currentPassword: string, newPassword: string) => {
  type('currentPassword', currentPassword)
  type('newPassword', newPassword)
  await press('Change password')
}

beforeEach(() => {
  saveSession('id', 'token')
})

test('AUTH-05 everybody of the team is listed, and nobody removes themselves', async () => {
  await show()
  expect(item('sharmila').getByText('You')).toBeTruthy()
  expect(item('sharmila').queryByRole('button')).toBeNull()
  expect(item('mashi').getByText(/Added/).textContent).toBe(
    'Added 21 Nov 2026, 10:14Last login 21 Nov 2026, 10:14',
  )
})

test('an admin is removed after a clear question', async () => {
  const path = `/api/auth/users/${mashi.id}`
  const left: typeof team = [...team]
  const { to } = await show({
    'GET /api/auth/users': () => json(left),
    [`DELETE ${path}`]: () => {
      left.pop()
      return json({ id: mashi.id })
    },
  })
  await press('Remove mashi')
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove mashi?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(to('DELETE', path)).toHaveLength(0)
  await press('Remove mashi')
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('User Removed')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove mashi' })).toBeNull())
})

test('one’s own password is changed, and the sessions that end with it are told', async () => {
  const { to } = await show({ 'PUT /api/auth/password': () => json({}) })
  await change('ilish bhapa', 'notun password')
  expect(await screen.findByText('Password Changed')).toBeTruthy()
  expect(screen.getByText('Your other sessions have ended.')).toBeTruthy()
  expect(to('PUT', '/api/auth/password')[0]?.body).toEqual({
    currentPassword: 'ilish bhapa',
    newPassword: 'notun password',
  })
  await waitFor(() => expect(to('GET', '/api/auth/sessions')).toHaveLength(2))
  const fields = screen.getAllByLabelText(/password/i, { selector: 'input[type="password"]' })
  expect(fields.map((field) => field.getAttribute('value'))).not.toContain('notun password')
})

test('sessions are listed with the current one marked, and another one is ended', async () => {
  const { to } = await show({
    'DELETE /api/auth/sessions/10000000-0000-4000-8000-000000000001': () =>
      json({ id: sessions[1]?.id }),
  })
  expect(item('Chrome on Android').getByText('This session')).toBeTruthy()
  expect(item('Chrome on Android').queryByRole('button')).toBeNull()
  await userEvent.click(item('Firefox on Windows').getByRole('button'))
  expect(await screen.findByText('Session Ended')).toBeTruthy()
  await waitFor(() => expect(to('GET', '/api/auth/sessions')).toHaveLength(2))
})

test('a session that cannot be ended says so', async () => {
  await show({
    [`DELETE /api/auth/sessions/${sessions[1]?.id}`]: () =>
      refused(500, 'unexpected', 'Broken for now.'),
  })
  await userEvent.click(item('Firefox on Windows').getByRole('button'))
  expect((await screen.findByRole('alert')).textContent).toContain('Broken for now.')
})

test('a colleague’s password is reset by a link, after a question, and the link is shown once', async () => {
  const path = '/api/auth/links'
  const { to } = await show({
    [`POST ${path}`]: () => json({ token: 'the-token', expiresAt: at }, 201),
  })
  await press('Reset password of mashi')
  const asked = within(await screen.findByRole('dialog'))
  await userEvent.click(asked.getByRole('button', { name: 'Cancel' }))
  expect(to('POST', path)).toHaveLength(0)
  await press('Reset password of mashi')
  await userEvent.click(await screen.findByRole('button', { name: 'Create a link' }))
  const field = await screen.findByLabelText<HTMLInputElement>('Link for mashi')
  expect(to('POST', path)[0]?.body).toEqual({ userId: mashi.id })
  expect(field.value).toBe(`${window.location.origin}/login#reset=the-token`)
  expect(screen.getByRole('button', { name: 'Copy the link' })).toBeTruthy()
  await press('Done')
  await waitFor(() => expect(screen.queryByLabelText('Link for mashi')).toBeNull())
  const held = () =>
    queryClient
      .getMutationCache()
      .getAll()
      .map(({ state }) => state.data)
  await waitFor(() => expect(JSON.stringify(held())).not.toContain('the-token'))
})

test('Invite by link shows a link once, by which a colleague chooses name and password', async () => {
  const { to } = await show({
    'POST /api/auth/links': () => json({ token: 'the-token', expiresAt: at }, 201),
  })
  await press('Invite by link')
  const dialog = within(await screen.findByRole('dialog', { name: 'A link for a colleague' }))
  expect(dialog.getByLabelText<HTMLInputElement>('Link for a colleague').value).toMatch(
    /\/login#invite=the-token$/,
  )
  expect(dialog.getByText(/chooses a name and a password/)).toBeTruthy()
  expect(to('POST', '/api/auth/links')).toHaveLength(1)
})
