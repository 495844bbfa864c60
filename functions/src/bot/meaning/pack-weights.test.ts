import { expect, test } from 'vitest'
import { forEachWeight, minShare, packWeights } from './pack-weights.ts'

test('weights of 185 rows come back in 45ths of the largest, without the small ones', () => {
  const given = Float32Array.from({ length: 185 }, (_, row) => (row % 2 ? row - 90.5 : 0.5))
  const largest = 92.5
  const { scale, texts } = packWeights([given])
  const read = new Float32Array(185)
  forEachWeight(texts[0] ?? '', scale, (row, weight) => {
    read[row] = weight
  })
  for (const [row, weight] of given.entries()) {
    const isSmall = Math.abs(weight) < minShare * largest
    expect(Math.abs((read[row] ?? 0) - (isSmall ? 0 : weight))).toBeLessThanOrEqual(scale)
  }
  expect(texts[0]).not.toMatch(/[=;"\\]/)
  expect(() => packWeights([new Float32Array(186)])).toThrow('186')
})
