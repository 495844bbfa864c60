import { expect, test } from 'vitest'
import { formatNumber, toAsciiDigits } from './digits.ts'

test.each([0, 7, 200, 1_000, 20_000, 123_456, 1_000_000])(
  '%i is grouped as English does',
  (number) => {
    expect(formatNumber(number)).toBe(number.toLocaleString('en'))
  },
)

const isDecimal = (locale: string) =>
  [...new Intl.NumberFormat(locale, { useGrouping: false }).format(1234567890)].every((sign) =>
    /\p{Nd}/u.test(sign),
  )

const numberingSystems = Intl.supportedValuesOf('numberingSystem').filter((name) =>
  isDecimal(`en-u-nu-${name}`),
)

test('digits of every numbering system become ASCII, and nothing else changes', () => {
  expect(numberingSystems).toEqual(expect.arrayContaining(['arab', 'beng', 'deva', 'fullwide']))
  for (const name of numberingSystems) {
    const number = new Intl.NumberFormat(`en-u-nu-${name}`, { useGrouping: false })
    expect([name, toAsciiDigits(number.format(1234567890))]).toEqual([name, '1234567890'])
  }
  expect(toAsciiDigits('মা ½ ² Ⅷ a+')).toBe('মা ½ ² Ⅷ a+')
})
