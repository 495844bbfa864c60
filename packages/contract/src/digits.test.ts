import { expect, test } from 'vitest'
import { grouped } from './digits.ts'

test.each([0, 7, 200, 1_000, 20_000, 123_456, 1_000_000])(
  '%i is grouped as English does',
  (number) => {
    expect(grouped(number)).toBe(number.toLocaleString('en'))
  },
)
