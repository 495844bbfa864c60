import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { granted, me, open } from '../../../test/entrance.tsx'
import { renderInApp } from '../../../test/in-app.tsx'
import '../../../test/office.ts'
import { json, stubApi } from '../../../test/stub-api.ts'
import { clearSession } from '../../plain/session.ts'
import { AddUserDialog } from './add-user-dialog.tsx'
import { askForPassword } from './password-question.tsx'
import { PasswordPanel } from './people-page.tsx'

const username = 'mashi'
const password = 'luchi on mondays'

const input = (name: string) =>
  document.querySelector<HTMLInputElement>(`input[name="${name}"]`) ?? expect.fail(name)

/** As some password managers do it: without an event. */
const fillSilently = (name: string, value: string) => {
  input(name).value = value
}

const logOut = () => act(async () => clearSession('elsewhere'))
const show = (form: ReactNode) => () => act(async () => void renderInApp(form))
const openAt = (address: string) => async () => {
  await logOut()
  await act(async () => void open(address))
}

const forms: Record<
  string,
  [render: () => Promise<void>, sent: string, fields: Record<string, string>]
> = {
  login: [openAt('/login'), 'POST /api/auth/login', { username, password }],
  'new user': [
    show(<AddUserDialog onClose={() => {}} />),
    'POST /api/auth/create-user',
    { username, password },
  ],
  'own password': [
    show(<PasswordPanel username={username} />),
    'PUT /api/auth/password',
    { currentPassword: 'ilish bhapa', newPassword: password },
  ],
  invitation: [
    openAt('/login#invite=the-token'),
    'POST /api/auth/links/use',
    { username, password },
  ],
  'new password by a link': [
    openAt('/login#reset=the-token'),
    'POST /api/auth/links/use',
    { password },
  ],
  'password once more': [
    async () => {
      await act(async () => void askForPassword())
    },
    'POST /api/auth/confirm',
    { password },
  ],
}

test.each(Object.entries(forms))(
  '%s sends what its fields hold, also where they were filled without an event',
  async (_, [render, sent, fields]) => {
    const [method = '', path = ''] = sent.split(' ')
    const { to } = stubApi({
      ...me,
      'POST /api/auth/login': granted,
      'GET /api/auth/passkeys': () => json([]),
      [sent]: () => json({ id: '1', username, sessionId: 'id', csrfToken: 'token' }),
    })
    await render()
    await waitFor(() => input(Object.keys(fields)[0] ?? ''))
    for (const [name, value] of Object.entries(fields)) fillSilently(name, value)
    const form = input(Object.keys(fields)[0] ?? '').form ?? expect.fail('no form')
    await act(async () => void fireEvent.submit(form))
    await waitFor(() => expect(to(method, path)[0]?.body).toMatchObject(fields))
    expect(screen.queryByText(/is required/)).toBeNull()
  },
)
