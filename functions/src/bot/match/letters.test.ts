import { expect, test } from 'vitest'
import { learnLetters } from './letters.ts'
import { unitsOf } from './units.ts'

const texts = ['gaan ta download korbo kivabe', 'আপনাদের সাথে যোগাযোগ', 'stage show koren?']
const lettersOf = learnLetters(texts.map(unitsOf))
const alike = (message: string) => {
  const at = lettersOf(unitsOf(message))
  return texts.map((_, place) => at(place))
}

test('texts of the same consonants are alike, whatever script and vowels they are typed in', () => {
  const [, contact] = alike('apnadr sathe jogajg')
  expect(contact).toBeGreaterThan(0.8)
  const [song, , show] = alike('গান ডাউনলোড')
  expect(song).toBeGreaterThan(0.4)
  expect(show).toBeLessThan(0.1)
})

test('a text is wholly like itself, and nothing is like a text without its letters', () => {
  const [song, contact, show] = alike('gaan ta download korbo kivabe')
  expect(song).toBeCloseTo(1)
  expect(contact).toBeLessThan(0.2)
  expect(show).toBeLessThan(0.2)
  expect(alike('😀')).toEqual([0, 0, 0])
  expect(learnLetters([])([])(0)).toBe(0)
})
