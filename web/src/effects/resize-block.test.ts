import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeScreen } from '../../test/fake-screen.ts'
import { resizeBlock } from './constants.ts'
import { startResizeBlock } from './effects.ts'

let screen = fakeScreen()
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  screen = fakeScreen()
  stop = startResizeBlock()
})
afterEach(() => {
  stop()
})

const isBlocked = () => 'resizing' in document.documentElement.dataset

test('LIM-04 nothing glides until 250 ms after the last change of width', () => {
  expect(resizeBlock).toBe(250)
  screen.resize(1_200)
  vi.advanceTimersByTime(249)
  screen.resize(1_100)
  vi.advanceTimersByTime(249)
  expect(isBlocked()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(isBlocked()).toBe(false)
})

test('the bars of a phone, which change the height alone, block nothing', () => {
  screen.resize(1_366, 600)
  expect(isBlocked()).toBe(false)
})

test('when it ends nothing stays blocked', () => {
  screen.resize(900)
  stop()
  expect(isBlocked()).toBe(false)
})
