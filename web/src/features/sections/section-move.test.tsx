// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setUpOffice, tearDownOffice } from '../../../test/office.ts'
import {
  path,
  preview,
  rows,
  sectionsAt,
  show,
  startServer,
  titles,
} from '../../../test/section-server.tsx'
import { refused, stubApi } from '../../../test/stub-api.ts'
import { byPlace } from './sections.ts'

beforeEach(setUpOffice)
afterEach(tearDownOffice)

const sections = sectionsAt({ A: 1, B: 2, C: 3 })
const [a, , c] = sections
const order = `${path}/order`

const start = async (more = {}) => {
  const { answers, server } = startServer(sections)
  const api = stubApi({ ...answers, ...more })
  show()
  await screen.findByRole('list', { name: 'Content sections' })
  return { ...api, server }
}

const grip = (title: string) => screen.getByRole('button', { name: new RegExp(`^Move ${title}:`) })

const settled = (fetches: number, to: Awaited<ReturnType<typeof start>>['to']) =>
  waitFor(() => expect(to('GET', path)).toHaveLength(fetches))

test('an arrow key moves a section, saves what got another number and says its place', async () => {
  const { to } = await start()
  fireEvent.keyDown(grip('A'), { key: 'ArrowDown' })
  await waitFor(() => expect(titles()).toEqual(['B', 'A', 'C']))
  expect(screen.getByText('A is now at place 2 of 3.')).toBeTruthy()
  await settled(2, to)
  expect(titles()).toEqual(['B', 'A', 'C'])
  expect(to('PUT', order).map(({ body }) => body)).toEqual([
    {
      places: [
        { id: a?.id, displayOrder: 3 },
        { id: c?.id, displayOrder: 4 },
      ],
    },
  ])
  expect(preview().getAllByRole('heading', { level: 3 })[0]?.textContent).toBe('B')
})

test('at either end the keys do nothing', async () => {
  const { calls } = await start()
  fireEvent.keyDown(grip('A'), { key: 'ArrowUp' })
  fireEvent.keyDown(grip('C'), { key: 'ArrowDown' })
  expect(titles()).toEqual(['A', 'B', 'C'])
  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(0)
})

test('quick presses are saved one after the other and end where they should', async () => {
  const { server } = await start()
  fireEvent.keyDown(grip('C'), { key: 'ArrowUp' })
  await waitFor(() => expect(titles()).toEqual(['A', 'C', 'B']))
  fireEvent.keyDown(grip('C'), { key: 'ArrowUp' })
  await waitFor(() => expect(titles()).toEqual(['C', 'A', 'B']))
  await waitFor(() =>
    expect(server.sections.toSorted(byPlace).map(({ title }) => title)).toEqual(['C', 'A', 'B']),
  )
  expect(titles()).toEqual(['C', 'A', 'B'])
})

test('a press before the list has followed the one before it moves the same section', async () => {
  const { server } = await start()
  fireEvent.keyDown(grip('C'), { key: 'ArrowUp' })
  fireEvent.keyDown(grip('C'), { key: 'ArrowUp' })
  await waitFor(() => expect(titles()).toEqual(['C', 'A', 'B']))
  expect(screen.getByText('C is now at place 1 of 3.')).toBeTruthy()
  await waitFor(() =>
    expect(server.sections.toSorted(byPlace).map(({ title }) => title)).toEqual(['C', 'A', 'B']),
  )
})

/** jsdom has no layout: rows are 100 pixels high, one below the other. */
const layOut = () => {
  for (const [place, row] of rows().entries())
    row.getBoundingClientRect = () => new DOMRect(0, place * 100, 500, 100)
}

const pointer = (type: string, y: number) => {
  const event = new MouseEvent(type, { bubbles: true, clientY: y, button: 0 })
  return Object.defineProperty(event, 'pageY', { value: y })
}

const drag = (title: string, from: number, to: number) => {
  layOut()
  const handle = grip(title)
  handle.setPointerCapture = () => {}
  fireEvent(handle, pointer('pointerdown', from))
  fireEvent(handle, pointer('pointermove', to))
  return handle
}

test('a section is dragged to another place and dropped there', async () => {
  const { to } = await start()
  const handle = drag('C', 250, 30)
  expect(rows().map(({ style }) => style.transform)).toEqual([
    'translateY(100px)',
    'translateY(100px)',
    'translateY(-220px)',
  ])
  expect(to('PUT', order)).toHaveLength(0)
  fireEvent(handle, pointer('pointerup', 30))
  await waitFor(() => expect(titles()).toEqual(['C', 'A', 'B']))
  await settled(2, to)
  expect(titles()).toEqual(['C', 'A', 'B'])
})

test('a section is dropped where the pointer left it, however quick it was', async () => {
  await start()
  // The page has no time to follow between a move and the drop.
  const handle = drag('C', 250, 240)
  fireEvent(handle, pointer('pointerup', 30))
  await waitFor(() => expect(titles()).toEqual(['C', 'A', 'B']))
})

test('a drag that is broken off, or ends where it began, changes nothing', async () => {
  const { calls } = await start()
  fireEvent.keyDown(drag('C', 250, 30), { key: 'Escape' })
  fireEvent(grip('C'), pointer('pointerup', 30))
  fireEvent(drag('A', 50, 60), pointer('pointerup', 60))
  expect(titles()).toEqual(['A', 'B', 'C'])
  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(0)
})

test('an order that cannot be saved is taken back', async () => {
  const { to } = await start({
    [`PUT ${order}`]: () => refused(500, 'unexpected', 'Broken for now.'),
  })
  fireEvent.keyDown(grip('A'), { key: 'ArrowDown' })
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByText('Broken for now.')).toBeTruthy()
  await settled(2, to)
  expect(titles()).toEqual(['A', 'B', 'C'])
})
