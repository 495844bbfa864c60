import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import '../../../test/office.ts'
import {
  path,
  preview,
  sectionsAt,
  show,
  startServer,
  titles,
} from '../../../test/section-server.tsx'
import { refused, stubApi } from '../../../test/stub-api.ts'
import { byPlace } from './sections.ts'

const sections = sectionsAt({ A: 1, B: 2, C: 3 })
const [a, b] = sections

const start = async (more = {}) => {
  const { answers, server } = startServer(sections)
  const api = stubApi({ ...answers, ...more })
  show()
  await screen.findByRole('list', { name: 'Content sections' })
  return { ...api, server }
}

const move = (title: string, direction: 'up' | 'down') =>
  fireEvent.click(screen.getByRole('button', { name: `Move ${title} ${direction}` }))

const settled = (fetches: number, to: Awaited<ReturnType<typeof start>>['to']) =>
  waitFor(() => expect(to('GET', path)).toHaveLength(fetches))

test('a button moves a section, saves what got another number and says its place', async () => {
  const { to } = await start()
  move('A', 'down')
  await waitFor(() => expect(titles()).toEqual(['B', 'A', 'C']))
  expect(screen.getByText('A is now at place 2 of 3.')).toBeTruthy()
  await settled(2, to)
  expect(titles()).toEqual(['B', 'A', 'C'])
  expect(to('PUT', `${path}/${b?.id}`).map(({ body }) => body)).toEqual([{ displayOrder: 1 }])
  expect(to('PUT', `${path}/${a?.id}`).map(({ body }) => body)).toEqual([{ displayOrder: 2 }])
  expect(preview().getAllByRole('heading', { level: 3 })[0]?.textContent).toBe('B')
})

test('at either end the buttons do nothing', async () => {
  const { calls } = await start()
  move('A', 'up')
  move('C', 'down')
  expect(titles()).toEqual(['A', 'B', 'C'])
  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(0)
})

test('a press before the list has followed the one before it moves the same section', async () => {
  const { server } = await start()
  move('C', 'up')
  move('C', 'up')
  await waitFor(() => expect(titles()).toEqual(['C', 'A', 'B']))
  expect(screen.getByText('C is now at place 1 of 3.')).toBeTruthy()
  await waitFor(() =>
    expect(server.sections.toSorted(byPlace).map(({ title }) => title)).toEqual(['C', 'A', 'B']),
  )
})

test('an order that cannot be saved is taken back', async () => {
  const { to } = await start({
    [`PUT ${path}/${b?.id}`]: () => refused(500, 'unexpected', 'Broken for now.'),
  })
  move('A', 'down')
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByText('Broken for now.')).toBeTruthy()
  await settled(2, to)
  expect(titles()).toEqual(['A', 'B', 'C'])
})
