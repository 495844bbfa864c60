import { expect, test } from 'vitest'
import { formatSubscribers } from './subscribers.ts'

test.each([
  [1, '1 subscriber'],
  [2, '2 subscribers'],
  [999, '999 subscribers'],
  [1_000, '1K subscribers'],
  [1_239, '1.23K subscribers'],
  [12_400, '12.4K subscribers'],
  [12_499, '12.4K subscribers'],
  [99_999, '99.9K subscribers'],
  [100_000, '1 lakh subscribers'],
  [412_000, '4.12 lakh subscribers'],
  [9_999_999, '99.9 lakh subscribers'],
  [10_000_000, '1 crore subscribers'],
  [29_000_000, '2.9 crore subscribers'],
  [1_234_567_890, '123 crore subscribers'],
])('%d subscribers are told as India counts, and never as more', (count, words) => {
  expect(formatSubscribers(count)).toBe(words)
})

test('without any there is nothing to tell', () => {
  expect(formatSubscribers(0)).toBe('')
  expect(formatSubscribers(null)).toBe('')
})
