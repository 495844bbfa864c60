import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeScreen, movePointer, placeAt, scrollPage } from '../../test/fake-screen.ts'
import { layoutTransition } from './constants.ts'
import { startReveal } from './reveal.ts'

const watched = new Map<Element, (seen: boolean) => void>()

/** Says nothing by itself: a test enters elements. */
class FakeObserver {
  #tell: (entries: unknown[]) => void
  constructor(tell: (entries: unknown[]) => void) {
    this.#tell = tell
  }
  observe = (target: Element) => {
    watched.set(target, (isIntersecting) => this.#tell([{ target, isIntersecting }]))
  }
  unobserve = (target: Element) => watched.delete(target)
  disconnect = () => watched.clear()
}

const directions = ['up', 'down', 'left', 'right']
let stop = () => {}

const add = (top: number, direction = 'up') => {
  const element = document.createElement('p')
  element.dataset.reveal = direction
  placeAt(element, top)
  document.querySelector('div')?.append(element)
  return element
}

beforeEach(() => {
  vi.useFakeTimers()
  fakeScreen()
  scrollPage(0)
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  document.body.innerHTML = '<main id="main"><div></div></main>'
  watched.clear()
  stop = startReveal()
})
afterEach(() => {
  stop()
})

const sheet = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')

const state = (element: Element) => element.getAttribute('data-revealed')

test('nothing hides before the visitor does something, nor on or near the first screen ever', () => {
  const below = add(2_000)
  const near = add(800)
  expect(state(below)).toBeNull()
  movePointer({})
  expect(state(below)).toBe('no')
  expect(state(near)).toBeNull()
})

test('FX-06 elements come in from four directions when their edge enters, once', () => {
  const elements = directions.map((direction) => add(2_000, direction))
  movePointer({})
  expect(elements.map(state)).toEqual(['no', 'no', 'no', 'no'])
  for (const element of elements) watched.get(element)?.(false)
  expect(elements.map(state)).toEqual(['no', 'no', 'no', 'no'])
  for (const element of elements) watched.get(element)?.(true)
  expect(elements.map(state)).toEqual(['yes', 'yes', 'yes', 'yes'])
  expect(watched.size).toBe(0)
  const styles = sheet('effects.css')
  for (const direction of directions)
    expect(styles).toContain(`[data-revealed="no"][data-reveal="${direction}"]`)
})

test('LIM-06 a layout transition takes 0.45 s, in the sheets as in the scripts', () => {
  const element = add(2_000)
  movePointer({})
  watched.get(element)?.(true)
  vi.advanceTimersByTime(449)
  expect(state(element)).toBe('yes')
  vi.advanceTimersByTime(1)
  expect(state(element)).toBeNull()
  expect(layoutTransition).toBe(450)
  const tokens = sheet('../styles/tokens.css')
  expect(tokens).toContain('--duration-layout: 450ms;')
})

test('LIM-05 what comes later below the screen hides within 5 s', () => {
  movePointer({})
  const late = add(3_000)
  vi.advanceTimersByTime(5_000)
  expect(state(late)).toBe('no')
})

test('when it ends everything is visible', () => {
  const element = add(2_000)
  movePointer({})
  stop()
  expect(state(element)).toBeNull()
  expect(watched.size).toBe(0)
})
