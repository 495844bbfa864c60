import { api } from '@bong-bari/contract'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import '../../../test/office.ts'
import { json, refused, type StubbedCall, stubApi } from '../../../test/stub-api.ts'
import { call, setPasswordPrompt } from '../../api.ts'
import { askForPassword } from './password-question.tsx'

const path = '/api/auth/create-user'
const confirm = '/api/auth/confirm'
const needed = 'Please enter your password again: you last entered it more than an hour ago.'
const body = { username: 'mashi', password: 'notun password' }

/** A session whose password was given too long ago, until it is given again. */
const oldSession = () => {
  let isProven = false
  return stubApi({
    [`POST ${path}`]: () =>
      isProven
        ? json({ id: '1', username: 'mashi' }, 201)
        : refused(403, 'password-required', needed),
    [`POST ${confirm}`]: (call: StubbedCall) => {
      isProven = Object(call.body).password === 'right'
      const fields = { password: 'This is not your password' }
      return isProven ? json({}) : json({ code: 'invalid-input', message: 'No.', fields }, 400)
    },
  })
}

const create = () => call(api.auth.createUser, { body })
const field = () => screen.findByLabelText(/^Password/)

beforeEach(() => {
  setPasswordPrompt(askForPassword)
})

test('what needs the password again waits for it, and is sent once more as it was', async () => {
  const { to } = oldSession()
  const [one, two] = [create(), create()]
  await userEvent.type(await field(), 'wrong{Enter}')
  expect(await screen.findByText('This is not your password')).toBeTruthy()
  await userEvent.clear(await field())
  await userEvent.type(await field(), 'right{Enter}')
  expect(await one).toEqual({ id: '1', username: 'mashi' })
  await two
  expect(to('POST', confirm)).toHaveLength(2)
  expect(to('POST', path).map((sent) => sent.body)).toEqual([body, body, body, body])
  await waitFor(() => expect(screen.queryByText('Confirm your password')).toBeNull())
})

test('a password that nobody gives leaves the refusal, and the next try asks again', async () => {
  oldSession()
  for (let turn = 0; turn < 2; turn++) {
    const refusal = create().catch((error) => error)
    await field()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await act(() => refusal)).toMatchObject({ status: 403, refusal: { message: needed } })
  }
})
