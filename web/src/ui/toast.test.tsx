import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToast, dismissToast, removeDelayMs, Toaster, toast } from './toast.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(<Toaster />)
})
afterEach(() => {
  const shown = currentToast()
  act(() => {
    if (shown) dismissToast(shown.id)
    vi.runAllTimers()
  })
})

const pass = (time: number) => act(() => vi.advanceTimersByTime(time))
const say = (title: string, destructive = false) =>
  act(() => toast({ title, description: 'What happened.', destructive }))

test('TOAST-01 a newer toast takes the place of the older one', () => {
  say('First')
  say('Second')
  expect(screen.queryByText('First')).toBeNull()
  expect(screen.getByText('Second')).toBeTruthy()
})

test('a success leaves after five seconds', () => {
  say('Done')
  pass(4_999)
  expect(screen.getByRole('status').textContent).toContain('Done')
  pass(1)
  expect(screen.queryByText('Done')).toBeNull()
})

test('the second of two successes has five seconds of its own', () => {
  say('First')
  pass(4_000)
  say('Second')
  pass(4_000)
  expect(screen.getByText('Second')).toBeTruthy()
})

test('a success stays while somebody points at it', () => {
  say('Done')
  fireEvent.pointerEnter(screen.getByRole('button', { name: 'Dismiss' }).parentElement as Element)
  pass(20_000)
  expect(screen.getByText('Done')).toBeTruthy()
})

test('TOAST-03 a failure is an alert and stays until it is closed', () => {
  say('Error', true)
  pass(600_000)
  expect(screen.getByRole('alert').textContent).toContain('What happened.')
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('TOAST-04 a dismissed toast is removed after 1,000,000 ms', () => {
  say('Error', true)
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  pass(removeDelayMs - 1)
  expect(removeDelayMs).toBe(1_000_000)
  expect(currentToast()).toMatchObject({ title: 'Error', open: false })
  pass(1)
  expect(currentToast()).toBeUndefined()
})

test('the removal of an old toast never takes a newer one along', () => {
  say('Old')
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  say('New', true)
  pass(removeDelayMs)
  expect(screen.getByText('New')).toBeTruthy()
})
