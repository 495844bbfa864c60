import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  answers,
  change,
  leadOnServer,
  openedId,
  pass,
  path,
  show,
} from '../../../../test/lead-server.tsx'
import { refused, stubApi } from '../../../../test/stub-api.ts'

const choose = (status: string) => fireEvent.click(screen.getByRole('radio', { name: status }))
const chosen = () => screen.getByRole('radio', { checked: true }).getAttribute('value')

test('TOAST-16 LEAD-07 a status shows at once and is confirmed', async () => {
  stubApi(answers())
  await show(`/admin?lead=${openedId}`)
  choose('Dead')
  await pass(0)
  expect(chosen()).toBe('dead')
  expect(await screen.findByText('Status Updated')).toBeTruthy()
  expect(screen.getByText('Imran Khan is now dead.')).toBeTruthy()
  expect(leadOnServer(openedId).leadStatus).toBe('dead')
})

test('ERR-04 TOAST-02 a refused status is taken back with the words of the server', async () => {
  const id = openedId
  stubApi({
    ...answers(),
    [`PUT ${path}/${id}/status`]: () => refused(500, 'unexpected', 'Broken for now.'),
  })
  await show(`/admin?lead=${id}`)
  choose('Hot')
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByText('Error')).toBeTruthy()
  expect(alert.textContent).toContain('Broken for now.')
  expect(chosen()).toBe('new')
})

test('quick changes of one status are sent in order and the last one stands', async () => {
  const sent: unknown[] = []
  const id = openedId
  const gate = Promise.withResolvers<void>()
  stubApi({
    ...answers(),
    [`PUT ${path}/${id}/status`]: async ({ body }) => {
      sent.push(body)
      await gate.promise
      return change(id, Object(body))
    },
  })
  await show(`/admin?lead=${id}`)
  choose('Hot')
  choose('Warm')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(chosen()).toBe('warm')
  gate.resolve()
  await waitFor(() => expect(leadOnServer(id).leadStatus).toBe('warm'))
  expect(sent).toEqual([{ leadStatus: 'hot' }, { leadStatus: 'warm' }])
  expect(chosen()).toBe('warm')
})

test('LEAD-07 arrow keys pass by a status without setting it; Enter sets the one they stop at', async () => {
  const id = openedId
  const { to } = stubApi(answers())
  await show(`/admin?lead=${id}`)
  const radio = (name: string) => screen.getByRole('radio', { name })
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
  radio('New').focus()
  expect(press('ArrowRight')).toBe(false)
  press('ArrowDown')
  expect(document.activeElement).toBe(radio('Warm'))
  expect(chosen()).toBe('new')
  press('ArrowLeft')
  press('ArrowUp')
  press('ArrowLeft')
  expect(document.activeElement).toBe(radio('Dead'))
  expect(to('PUT', `${path}/${id}/status`)).toHaveLength(0)
  press('Enter')
  await pass(0)
  expect(chosen()).toBe('dead')
  expect(await screen.findByText('Imran Khan is now dead.')).toBeTruthy()
  press('Enter')
  expect(to('PUT', `${path}/${id}/status`)).toHaveLength(1)
})
