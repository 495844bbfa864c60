import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Shaper } from './shape.ts'
import { wrap } from './shape.ts'

/** Every UTF-16 unit is one wide. */
const counting: Shaper = (text) => ({ runs: [], width: text.length })
const linesOf = (text: string, width: number) => wrap(text, width, counting).map(({ text }) => text)

test('words go to the next line whole, and keep the white space before it', () => {
  expect(linesOf('one two three', 7)).toEqual(['one two ', 'three'])
  expect(linesOf('a\r\nb\n\nc', 7)).toEqual(['a\r\n', 'b\n', '\n', 'c'])
})

test('a word wider than a line is cut between letters only, of which অ্যা is one', () => {
  expect(linesOf('অ্যাঅ্যাঅ্যা', 6)).toEqual(['অ্যা', 'অ্যা', 'অ্যা'])
  expect(linesOf('ক্ষিক্ষিক্ষি', 5)).toEqual(['ক্ষি', 'ক্ষি', 'ক্ষি'])
  expect(linesOf('👨‍👩‍👧👨‍👩‍👧', 9)).toEqual(['👨‍👩‍👧', '👨‍👩‍👧'])
})

test('a long word breaks where people break it: after the signs of an address', () => {
  expect(linesOf('at asha@example.test or', 14)).toEqual(['at ', 'asha@example.', 'test or'])
  expect(linesOf('2026-11-24', 6)).toEqual(['2026-1', '1-24'])
})

test('a word far longer than a line fills each line', () => {
  const lines = linesOf('x'.repeat(1_000), 30)
  expect(lines.slice(0, -1).every(({ length }) => length === 30)).toBe(true)
  expect(lines.join('')).toHaveLength(1_000)
})

test('line ends beyond two hundred are white space, so that no short text fills pages', () => {
  expect(linesOf('a\n'.repeat(2_000), 40).length).toBeLessThan(300)
})

test('the lines together are the text, whatever it is, and none is too wide', () => {
  const anyText = fc.string({ unit: 'grapheme', maxLength: 300 })
  fc.assert(
    fc.property(anyText, fc.integer({ min: 1, max: 40 }), (text, width) => {
      const lines = wrap(text, width, counting)
      expect(lines.map((line) => line.text).join('')).toBe(text)
      for (const { words, text } of lines) {
        const last = words.at(-1)
        if (words.length > 1 && last && /\S$/.test(text))
          expect(last.x + last.shaped.width).toBeLessThanOrEqual(width)
      }
    }),
  )
})
