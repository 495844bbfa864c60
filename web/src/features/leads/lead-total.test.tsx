// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderInApp } from '../../../test/in-app.tsx'
import {
  answers,
  change,
  openedId,
  path,
  poll,
  server,
  setUp,
  show,
  tearDown,
} from '../../../test/lead-server.tsx'
import { json, refused, type StubbedCall, stubApi } from '../../../test/stub-api.ts'
import { LeadCount } from './lead-count.tsx'

beforeEach(setUp)
afterEach(tearDown)

const countPath = `${path}/count`
const link = { link: `<${path}?cursor=${encodeURIComponent('x#y')}>; rel="next"` }

/** A list whose further pages fail, so that all that is known of them is their count. */
const longList = (answer: () => Response, version = () => '"1"') => ({
  ...answers(),
  [`GET ${path}`]: ({ search, headers }: StubbedCall) => {
    if (search.has('cursor')) return refused(500, 'unexpected', 'Broken for now.')
    if (headers.get('if-none-match') === version()) return new Response(null, { status: 304 })
    return json(server.leads, 200, { ...link, etag: version() })
  },
  [`GET ${countPath}`]: answer,
})

const counting = (count: number | null, more = false) => longList(() => json({ count, more }))

/** What was asked to be counted, but for what the buttons of owners and days say. */
const ofList = (to: (method: string, path: string) => StubbedCall[]) =>
  to('GET', countPath)
    .map(({ search }) => String(search))
    .filter((search) => !/due|owner|queue/.test(search))

test('the list, the selection, the export and the badge say how many there are in all', async () => {
  const { to } = stubApi(counting(3018))
  await show('/admin?leadStatus=new&order=oldest')
  expect(await screen.findByText('3,018 requests')).toBeTruthy()
  expect(ofList(to)).toEqual(['leadStatus=new'])
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Export' })))
  const dialog = within(await screen.findByRole('dialog', { name: 'Export requests' }))
  expect(await dialog.findByText('3,018 requests: new; oldest first')).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  fireEvent.click(screen.getByRole('checkbox', { name: /Asha Sen/ }))
  expect(await screen.findByText('1 of 3,018 selected')).toBeTruthy()
  renderInApp(<LeadCount hasListBeside />)
  expect(await screen.findByText('3,018 new')).toBeTruthy()
})

test('a search that finds more than 100 says so', async () => {
  stubApi(counting(100, true))
  await show('/admin?q=a')
  expect(await screen.findByText('more than 100 requests')).toBeTruthy()
})

test.each([
  ['is behind the list', counting(2)],
  ['cannot be asked', longList(() => refused(500, 'unexpected', 'Broken for now.'))],
])('where the count %s, the list says that there are more', async (_, answer) => {
  stubApi(answer)
  await show()
  expect(await screen.findByText('more than 3 requests')).toBeTruthy()
})

test('LIM-03 the count is asked for again when the list has news, and not where all are loaded', async () => {
  let [version, count] = ['"1"', 3018]
  const { to } = stubApi(
    longList(
      () => json({ count, more: false }),
      () => version,
    ),
  )
  await show()
  await screen.findByText('3,018 requests')
  await poll()
  await poll()
  expect(ofList(to)).toEqual([''])
  ;[version, count] = ['"2"', 3019]
  change(openedId, { name: 'Imran Ali Khan' })
  await poll()
  expect(await screen.findByText('3,019 requests')).toBeTruthy()
})

test('a list that is loaded is counted here', async () => {
  const { to } = stubApi(answers())
  await show()
  expect(screen.getByText('3 requests')).toBeTruthy()
  server.leads = server.leads.slice(0, 1)
  await poll()
  expect(await screen.findByText('1 request')).toBeTruthy()
  expect(ofList(to)).toEqual([])
})
