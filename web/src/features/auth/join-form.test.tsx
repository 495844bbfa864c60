// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { granted, me, open } from '../../../test/entrance.tsx'
import { json, refused, type StubbedCall, stubApi } from '../../../test/stub-api.ts'
import { clearSession } from '../../plain/session.ts'
import { currentToast, dismissToast } from '../../ui/toast.tsx'

beforeEach(() => {
  clearSession('elsewhere')
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  dismissToast(currentToast()?.id ?? 0)
  vi.unstubAllGlobals()
})

const password = 'luchi on mondays'

const field = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(/./, { selector: `input[name="${name}"]` })

const join = async (answer: (call: StubbedCall) => Response) => {
  const stubbed = stubApi({
    'POST /api/auth/links': answer,
    'POST /api/auth/login': granted,
    ...me,
  })
  // The form's code comes while this waits.
  await act(async () => open('/login#invite=the-token'))
  await screen.findByRole('button', { name: 'Join the team' })
  await userEvent.type(field('username'), 'mashi')
  await userEvent.type(field('password'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Join the team' }))
  return stubbed
}

test('an invitation asks for a name and a password and leads to the login', async () => {
  const { to } = await join(() => json({ username: 'mashi' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Join the team' })).toBeNull())
  expect((await screen.findByLabelText<HTMLInputElement>('Username')).value).toBe('mashi')
  expect(to('POST', '/api/auth/links')[0]?.body).toEqual({
    token: 'the-token',
    username: 'mashi',
    password,
  })
})

test('a name that is taken is said beside it, and what was typed stays', async () => {
  const message = 'This username, or one that looks like it, is already taken'
  const refusal = { code: 'username-taken', message, requestId: 'r', fields: { username: message } }
  await join(() => json(refusal, 409))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(field('password').value).toBe(password)
})

test('a link that works no more says so and leads to the login', async () => {
  const gone = 'This link does not work any more. Ask a colleague for a new one.'
  await join(() => refused(404, 'link-not-found', gone))
  expect((await screen.findByRole('alert')).textContent).toContain(gone)
  expect(screen.getByRole('link', { name: 'Go to login' })).toBeTruthy()
})
