import { beforeEach, expect, test, vi } from 'vitest'
import { fakeAudio } from '../../test/fake-audio.ts'
import { fakeCanvas } from '../../test/fake-canvas.ts'
import { clickAt, fakeScreen, movePointer, placeAt, scrollPage } from '../../test/fake-screen.ts'
import { clearSession, saveSession } from '../plain/session.ts'
import { mobileWidth } from './constants.ts'
import { startEffects } from './effects.ts'

// The cursor is then there at once.
await import('./cursor/magical-cursor.ts')

vi.useFakeTimers()
Object.assign(window, {
  IntersectionObserver: class {
    observe = () => {}
    unobserve = () => {}
    disconnect = () => {}
  },
})
const screen = fakeScreen()
const { voices } = fakeAudio()
fakeCanvas()
document.body.innerHTML = `<main id="main"><i data-parallax-y=""></i><p data-reveal="up"></p></main>`
startEffects()

const crow = document.querySelector('i') ?? document.body
const late = document.querySelector('p') ?? document.body

beforeEach(() => {
  clearSession('elsewhere')
  screen.change({ reduced: false, fine: true, width: 1_366 })
  placeAt(crow, 0)
  placeAt(late, 3_000)
})

/** Which effects a visitor meets now who moves, clicks and scrolls. */
const met = async () => {
  scrollPage(0)
  voices.length = 0
  await vi.advanceTimersByTimeAsync(1_000)
  movePointer({ x: 10, y: 10 })
  clickAt({ x: 10, y: 10 })
  scrollPage(100)
  await vi.advanceTimersByTimeAsync(20)
  return {
    cursor: document.querySelector('canvas') !== null,
    magic: document.documentElement.dataset.cursor === 'magic',
    sounds: voices.length > 0,
    parallax: crow.style.translate !== '',
    reveal: late.hasAttribute('data-revealed'),
  }
}

const everything = { cursor: true, magic: true, sounds: true, parallax: true, reveal: true }
const nothing = { cursor: false, magic: false, sounds: false, parallax: false, reveal: false }

test('FX-01 FX-11 FX-12 FX-33 SESS-11 a login ends every effect at once, a logout brings them back', async () => {
  expect(await met()).toEqual(everything)
  saveSession('an-admin')
  expect(document.querySelector('canvas')).toBeNull()
  expect(document.documentElement.dataset.cursor).toBeUndefined()
  expect(late.hasAttribute('data-revealed')).toBe(false)
  expect(await met()).toEqual(nothing)
  clearSession('elsewhere')
  expect(await met()).toEqual(everything)
})

test('who asks for less motion, even in the middle of a visit, meets nothing', async () => {
  expect(await met()).toEqual(everything)
  screen.change({ reduced: true })
  expect(await met()).toEqual(nothing)
  screen.change({ reduced: false })
  expect(await met()).toEqual(everything)
})

test('FX-03 FX-07 FX-08 below 768 px there is no cursor, but the rest', async () => {
  expect(mobileWidth).toBe(768)
  screen.change({ width: 767 })
  expect(await met()).toEqual({ ...everything, cursor: false, magic: false })
  screen.change({ width: 768 })
  expect(await met()).toEqual(everything)
})

test('FX-03 FX-07 a device that says it is a phone has none at any width, nor one without a mouse', async () => {
  const says = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Linux; Android 15; Mobile')
  screen.change({})
  expect(await met()).toEqual({ ...everything, cursor: false, magic: false })
  says.mockRestore()
  screen.change({ fine: false })
  expect(await met()).toEqual({ ...everything, cursor: false, magic: false })
})
