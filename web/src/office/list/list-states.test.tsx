import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { unreachable } from '../page/failure.ts'
import { ListEmpty, ListFailed, LoadMore, StaleNotice } from './list-states.tsx'

const setOnline = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => {
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  })
}

test('an empty list says what it would hold and offers what to do', () => {
  render(
    <ListEmpty
      art="door"
      title="No quotes yet"
      level="h3"
      action={<button type="button">Add</button>}
    >
      Brands will say something one day.
    </ListEmpty>,
  )
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('No quotes yet')
  expect(screen.getByRole('button', { name: 'Add' })).toBeTruthy()
})

test('a list that failed says why, offline in other words, and is tried again', () => {
  const onRetry = vi.fn()
  const error = new TypeError('fetch failed')
  render(<ListFailed title="No quotes came" error={error} onRetry={onRetry} />)
  expect(screen.getByRole('alert').textContent).toBe(unreachable)
  setOnline(false)
  expect(screen.getByRole('alert').textContent).toContain('You are offline.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

test('a list that may be old says so, unless all the page says that it is offline', () => {
  render(<StaleNotice hasFailed />)
  expect(screen.getByRole('status').textContent).toContain('The last refresh failed.')
  setOnline(false)
  expect(screen.getByRole('status').textContent).toBe('')
})

test('more is asked for once at a time, and again after a failure', () => {
  const onMore = vi.fn()
  const { rerender } = render(<LoadMore hasMore onMore={onMore} />)
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }))
  rerender(<LoadMore hasMore isLoading onMore={onMore} />)
  fireEvent.click(screen.getByRole('button', { name: 'Loading more...' }))
  expect(onMore).toHaveBeenCalledOnce()
  rerender(<LoadMore hasMore failure="More could not be loaded." onMore={onMore} />)
  expect(screen.getByRole('alert').textContent).toBe('More could not be loaded.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onMore).toHaveBeenCalledTimes(2)
  rerender(<LoadMore hasMore={false} onMore={onMore} />)
  expect(screen.queryByRole('button')).toBeNull()
})
