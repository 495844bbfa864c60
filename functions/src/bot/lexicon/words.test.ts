import { readWords } from '@bong-bari/text'
import { expect, test } from 'vitest'
import { parseWordList, readWordList } from './learn-lexicon.ts'
import { findMeanings } from './lexicon.ts'

const { meanings, near } = readWordList()

test('every line of words has some, parted by single commas, and none twice', () => {
  for (const { entries } of meanings) {
    for (const entry of entries) expect(readWords(entry).length, entries.join()).toBeGreaterThan(0)
    expect(new Set(entries).size, entries.join()).toBe(entries.length)
  }
})

test('meanings that are near each other are named by words that have a line', () => {
  for (const entry of near.flat()) expect(findMeanings(readWords(entry)), entry).toBeDefined()
})

test('the lexicon is as wide as a channel’s talk', () => {
  expect(meanings.filter(({ weight }) => weight === 'topic').length).toBeGreaterThan(400)
})

test('words stand below a heading that is known', () => {
  expect(parseWordList('# remark\n[mild]\nkal, tomorrow\n\n[near]\nkal, aj\n')).toEqual({
    meanings: [{ weight: 'mild', entries: ['kal', 'tomorrow'] }],
    near: [['kal', 'aj']],
  })
  expect(() => parseWordList('[loud]\nkal')).toThrow('loud')
})
