import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  answers,
  listed,
  openByHand,
  openedId,
  path,
  poll,
  server,
  show,
  unopenedId,
} from '../../../../test/lead-server.tsx'
import { json, refused, stubApi } from '../../../../test/stub-api.ts'

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const askToErase = async () => {
  openByHand('Imran Khan')
  press('Erase')
  return within(await screen.findByRole('dialog', { name: 'Erase this request?' }))
}
const confirm = async () =>
  fireEvent.click((await askToErase()).getByRole('button', { name: 'Erase for good' }))

const others = ['Asha Sen', 'রিয়া সেন']
const erased = { [`PUT ${path}/${openedId}/open`]: () => refused(404, 'lead-not-found', 'Gone.') }

test('an erased request leaves the list, the details and the drafts, and no poll brings it back', async () => {
  const before = [...server.leads]
  stubApi({ ...answers(), ...erased })
  const { place } = await show()
  openByHand('Imran Khan')
  fireEvent.change(screen.getByLabelText('Follow-up notes'), { target: { value: 'ফোন' } })
  expect(JSON.stringify({ ...sessionStorage })).toContain('ফোন')
  await confirm()
  await waitFor(() => expect(place.current).toBe('/admin'))
  expect(listed()).toEqual(others)
  expect(await screen.findByText('Request Erased')).toBeTruthy()
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('ফোন')
  // A list that lags behind still has it.
  server.leads = before
  await poll()
  expect(listed()).toEqual(others)
})

test('other requests of the same person are listed, and those that are ticked are erased too', async () => {
  const { to } = stubApi({ ...answers(), ...erased })
  await show()
  const dialog = await askToErase()
  const other = await dialog.findByRole('checkbox', { name: /Asha Sen, Company 0, 23 Nov 2026/ })
  expect(dialog.getAllByRole('checkbox')).toHaveLength(2)
  fireEvent.click(other)
  fireEvent.click(dialog.getByRole('button', { name: 'Erase 2 for good' }))
  expect(await screen.findByText('Requests Erased')).toBeTruthy()
  expect(to('POST', `${path}/bulk`).map(({ body }) => body)).toEqual([
    { ids: [unopenedId], change: { erase: true } },
  ])
  expect(listed()).toEqual(['রিয়া সেন'])
})

test('one of the others that could not be erased keeps the dialog open, and a list that fails can be asked for again', async () => {
  let broken = true
  const { [`GET ${path}/${openedId}/same-sender`]: others, ...rest } = answers()
  stubApi({
    ...rest,
    [`GET ${path}/${openedId}/same-sender`]: (call) =>
      broken || !others ? refused(500, 'unexpected', 'Broken for now.') : others(call),
    [`POST ${path}/bulk`]: () => json([{ id: unopenedId, outcome: 'failed' }]),
  })
  await show()
  const dialog = await askToErase()
  expect((await dialog.findByRole('alert')).textContent).toContain('Broken for now.')
  broken = false
  fireEvent.click(dialog.getByRole('button', { name: 'Try again' }))
  fireEvent.click(await dialog.findByRole('checkbox', { name: /Asha Sen/ }))
  fireEvent.click(dialog.getByRole('button', { name: 'Erase 2 for good' }))
  expect(await screen.findByText(/1 of 1 others could not be erased/)).toBeTruthy()
  expect(dialog.getByRole('checkbox', { name: /Asha Sen/ })).toBeTruthy()
  expect(listed()).toHaveLength(3)
})

test('nothing is erased before it is confirmed', async () => {
  const { to } = stubApi(answers())
  await show()
  const dialog = await askToErase()
  expect(dialog.getByText(/This cannot be undone/)).toBeTruthy()
  expect(dialog.getByText(/backups forget it after 35 days/)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(to('DELETE', `${path}/${openedId}`)).toEqual([])
  expect(screen.getByRole('heading', { name: 'Imran Khan' })).toBeTruthy()
})

test('ERR-04 a request that could not be erased stays, with the reason', async () => {
  const broken = () => refused(500, 'unexpected', 'Broken for now.')
  stubApi({ ...answers(), [`DELETE ${path}/${openedId}`]: broken })
  await show()
  await confirm()
  expect((await screen.findByRole('alert')).textContent).toContain('Broken for now.')
  expect(listed()).toEqual(['Asha Sen', 'Imran Khan', 'রিয়া সেন'])
})

test('all that is held of a person is saved as one file', async () => {
  const saved: string[] = []
  URL.createObjectURL = () => 'blob:file'
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  const headers = { 'content-disposition': 'attachment; filename="their-data-2026-11-24.json"' }
  const data = () => new Response('{}', { headers })
  stubApi({ ...answers(), [`GET ${path}/${openedId}/data`]: data })
  await show()
  openByHand('Imran Khan')
  press('Their data')
  expect(await screen.findByText('Their Data Saved')).toBeTruthy()
  expect(saved).toEqual(['their-data-2026-11-24.json'])
})
