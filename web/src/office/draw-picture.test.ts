import { expect, test } from 'vitest'
import { stepsTo, within } from './draw-picture.ts'

test('a size is brought within the longest side, and one that fits stays', () => {
  expect(within({ width: 4000, height: 3000 }, 1600)).toEqual({ width: 1600, height: 1200 })
  expect(within({ width: 3000, height: 4000 }, 1600)).toEqual({ width: 1200, height: 1600 })
  expect(within({ width: 1600, height: 900 }, 1600)).toEqual({ width: 1600, height: 900 })
  expect(within({ width: 20_000, height: 3 }, 1600)).toEqual({ width: 1600, height: 1 })
})

test('a picture is drawn by halves', () => {
  const to = { width: 640, height: 480 }
  expect(stepsTo({ width: 600, height: 450 }, to)).toEqual([to])
  expect(stepsTo({ width: 4000, height: 3000 }, to)).toEqual([
    { width: 2560, height: 1920 },
    { width: 1280, height: 960 },
    to,
  ])
})

test('no canvas on the way is larger than a telephone can hold, whatever the camera', () => {
  const steps = stepsTo({ width: 8064, height: 6048 }, { width: 1600, height: 1200 })
  expect(steps).toEqual([
    { width: 3200, height: 2400 },
    { width: 1600, height: 1200 },
  ])
  for (const { width, height } of steps) expect(width * height).toBeLessThanOrEqual(8_000_000)
})
