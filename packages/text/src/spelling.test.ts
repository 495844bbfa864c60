import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareSpellings, createSpeller, editDistance, readSpelling } from './spelling.ts'

const likeness = (a: string, b: string) => compareSpellings(readSpelling(a), readSpelling(b), 0)

test.each([
  ['kolab', 'kolab', 0],
  ['kolab', 'kalab', 0.5],
  ['kolab', 'klab', 0.5],
  ['kolab', 'kolap', 1],
  ['subskribe', 'subsrkibe', 1],
  ['', 'kb', 2],
])('%s and %s are %d apart', (a, b, apart) => {
  expect(editDistance(a, b)).toBe(apart)
  expect(editDistance(b, a)).toBe(apart)
})

test('words of the same consonants are alike, short ones less so', () => {
  expect(likeness('kemon', 'kemon')).toBe(1)
  expect(likeness('jogajog', 'jogjog')).toBeGreaterThan(0.9)
  expect(likeness('krte', 'korte')).toBeGreaterThan(0.8)
  expect(likeness('kobe', 'kebo')).toBeLessThan(0.8)
  expect(likeness('ma', 'mu')).toBe(0)
})

test('a speller finds the nearest words first and nothing far', () => {
  const words = ['kolkata', 'kolaborason', 'kolkat', 'bideo']
  const speller = createSpeller(() => words.map(readSpelling))
  expect(speller.near('kolkota', 0.7).map(({ word }) => word)).toEqual(['kolkata', 'kolkat'])
  expect(speller.near('pridge', 0.6)).toEqual([])
})

const word = fc.stringMatching(/^[a-z]{0,10}$/)

test('likeness is the same both ways, from 0 to 1', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(likeness(a, b)).toBeCloseTo(likeness(b, a))
      expect(likeness(a, b)).toBeGreaterThanOrEqual(0)
      expect(likeness(a, b)).toBeLessThanOrEqual(1)
      expect(likeness(a, a)).toBe(1)
    }),
  )
})

// Few letters, so that many words are alike.
const alike = fc.stringMatching(/^[aeknrt]{0,9}$/)

test('looking only for what is alike enough finds it with the same likeness', () => {
  fc.assert(
    fc.property(alike, alike, fc.constantFrom(0.6, 0.7, 0.8, 0.85, 1), (a, b, least) => {
      const [exact, found] = [
        likeness(a, b),
        compareSpellings(readSpelling(a), readSpelling(b), least),
      ]
      if (exact >= least) expect(found).toBe(exact)
      else expect(found).toBeLessThan(least)
    }),
    { numRuns: 2000 },
  )
})
