import { act, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { split } from '../split.tsx'
import { Link } from '../ui/link.tsx'
import { ErrorBoundary } from './page-states.tsx'

/** A site whose page `/far` is fetched by `load`. */
const site = (load: () => Promise<() => ReactNode>) => {
  const far = split(load)
  const Page = () => (useLocation().pathname === '/far' ? <far.Component /> : <h1>Near</h1>)
  return render(
    <MemoryRouter>
      <Link to="/">To near</Link>
      <Link to="/far">To far</Link>
      <Suspense fallback={<p>Loading...</p>}>
        <ErrorBoundary>
          <Page />
        </ErrorBoundary>
      </Suspense>
    </MemoryRouter>,
  )
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const follow = async (name: string) => {
  await act(async () => fireEvent.click(screen.getByText(name)))
  await pass(1_000)
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const connection = (isOnline: boolean) =>
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
})

test('code that does not come is asked for twice, then never by itself', async () => {
  const load = vi.fn(() => Promise.reject(new Error('lost')))
  site(load)
  await follow('To far')
  expect(heading()).toBe('This page did not arrive')
  await pass(60_000)
  expect(load).toHaveBeenCalledTimes(2)
})

test('code that comes the second time shows without a word', async () => {
  const load = vi.fn(async () => () => <h1>Far</h1>)
  load.mockRejectedValueOnce(new Error('lost'))
  site(load)
  await follow('To far')
  expect(heading()).toBe('Far')
})

test('a second click on the link asks anew, and so does a later visit', async () => {
  let isThere = false
  const load = vi.fn(async () => {
    if (!isThere) throw new Error('lost')
    return () => <h1>Far</h1>
  })
  site(load)
  await follow('To far')
  await follow('To far')
  expect(heading()).toBe('This page did not arrive')
  expect(load).toHaveBeenCalledTimes(4)
  await follow('To near')
  expect(heading()).toBe('Near')
  isThere = true
  await follow('To far')
  expect(heading()).toBe('Far')
})

test('without a connection the page says so, and comes with it', async () => {
  connection(false)
  const load = vi.fn(async () => () => <h1>Far</h1>)
  load.mockRejectedValueOnce(new Error('offline'))
  site(load)
  await follow('To far')
  expect(screen.getByRole('alert').textContent).toContain('You are offline.')
  connection(true)
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(heading()).toBe('Far')
})
