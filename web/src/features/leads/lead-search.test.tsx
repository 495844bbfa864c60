// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  answers,
  listed,
  openByHand,
  pass,
  path,
  poll,
  row,
  setUp,
  show,
  tearDown,
} from '../../../test/lead-server.tsx'
import { stubApi } from '../../../test/stub-api.ts'

beforeEach(setUp)
afterEach(tearDown)

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search requests' })
const type = (value: string) => fireEvent.change(field(), { target: { value } })

const submit = () => fireEvent.submit(field().form ?? expect.fail())

test('a search is asked for once somebody stops typing, and stands in the address', async () => {
  const { to } = stubApi(answers())
  const { place } = await show('/admin?opened=true')
  type('Im')
  await pass(200)
  type('Imran ')
  await pass(200)
  expect(to('GET', path)).toHaveLength(1)
  await pass(150)
  await waitFor(() => expect(listed()).toEqual(['Imran Khan']))
  expect(place.current).toBe('/admin?opened=true&q=Imran')
  expect(to('GET', path).map(({ search }) => search.get('q'))).toEqual([null, 'Imran'])
  expect(field().value).toBe('Imran ')
})

test('a search without a match says so; showing all empties the field', async () => {
  stubApi(answers())
  await show()
  type('nobody')
  submit()
  expect(await screen.findByText('No request matches these filters')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show all requests' }))
  await waitFor(() => expect(listed()).toHaveLength(3))
  expect(field().value).toBe('')
})

test('a search in the address fills the field; one that is too long does not search', async () => {
  const { to } = stubApi(answers())
  const { unmount } = await show('/admin?q=Asha')
  expect(field().value).toBe('Asha')
  expect(listed()).toEqual(['Asha Sen'])
  unmount()
  await show(`/admin?q=${'a'.repeat(201)}`)
  expect(to('GET', path).at(-1)?.search.get('q')).toBeNull()
})

test('the list runs newest or oldest first, and an open lead that it lost keeps its place in both', async () => {
  stubApi(answers())
  const { place } = await show()
  fireEvent.change(screen.getByLabelText('Order'), { target: { value: 'oldest' } })
  await waitFor(() => expect(listed()).toEqual(['রিয়া সেন', 'Imran Khan', 'Asha Sen']))
  expect(place.current).toBe('/admin?order=oldest')
  fireEvent.change(screen.getByLabelText('Opened'), { target: { value: 'false' } })
  await waitFor(() => expect(listed()).toEqual(['Asha Sen']))
  openByHand('Asha Sen')
  await poll()
  expect(row('Asha Sen').getAttribute('aria-current')).toBe('true')
})
