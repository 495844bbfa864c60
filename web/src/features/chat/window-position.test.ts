// @vitest-environment node
import { expect, test } from 'vitest'
import { chatSize, fitPosition } from './window-position.ts'

const desktop = { left: 0, top: 0, width: 1366, height: 768 }
const phone = { left: 0, top: 0, width: 390, height: 844 }

test('CHAT-04 CHAT-14 it opens at the bottom right, 320 by 360, on either screen', () => {
  expect(chatSize).toEqual({ width: 320, height: 360 })
  expect(fitPosition(desktop)).toEqual({ x: 1026, y: 388, ...chatSize })
  expect(fitPosition(phone)).toEqual({ x: 50, y: 464, ...chatSize })
})

test('CHAT-17 CHAT-18 CHAT-19 it stays inside on all four sides: top 80, bottom margin 20', () => {
  const far = 10_000
  expect(fitPosition(desktop, { x: -far, y: -far })).toMatchObject({ x: 0, y: 80 })
  expect(fitPosition(desktop, { x: far, y: far })).toMatchObject({
    x: 1366 - 320,
    y: 768 - 20 - 360,
  })
  expect(fitPosition(desktop, { x: 300, y: 200 })).toMatchObject({ x: 300, y: 200 })
})

test('a keyboard that covers the lower half pushes it up, whole while it fits', () => {
  const left = { ...phone, height: 504 }
  expect(fitPosition(left)).toEqual({ x: 50, y: 124, ...chatSize })
  expect(fitPosition({ ...left, top: 90 })).toMatchObject({ y: 214 })
})

test('where it does not fit it is lower or narrower, never outside', () => {
  expect(fitPosition({ ...phone, height: 367 })).toMatchObject({ y: 80, height: 267 })
  expect(fitPosition({ ...phone, width: 300 })).toMatchObject({ x: 0, width: 300 })
  // A phone on its side with a keyboard: a line to read is worth more than the distance.
  expect(fitPosition({ ...phone, height: 190 })).toMatchObject({ y: 10, height: 160 })
})
