import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../../test/in-app.tsx'
import '../../../test/office.ts'
import { json, refused, stubApi } from '../../../test/stub-api.ts'
import { AddUserDialog } from './add-user-dialog.tsx'

const path = '/api/auth/create-user'
const taken = 'This username, or one that looks like it, is already taken.'
const closed = vi.fn()

const create = async (username: string, password: string) => {
  renderInApp(<AddUserDialog onClose={closed} />)
  fireEvent.change(screen.getByLabelText(/Username/), { target: { value: username } })
  fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: password } })
  await userEvent.click(screen.getByRole('button', { name: 'Create user' }))
}

beforeEach(() => {
  closed.mockClear()
})

test('ADM-05 ADM-06 a new user needs a username and a password', async () => {
  const { calls } = stubApi({})
  await create('', '')
  expect(await screen.findByText('Username is required')).toBeTruthy()
  expect(screen.getByText('Password is required')).toBeTruthy()
  expect(calls).toHaveLength(0)
})

test('TOAST-11 AUTH-08 a created user is confirmed and the dialog closes', async () => {
  const { to } = stubApi({ [`POST ${path}`]: () => json({ id: '1', username: 'mashi' }, 201) })
  await create('mashi', 'notun password')
  expect(await screen.findByText('User Created!')).toBeTruthy()
  expect(closed).toHaveBeenCalledTimes(1)
  expect(to('POST', path)[0]?.body).toEqual({ username: 'mashi', password: 'notun password' })
})

test('TOAST-12 a taken name is said in the toast and under its field, and the dialog stays', async () => {
  stubApi({ [`POST ${path}`]: () => refused(409, 'username-taken', taken) })
  await create('mashi', 'notun password')
  expect(await screen.findByText('Failed to Create User')).toBeTruthy()
  expect(screen.getAllByText(taken)).toHaveLength(2)
  expect(screen.getByLabelText(/Username/).getAttribute('aria-invalid')).toBe('true')
  expect(closed).not.toHaveBeenCalled()
})
