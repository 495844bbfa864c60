// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../../test/in-app.tsx'
import { sectionOf } from '../../../test/section.ts'
import { json, refused, stubApi } from '../../../test/stub-api.ts'
import { queryClient } from '../../api.ts'
import { HomePage } from './home-page.tsx'

const sections = ['First', 'Second'].map((title, place) =>
  sectionOf({ id: `00000000-0000-4000-8000-00000000000${place}`, title }),
)
const path = 'GET /api/homepage-content'

const strip = () => screen.queryByRole('region', { name: 'Today at the house' })
const below = () => screen.queryByText('The films')

const show = () =>
  renderInApp(<HomePage intro={null} reach={null} videos={<p>The films</p>} request={null} />, '/')

beforeEach(() => {
  queryClient.clear()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('active sections stand in the order that the server gives', async () => {
  stubApi({ [path]: () => json(sections) })
  show()
  await waitFor(() => expect(strip()).not.toBeNull())
  const titles = strip()?.querySelectorAll('h2') ?? []
  expect([...titles].map(({ textContent }) => textContent)).toEqual(['First', 'Second'])
})

test('a section without anything to show leaves no gap between the others', async () => {
  const empty = sectionOf({ title: null, content: '' })
  stubApi({ [path]: () => json([sections[0], empty, sections[1]]) })
  show()
  await waitFor(() => expect(strip()).not.toBeNull())
  expect(strip()?.firstElementChild?.children).toHaveLength(2)
})

test.each([
  ['no section', () => json([])],
  ['nothing to show', () => json([sectionOf({ title: ' ', content: null })])],
  ['no answer', () => refused(500, 'unexpected', 'Something went wrong.')],
])('with %s there is no wall and no word of it', async (_, answer) => {
  stubApi({ [path]: answer })
  show()
  await waitFor(() => expect(below()).not.toBeNull())
  expect(strip()).toBeNull()
  expect(screen.queryByText('Something went wrong.')).toBeNull()
})

test('what stands below the sections waits for them, so that they push nothing', async () => {
  let answer = (_: Response) => {}
  stubApi({ [path]: () => new Promise<Response>((resolve) => (answer = resolve)) })
  show()
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
  expect(below()).toBeNull()
  expect(document.querySelector('[data-more]')).not.toBeNull()
  await act(async () => answer(json(sections)))
  await waitFor(() => expect(strip()).not.toBeNull())
  expect(below()).not.toBeNull()
  expect(document.querySelector('[data-more]')).toBeNull()
})

test('what is known already stands there from the start and is not asked for again', () => {
  queryClient.setQueryData(['/api/homepage-content'], sections, {
    updatedAt: Date.now() - 3_600_000,
  })
  const { calls } = stubApi({})
  show()
  expect(strip()).not.toBeNull()
  expect(calls.map((call) => call.path)).not.toContain('/api/homepage-content')
})

test('floors that stand without sections stay when the connection comes back', async () => {
  stubApi({ [path]: () => refused(500, 'unexpected', 'Something went wrong.') })
  show()
  await waitFor(() => expect(below()).not.toBeNull())
  stubApi({ [path]: () => new Promise(() => {}) })
  act(() => void queryClient.refetchQueries({ queryKey: ['/api/homepage-content'] }))
  await waitFor(() => expect(queryClient.isFetching()).toBe(1))
  expect(below()).not.toBeNull()
})
