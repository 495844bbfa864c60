// @vitest-environment node
import { expect, test } from 'vitest'
import { compareWords, shortenRuns } from './comparison.tsx'

test('Bengali words are told whole, with their signs and conjuncts', () => {
  expect(compareWords('মা ক্ষেপে গেলেন।', 'মা হেসে গেলেন!')).toEqual([
    { kind: 'same', text: 'মা ' },
    { kind: 'gone', text: 'ক্ষেপে' },
    { kind: 'new', text: 'হেসে' },
    { kind: 'same', text: ' গেলেন' },
    { kind: 'gone', text: '।' },
    { kind: 'new', text: '!' },
  ])
})

test('what was added or taken away altogether is one run', () => {
  expect(compareWords('', 'নতুন কথা')).toEqual([{ kind: 'new', text: 'নতুন কথা' }])
  expect(compareWords('same', 'same')).toEqual([{ kind: 'same', text: 'same' }])
  expect(compareWords('', '')).toEqual([])
})

test('every letter of either side is in the comparison, also of signs outside of the plane', () => {
  const before = 'এক 🥁 দুই\nতিন'
  const after = 'এক 🎺 দুই\n\nচার তিন'
  const runs = compareWords(before, after)
  const side = (other: string) =>
    runs
      .filter(({ kind }) => kind !== other)
      .map(({ text }) => text)
      .join('')
  expect(side('new')).toBe(before)
  expect(side('gone')).toBe(after)
})

test('the middle of what stayed is left out between words', () => {
  const long = 'কথা '.repeat(200)
  const [first, , second] = shortenRuns(compareWords(`${long}এক ${long}`, `${long}দুই ${long}`))
  expect(first?.text).toMatch(/^ … (কথা )+$|^ … কথা/)
  expect(second?.kind).toBe('new')
  const last = shortenRuns(compareWords(`${long}এক`, `${long}দুই`))[0]
  expect(last?.text.length).toBeLessThan(140)
})
