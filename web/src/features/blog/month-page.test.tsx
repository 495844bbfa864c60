// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../../test/in-app.tsx'
import { stubApi } from '../../../test/stub-api.ts'
import { queryClient } from '../../api.ts'
import { MonthPage } from './month-page.tsx'

const path = '/blog/in/2025-03'
const posts = [
  { slug: 'ilish', title: 'ইলিশ vs chingri', createdAt: '2025-03-20T10:00:00.000Z', date: null },
  { slug: 'tea', title: 'Tea', createdAt: '2025-03-01T10:00:00.000Z', date: 'Pohela Boishakh' },
]

const pageWith = (known: unknown) =>
  new Response(
    `<!doctype html><body><script type="application/json" id="known">${JSON.stringify(known)}</script>`,
  )

const links = () =>
  screen.getAllByRole('listitem').map((item) => {
    const link = item.querySelector('a')
    return [item.textContent, link?.getAttribute('href')]
  })

beforeEach(() => queryClient.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('every post of a month is a link beside its date, in the order of the page', () => {
  queryClient.setQueryData(['blog-month', '2025-03'], posts)
  const { calls } = stubApi({})
  renderInApp(<MonthPage />, path)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Posts of March 2025')
  expect(links()).toEqual([
    ['March 20, 2025ইলিশ vs chingri', '/blog/ilish'],
    ['Pohela BoishakhTea', '/blog/tea'],
  ])
  expect(document.title).toBe('Posts of March 2025 - Bong Bari Blog')
  expect(calls).toEqual([])
})

test('come to without its HTML, a month is read from its own page', async () => {
  const { to } = stubApi({ [`GET ${path}`]: () => pageWith([[['blog-month', '2025-03'], posts]]) })
  renderInApp(<MonthPage />, path)
  expect(screen.getByText('Loading the post...')).toBeTruthy()
  await waitFor(() => expect(links()).toHaveLength(2))
  expect(to('GET', path)).toHaveLength(1)
})

test.each(['/blog/in/2025-13', '/blog/in/march', path])(
  '%s without posts says that there are none, to search engines too',
  async (address) => {
    stubApi({ [`GET ${path}`]: () => new Response('', { status: 404 }) })
    renderInApp(<MonthPage />, address)
    expect(await screen.findByRole('heading', { name: 'No posts of this month' })).toBeTruthy()
    expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe(
      'noindex',
    )
  },
)
