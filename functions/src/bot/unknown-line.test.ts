import { botOnward } from '@bong-bari/site/bot-onward'
import { expect, test } from 'vitest'
import { trainingRow } from '../../testing/training-row.ts'
import { chipsFor } from './unknown-line.ts'

const { bengali, english } = botOnward.onward

const near = (changes: object = {}) => ({
  row: trainingRow(1, {
    userMessage: 'Who plays the harmonium?',
    variants: ['x'.repeat(61), 'হারমোনিয়াম কে বাজায়?'],
  }),
  field: 'userMessage' as const,
  score: 0.3,
  keptBy: 'distance' as const,
  ...changes,
})

test('the nearest question comes first, in the language that was used', () => {
  expect(chipsFor(near(), undefined, 'english')).toEqual(['Who plays the harmonium?', english[0]])
  expect(chipsFor(near(), undefined, 'bengali')).toEqual(['হারমোনিয়াম কে বাজায়?', bengali[0]])
  expect(chipsFor(near(), undefined, 'benglish')).toEqual([...botOnward.onward.benglish])
})

test('what is far off, or would not be answered either, is no chip', () => {
  expect(chipsFor(undefined, undefined, 'english')).toEqual([...english])
  expect(chipsFor(near({ score: 0.2 }), undefined, 'english')).toEqual([...english])
  expect(chipsFor(near({ keptBy: 'switch' }), undefined, 'english')).toEqual([...english])
})

test('a built-in question that was perhaps meant is a chip', () => {
  const wish = { id: 'price', probability: 0.3, text: '' }
  expect(chipsFor(undefined, wish, 'english')).toEqual(['What are your rates?', english[0]])
  expect(chipsFor(undefined, { ...wish, probability: 0.1 }, 'english')).toEqual([...english])
})
