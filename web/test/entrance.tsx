import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { beforeEach } from 'vitest'
import { LoginPage } from '../src/features/auth/login-page.tsx'
import { RequireAdmin } from '../src/features/auth/require-admin.tsx'
import { useAuth } from '../src/features/auth/use-auth.ts'
import { clearSession } from '../src/plain/session.ts'
import { renderInApp } from './in-app.tsx'
import { json } from './stub-api.ts'

/** Each test begins outside, with nothing drafted. */
beforeEach(() => {
  clearSession('elsewhere')
  sessionStorage.clear()
})

export const user = { id: '9f4fbb4e-5b6c-4d6f-9d1b-6c1f5e0c7d11', username: 'sharmila' }
export const me = { 'GET /api/auth/me': () => json(user) }
export const granted = () => json({ sessionId: 'id', csrfToken: 'token' })

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

/** The login page and one admin page, at an address. */
export const open = (at: string) =>
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

export const fill = async (username = 'sharmila', password = 'ilish bhapa') => {
  for (const [label, value] of Object.entries({ Username: username, Password: password }))
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  await userEvent.click(screen.getByRole('button', { name: 'Login' }))
}
