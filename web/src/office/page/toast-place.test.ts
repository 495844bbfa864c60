// @vitest-environment node
import { expect, test } from 'vitest'
import { findFreeMove } from './page-frame.tsx'

const toast = { left: 20, right: 400, top: 660, bottom: 748 }
const window = { width: 1366 }
const boxAt = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

test('a toast that lies on no control stays where toasts stand', () => {
  expect(findFreeMove(toast, [boxAt(500, 660, 100, 40)], window)).toEqual({ x: 0, up: 0 })
})

test('it goes along the bottom first, and up where the bottom has no room', () => {
  expect(findFreeMove(toast, [boxAt(20, 700, 90, 40)], window)).toEqual({ x: 96, up: 0 })
  expect(findFreeMove(toast, [boxAt(0, 700, 1366, 40)], window)).toEqual({ x: 0, up: 48 })
})

test('where every place has a control it stays', () => {
  expect(findFreeMove(toast, [boxAt(0, 0, 1366, 768)], window)).toEqual({ x: 0, up: 0 })
})
