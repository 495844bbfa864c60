import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeCanvas } from '../../../test/fake-canvas.ts'
import { clickAt, enterWithPointer, fakeScreen, movePointer } from '../../../test/fake-screen.ts'
import { cursorLayer } from '../constants.ts'
import { startMagicalCursor } from './magical-cursor.ts'

const canvas = () => document.querySelector('canvas')
const isMagic = () => document.documentElement.dataset.cursor === 'magic'
const frames = (count: number) => vi.advanceTimersByTime(count * 16)

let stop = () => {}
let painted = fakeCanvas()

beforeEach(() => {
  vi.useFakeTimers()
  fakeScreen()
  painted = fakeCanvas()
  document.body.innerHTML =
    '<a href="/">a</a><input><div contenteditable="true">b</div><iframe></iframe>'
  stop = startMagicalCursor()
})
afterEach(() => {
  stop()
})

const element = (selector: string) => document.querySelector(selector) ?? document.body

test('FX-02 FX-13 the cursor is drawn on the highest layer, which no pointer or reader meets', () => {
  movePointer({ x: 10, y: 10 })
  frames(1)
  expect(cursorLayer).toBe(2_147_483_647)
  expect(canvas()?.style.zIndex).toBe('2147483647')
  expect(canvas()?.style.pointerEvents).toBe('none')
  expect(canvas()?.getAttribute('aria-hidden')).toBe('true')
  expect(isMagic()).toBe(true)
})

test('FX-14 moves shed two particles at most every 32 ms', () => {
  movePointer({ x: 10, y: 10 })
  movePointer({ x: 20, y: 10 })
  frames(1)
  // Two particles and the pin.
  expect(painted.drawn.saves).toBe(3)
  movePointer({ x: 30, y: 10 })
  frames(1)
  expect(painted.drawn.saves).toBe(3)
  movePointer({ x: 40, y: 10 })
  frames(1)
  expect(painted.drawn.saves).toBe(5)
})

test('FX-15 a click throws six particles, a click by key none', () => {
  clickAt({ x: 10, y: 10, detail: 0 })
  frames(1)
  expect(painted.drawn.saves).toBe(0)
  clickAt({ x: 10, y: 10 })
  frames(1)
  expect(painted.drawn.saves).toBe(6)
})

test('FX-16 after 45 frames nothing is left to draw, and no frame is asked for', () => {
  const ask = vi.spyOn(window, 'requestAnimationFrame')
  movePointer({ x: 10, y: 10 })
  clickAt({ x: 10, y: 10 })
  frames(33)
  expect(painted.drawn.saves).toBe(9)
  frames(16)
  // The pin stays where it was.
  expect(painted.drawn.saves).toBe(1)
  ask.mockClear()
  frames(600)
  expect(ask).not.toHaveBeenCalled()
})

test('where text is typed and in frames the pin is not drawn and nothing sparkles', () => {
  for (const selector of ['input', '[contenteditable]', 'iframe']) {
    movePointer({ x: 10, y: 10, on: element(selector) })
    clickAt({ on: element(selector) })
    frames(1)
    expect(painted.drawn.saves, selector).toBe(0)
  }
})

test('a link that comes under the resting mouse is seen', () => {
  movePointer({ x: 10, y: 10 })
  frames(60)
  const { clears } = painted.drawn
  enterWithPointer({ x: 10, y: 10, on: element('a') })
  frames(1)
  expect(painted.drawn.clears).toBe(clears + 1)
})

test('a finger, or leaving the window, gives the own cursor back', () => {
  movePointer({ x: 10, y: 10 })
  movePointer({ x: 10, y: 10, pointerType: 'touch' })
  expect(isMagic()).toBe(false)
  movePointer({ x: 10, y: 10 })
  document.documentElement.dispatchEvent(new PointerEvent('pointerleave'))
  expect(isMagic()).toBe(false)
  frames(1)
  expect(painted.drawn.saves).toBe(0)
})

test('SESS-11 auth-state-changed resets the visibility flag until the next move', () => {
  movePointer({ x: 10, y: 10 })
  window.dispatchEvent(new Event('auth-state-changed'))
  expect(isMagic()).toBe(false)
  movePointer({ x: 11, y: 10 })
  expect(isMagic()).toBe(true)
})

test('a browser that cannot draw keeps its own cursor', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  painted.calls.clearRect = () => {
    throw new Error('no canvas')
  }
  movePointer({ x: 10, y: 10 })
  frames(1)
  expect(isMagic()).toBe(false)
  expect(canvas()).toBeNull()
  expect(warn).toHaveBeenCalledOnce()
  painted.getContext.mockReturnValue(null)
  stop = startMagicalCursor()
  movePointer({ x: 20, y: 10 })
  expect(isMagic()).toBe(false)
})
