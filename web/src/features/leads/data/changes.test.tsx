import { api } from '@bong-bari/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import {
  answers,
  change,
  leadOnServer,
  me,
  mitali,
  openedId,
  pass,
  path,
  row,
  show,
  unopenedId,
} from '../../../../test/lead-server.tsx'
import { json, stubApi } from '../../../../test/stub-api.ts'
import { keyOf, queryClient } from '../../../api.ts'
import { followUpDialog } from '../details/follow-up.tsx'

beforeAll(() => followUpDialog.prefetch())

const ownerPath = `${path}/${openedId}/owner`
const dayPath = `${path}/${openedId}/follow-up-on`
const press = (key: string) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, code: key })
const owner = () => screen.getByLabelText<HTMLSelectElement>('Owner')
const inDetails = () => within(screen.getByRole('complementary', { name: 'Request details' }))

const open = async () => {
  await show(`/admin?lead=${openedId}`)
  await waitFor(() =>
    expect(inDetails().getByRole<HTMLButtonElement>('button', { name: 'Mine' }).disabled).toBe(
      false,
    ),
  )
}
const pressMine = () => fireEvent.click(inDetails().getByRole('button', { name: 'Mine' }))

test('one press takes a request, the next gives it back, and each says so', async () => {
  const { to } = stubApi(answers())
  await open()
  pressMine()
  await pass(0)
  expect(owner().selectedOptions[0]?.text).toBe('Owner: you')
  expect(await screen.findByText('Imran Khan is with you now.')).toBeTruthy()
  expect(to('PUT', ownerPath)[0]?.headers.get('if-match')).toBe('"1"')
  expect(within(row('Imran Khan')).getByText('You')).toBeTruthy()
  pressMine()
  expect(await screen.findByText('Imran Khan has no owner now.')).toBeTruthy()
  expect(leadOnServer(openedId).ownerId).toBeNull()
})

test('a request is given to a colleague, and Undo gives it back', async () => {
  stubApi(answers())
  await open()
  await screen.findByRole('option', { name: 'Owner: mitali' })
  fireEvent.change(owner(), { target: { value: mitali.id } })
  expect(await screen.findByText('Imran Khan is with mitali now.')).toBeTruthy()
  expect(within(row('Imran Khan')).getByText('mitali')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Imran Khan has no owner now.')).toBeTruthy()
})

test('whoever is alone sees nothing of owners, but for a request of somebody who left', async () => {
  const alone = json([{ ...me, createdAt: '2026-11-24T04:44:00.000Z', lastLoginAt: null }])
  const { to } = stubApi({ ...answers(), 'GET /api/auth/users': () => alone.clone() })
  change(unopenedId, { ownerId: me.id, ownerName: me.username })
  change(openedId, { ownerId: '90000000-0000-4000-8000-000000000009', ownerName: 'kaku' })
  await show(`/admin?lead=${unopenedId}`)
  await waitFor(() => expect(screen.queryByLabelText('Owner')).toBeNull())
  expect(screen.queryByRole('button', { name: /^Mine/ })).toBeNull()
  expect(screen.queryByRole('group', { name: 'By owner' })).toBeNull()
  expect(within(row('Asha Sen')).queryByText('You')).toBeNull()
  press('m')
  fireEvent.click(screen.getByRole('button', { name: 'Imran Khan' }))
  await waitFor(() => expect(owner().selectedOptions[0]?.text).toBe('Owner: kaku (left)'))
  expect(to('PUT', `${path}/${unopenedId}/owner`)).toEqual([])
})

test('a request that a colleague took meanwhile is not taken from them unasked', async () => {
  stubApi(answers())
  await open()
  change(openedId, { ownerId: mitali.id, ownerName: 'mitali', version: 2, changedBy: 'mitali' })
  pressMine()
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('mitali was quicker: Imran Khan is with mitali now.')).toBeTruthy()
  expect(owner().value).toBe(mitali.id)
  fireEvent.click(alert.getByRole('button', { name: 'Change it anyway' }))
  expect(await screen.findByText('Imran Khan is with you now.')).toBeTruthy()
  expect(leadOnServer(openedId).ownerId).toBe(me.id)
})

test('what else was changed meanwhile is no matter, nor is a second press before the answer', async () => {
  const { to } = stubApi(answers())
  await open()
  change(openedId, { leadStatus: 'hot', version: 5 })
  pressMine()
  await pass(0)
  pressMine()
  await waitFor(() => expect(to('PUT', ownerPath)).toHaveLength(3))
  await screen.findByText('Imran Khan has no owner now.')
  expect(leadOnServer(openedId)).toMatchObject({ ownerId: null, version: 7 })
})

test('m takes the request that has the focus, also where no details are open', async () => {
  stubApi(answers())
  await show()
  await waitFor(() => expect(queryClient.getQueryData(keyOf(api.auth.me))).toBeTruthy())
  screen.getByRole('button', { name: 'Asha Sen' }).focus()
  press('m')
  expect(await screen.findByText('Asha Sen is with you now.')).toBeTruthy()
  expect(leadOnServer(unopenedId).ownerId).toBe(me.id)
})

test('f opens the follow-up day, and 1 2 3 within choose one of Kolkata’s days', async () => {
  stubApi(answers())
  await show()
  screen.getByRole('button', { name: 'Imran Khan' }).focus()
  press('f')
  const dialog = within(await screen.findByRole('dialog', { name: 'Follow up' }))
  expect(dialog.getByRole('button', { name: /In 3 days/ }).textContent).toContain('Fri 27 Nov')
  press('3')
  expect(await screen.findByText('Imran Khan: follow up on Mon 30 Nov.')).toBeTruthy()
  expect(leadOnServer(openedId)).toMatchObject({ followUpOn: '2026-11-30', leadStatus: 'new' })
})

test('a day that is over is taken, and said', async () => {
  const { to } = stubApi(answers())
  await open()
  fireEvent.click(inDetails().getByRole('button', { name: 'Follow up' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Follow up' }))
  fireEvent.change(dialog.getByLabelText('Another day'), { target: { value: '2026-11-22' } })
  expect(dialog.getByRole('status').textContent).toBe(
    'That is 2 days ago: the request counts as late at once.',
  )
  fireEvent.click(dialog.getByRole('button', { name: 'Set date' }))
  expect(inDetails().getByText('Late 2 days')).toBeTruthy()
  expect(within(row('Imran Khan')).getByText('Late 2 days')).toBeTruthy()
  await waitFor(() => expect(to('PUT', dayPath)[0]?.body).toEqual({ date: '2026-11-22' }))
  fireEvent.click(inDetails().getByRole('button', { name: 'Follow up on Sun 22 Nov' }))
  const again = within(await screen.findByRole('dialog', { name: 'Follow up' }))
  fireEvent.click(again.getByRole('button', { name: 'Clear date' }))
  expect(await screen.findByText('Imran Khan has no follow-up day any more.')).toBeTruthy()
  expect(screen.queryByText('Late 2 days')).toBeNull()
})
