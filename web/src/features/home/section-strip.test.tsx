// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../../test/in-app.tsx'
import { json, refused, stubApi } from '../../../test/stub-api.ts'
import { queryClient } from '../../api.ts'
import { SectionStrip } from './section-strip.tsx'

const sectionOf = (title: string) => ({
  id: title,
  sectionType: 'offer',
  title,
  content: null,
  imageUrl: null,
  linkUrl: null,
  buttonText: null,
})

const sections = ['First', 'Second'].map(sectionOf)
const path = 'GET /api/homepage-content'

/** Where the strip's place is, in px from the top of the screen. */
let top = 2_000
const strip = () => screen.queryByRole('region', { name: 'Today at the house' })

/** Shows the strip and waits for its answer. */
const show = async () => {
  renderInApp(<SectionStrip />, '/')
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  await act(async () => {})
}

beforeEach(() => {
  top = 2_000
  queryClient.clear()
  vi.stubGlobal('CSS', { supports: () => true })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, top, 100, 0),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('active sections stand in the order that the server gives', async () => {
  stubApi({ [path]: () => json(sections) })
  await show()
  const titles = screen.getAllByRole('heading', { level: 2 })
  expect(titles.map(({ textContent }) => textContent)).toEqual(['First', 'Second'])
  expect(strip()).not.toBeNull()
})

test.each([
  ['no section', () => json([])],
  ['no answer', () => refused(500, 'unexpected', 'Something went wrong.')],
])('with %s there is no wall and no word of it', async (_, answer) => {
  stubApi({ [path]: answer })
  await show()
  expect(strip()).toBeNull()
  expect(screen.queryByText('Something went wrong.')).toBeNull()
})

test('where it would push what is being looked at, it waits until that is scrolled past', async () => {
  top = 300
  stubApi({ [path]: () => json(sections) })
  await show()
  expect(strip()).toBeNull()
  top = 10
  fireEvent.scroll(window)
  expect(strip()).toBeNull()
  top = -10
  fireEvent.scroll(window)
  expect(strip()).not.toBeNull()
})

test('a click or a key brings it in, a press alone does not', async () => {
  top = 300
  stubApi({ [path]: () => json(sections) })
  await show()
  fireEvent.pointerDown(document.body)
  expect(strip()).toBeNull()
  fireEvent.click(document.body)
  expect(strip()).not.toBeNull()
})

test('the page is scrolled by what was put in above, once', async () => {
  const scrollBy = vi.fn()
  vi.stubGlobal('scrollBy', scrollBy)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(640)
  top = -50
  stubApi({ [path]: () => json(sections) })
  await show()
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: 640, behavior: 'instant' })
})

test('what is known already stands there from the start', async () => {
  top = 300
  queryClient.setQueryData(['/api/homepage-content'], sections)
  stubApi({})
  await show()
  expect(strip()).not.toBeNull()
})
