// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setUpOffice, tearDownOffice } from '../../../test/office.ts'
import { sectionOf } from '../../../test/section.ts'
import { path, press, preview, rows, show, startServer } from '../../../test/section-server.tsx'
import { json, type StubbedCall, stubApi } from '../../../test/stub-api.ts'

beforeEach(setUpOffice)
afterEach(tearDownOffice)

const section = sectionOf()
const put = `PUT ${path}/${section.id}`

const start = async (given = section, more = {}) => {
  const { answers, server } = startServer([given])
  const api = stubApi({ ...answers, ...more })
  show()
  await screen.findByRole('list', { name: 'Content sections' })
  const sent = () => api.to('PUT', `${path}/${given.id}`)
  return { ...api, server, sent }
}

const toggle = () => screen.getByRole('switch', { name: /^Active: / })
const isOn = () => toggle().getAttribute('aria-checked')

test('HPC-08 a switch turns a section off at once, by its one field and its version', async () => {
  let answer = () => {}
  const later = new Promise<void>((resolve) => (answer = resolve))
  const { sent, server } = await start(section, {
    [put]: async () => {
      await later
      server.sections = [{ ...section, isActive: false, version: 2 }]
      return json(server.sections[0])
    },
  })
  expect(isOn()).toBe('true')
  toggle().focus()
  fireEvent.click(toggle())
  await waitFor(() => expect(isOn()).toBe('false'))
  expect(within(rows()[0] ?? document.body).getByText('Inactive')).toBeTruthy()
  expect(preview().getByText('0 active sections')).toBeTruthy()
  expect(toggle().getAttribute('aria-disabled')).toBe('true')
  // A second press before the answer would go by a version that is gone.
  fireEvent.click(toggle())
  answer()
  expect(await screen.findByText('Half price is off')).toBeTruthy()
  expect(screen.getByText('Visitors do not see it.')).toBeTruthy()
  expect(sent()).toHaveLength(1)
  expect(sent()[0]?.body).toEqual({ isActive: false })
  expect(sent()[0]?.headers.get('if-match')).toBe('"1"')
  expect(document.activeElement).toBe(toggle())
})

test('Undo turns it back, by the version that the switch made', async () => {
  const { sent } = await start()
  fireEvent.click(toggle())
  await screen.findByText('Half price is off')
  press('Undo')
  expect(await screen.findByText('Half price is on')).toBeTruthy()
  expect(isOn()).toBe('true')
  expect(sent().map(({ body, headers }) => [body, headers.get('if-match')])).toEqual([
    [{ isActive: false }, '"1"'],
    [{ isActive: true }, '"2"'],
  ])
})

test('what another admin changed meanwhile stays, and the switch is laid over it', async () => {
  const { sent, server } = await start()
  server.sections = [{ ...section, title: 'Free', changedBy: 'mira', version: 5 }]
  fireEvent.click(toggle())
  expect(await screen.findByText('Free is off')).toBeTruthy()
  expect(
    screen.getByText('Visitors do not see it. mira changed it meanwhile; that stays.'),
  ).toBeTruthy()
  expect(sent().map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"5"'])
  expect(server.sections[0]).toMatchObject({ title: 'Free', isActive: false })
})

test('what another admin turned off already is not sent again', async () => {
  const { sent, server } = await start()
  server.sections = [{ ...section, isActive: false, changedBy: 'mira', version: 2 }]
  fireEvent.click(toggle())
  expect(await screen.findByText('Half price is off')).toBeTruthy()
  expect(sent()).toHaveLength(1)
  expect(isOn()).toBe('false')
})

test('somebody who saves without end does not keep the switch asking for ever', async () => {
  let version = 1
  const { sent } = await start(section, {
    [put]: () => {
      version += 1
      const current = { ...section, version }
      return json({ code: 'changed-meanwhile', message: 'Changed.', current, requestId: 'r' }, 412)
    },
  })
  fireEvent.click(toggle())
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(sent()).toHaveLength(5)
  await waitFor(() => expect(isOn()).toBe('true'))
})

test('a switch that fails goes back, says why and can be tried again', async () => {
  let broken = true
  const { server } = await start(section, {
    [put]: ({ body }: StubbedCall) => {
      if (broken) throw new TypeError('Failed to fetch')
      server.sections = [{ ...section, ...Object(body), version: 2 }]
      return json(server.sections[0])
    },
  })
  fireEvent.click(toggle())
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Half price could not be turned off.')
  expect(isOn()).toBe('true')
  broken = false
  press('Try again')
  expect(await screen.findByText('Half price is off')).toBeTruthy()
})

test.each([
  [{ validTo: '2026-01-02T04:30:00.000Z' }, /^Its end, 2 Jan 2026, 10:00 is in the past, so/],
  [{ validFrom: '2098-01-02T04:30:00.000Z' }, 'Visitors see it from 2 Jan 2098, 10:00.'],
  [{ title: null, content: null }, 'It has nothing to show, so Home draws nothing of it.'],
  [{}, 'Visitors see it now.'],
])('turned on with %o it says what visitors see', async (fields, words) => {
  await start(sectionOf({ ...fields, isActive: false }))
  fireEvent.click(toggle())
  expect(await screen.findByText(words)).toBeTruthy()
})

test('HPC-19 a row without anything to show says so, and so does the preview', async () => {
  await start(sectionOf({ title: ' ', content: null, linkUrl: '/about' }))
  expect(screen.getByText('Shows nothing')).toBeTruthy()
  expect(preview().getByText(/^this offer shows nothing/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Edit this offer' })).toBeTruthy()
})
