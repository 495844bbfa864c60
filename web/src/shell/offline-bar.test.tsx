import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { OfflineBar } from './offline-bar.tsx'

const connection = (isOnline: boolean) =>
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  })

beforeEach(() => void vi.useFakeTimers())

test('a lost connection is said while it lasts, and its return for a moment', () => {
  render(<OfflineBar />)
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('')
  connection(false)
  expect(status.textContent).toContain('You are offline.')
  connection(true)
  expect(status.textContent).toBe('You are back online.')
  act(() => void vi.advanceTimersByTime(5_000))
  expect(status.textContent).toBe('')
})
