import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  answers,
  listed,
  openByHand,
  openedId,
  pass,
  path,
  server,
  show,
} from '../../../../test/lead-server.tsx'
import { json, refused, stubApi } from '../../../../test/stub-api.ts'

const others = ['Asha Sen', 'রিয়া সেন']
const everybody = ['Asha Sen', 'Imran Khan', 'রিয়া সেন']

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const markSpam = () => press('Mark as spam')

test('a request that is marked as spam leaves the list at once and can be called back', async () => {
  const { to } = stubApi(answers())
  const { place } = await show()
  openByHand('Imran Khan')
  markSpam()
  // On to the next one.
  await waitFor(() => expect(place.current).toMatch(/lead=.*2$/))
  expect(listed()).toEqual(others)
  expect(await screen.findByText('Marked as Spam')).toBeTruthy()
  await pass(2_000)
  expect(listed()).toEqual(others)
  press('Undo')
  await waitFor(() => expect(listed()).toEqual(everybody))
  expect(to('PUT', `${path}/${openedId}`).at(-1)?.body).toEqual({ spam: false })
})

test('a request that is called back is on the list soon, though the list hears of it late', async () => {
  const all = answers()
  let late: Response | undefined
  stubApi({
    ...all,
    [`GET ${path}`]: (call) => late?.clone() ?? (all[`GET ${path}`]?.(call) as Response),
  })
  await show()
  openByHand('Imran Khan')
  markSpam()
  expect(await screen.findByText('Marked as Spam')).toBeTruthy()
  late = json(server.leads.filter(({ id }) => id !== openedId))
  press('Undo')
  expect(await screen.findByText('Restored')).toBeTruthy()
  await pass(1_000)
  expect(listed()).toEqual(others)
  late = undefined
  await pass(6_000)
  expect(listed()).toEqual(everybody)
})

test('the spam is a list of its own, where requests are restored', async () => {
  stubApi(answers())
  const { place } = await show()
  openByHand('Imran Khan')
  markSpam()
  await screen.findByText('Marked as Spam')
  press('Spam folder')
  await waitFor(() => expect(listed()).toEqual(['Imran Khan']))
  expect(place.current).toBe('/admin?spam=true')
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
  openByHand('Imran Khan')
  press('Restore')
  expect(await screen.findByText('No spam')).toBeTruthy()
  press('Spam folder')
  await waitFor(() => expect(listed()).toEqual(everybody))
})

test('ERR-04 TOAST-02 a request that could not be moved is back, with the reason and another try', async () => {
  let broken = true
  const all = answers()
  stubApi({
    ...all,
    [`PUT ${path}/${openedId}`]: (call) =>
      broken
        ? refused(500, 'unexpected', 'Broken for now.')
        : (all[`PUT ${path}/${openedId}`]?.(call) ?? expect.fail()),
  })
  await show()
  openByHand('Imran Khan')
  markSpam()
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByText('Error')).toBeTruthy()
  expect(alert.textContent).toContain('Broken for now.')
  await waitFor(() => expect(listed()).toEqual(everybody))
  broken = false
  press('Try again')
  await waitFor(() => expect(listed()).toEqual(others))
})
