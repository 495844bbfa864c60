import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeScreen, placeAt, scrollPage } from '../../test/fake-screen.ts'
import { elementRefresh, parallax } from './constants.ts'
import { startParallax } from './parallax.ts'

let screen = fakeScreen()
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  screen = fakeScreen()
  scrollPage(0)
  document.body.innerHTML = `<main id="main"><i data-parallax-y="" id="crow"></i>
    <i data-parallax-x="-0.2" id="rickshaw"></i><i data-parallax-y="0.2" id="alpona"></i></main>`
  placeAt(find('#crow'), 100)
  placeAt(find('#rickshaw'), 600)
  placeAt(find('#alpona'), 2_000, 600)
})
afterEach(() => {
  stop()
})

const find = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(selector)
  return found
}

const shifts = () =>
  ['#crow', '#rickshaw', '#alpona'].map((selector) => find(selector).style.translate)

const scroll = (to: number) => {
  scrollPage(to)
  vi.advanceTimersByTime(16)
}

const start = () => {
  stop = startParallax()
  vi.advanceTimersByTime(16)
}

test('FX-05 FX-09 what is marked drifts at its share of the scroll, half by default', () => {
  start()
  expect(parallax.speed).toBe(0.5)
  expect(shifts()).toEqual(['0px', '0px', '0px'])
  scroll(100)
  expect(shifts()).toEqual(['0px 50px', '-20px', '0px'])
  scroll(0)
  expect(shifts()).toEqual(['0px', '0px', '0px'])
})

test('an element below the first screen starts where it stands and stops once it is gone', () => {
  start()
  scroll(1_332)
  expect(shifts()[2]).toBe('0px 20px')
  scroll(9_000)
  expect(shifts()).toEqual(['0px 100px', '-140px', '0px 273.6px'])
})

test('FX-08 FX-10 on a phone it drifts at 0.3 of that', () => {
  screen.resize(390)
  start()
  expect(parallax.mobileScale).toBe(0.3)
  scroll(100)
  expect(shifts()).toEqual(['0px 15px', '-6px', '0px'])
})

test('LIM-05 elements are looked up every 5 s, their own drift left out, and with a new page', async () => {
  start()
  scroll(100)
  expect(elementRefresh).toBe(5_000)
  const late = document.createElement('i')
  late.dataset.parallaxY = ''
  placeAt(late, 0)
  find('#crow').append(late)
  find('#crow').getBoundingClientRect = () => new DOMRect(0, 100 - 100 + 50, 100, 100)
  vi.advanceTimersByTime(4_900)
  expect(late.style.translate).toBe('')
  vi.advanceTimersByTime(150)
  expect(late.style.translate).toBe('0px 50px')
  scroll(9_000)
  expect(find('#crow').style.translate).toBe('0px 100px')
  find('#main').replaceChildren(late)
  late.style.translate = ''
  await vi.advanceTimersByTimeAsync(16)
  expect(late.style.translate).not.toBe('')
})

test('when it ends everything stands in its own place', () => {
  start()
  scroll(100)
  stop()
  expect(shifts()).toEqual(['', '', ''])
  scroll(200)
  expect(shifts()).toEqual(['', '', ''])
})
