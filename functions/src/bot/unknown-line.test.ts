import { expect, test } from 'vitest'
import { trainingRow } from '../../testing/training-row.ts'
import { findMeantQuestions } from './unknown-line.ts'

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

test('the nearest question of the team is a chip, in the language that was used', () => {
  expect(findMeantQuestions(near(), [], 'english')).toEqual(['Who plays the harmonium?'])
  expect(findMeantQuestions(near(), [], 'bengali')).toEqual(['হারমোনিয়াম কে বাজায়?'])
  expect(findMeantQuestions(near(), [], 'benglish')).toEqual([])
})

test('what is far off, or would not be answered either, is no chip', () => {
  expect(findMeantQuestions(undefined, [], 'english')).toEqual([])
  expect(findMeantQuestions(near({ score: 0.2 }), [], 'english')).toEqual([])
  expect(findMeantQuestions(near({ keptBy: 'switch' }), [], 'english')).toEqual([])
})

test('built-in questions that were perhaps meant come first', () => {
  const [price, reach] = [
    { id: 'price', probability: 0.3 },
    { id: 'reach', probability: 0.2 },
  ]
  expect(findMeantQuestions(near(), [price], 'english')).toEqual([
    'What are your rates?',
    'Who plays the harmonium?',
  ])
  expect(findMeantQuestions(undefined, [price, reach], 'english')).toEqual([
    'What are your rates?',
    'How many subscribers do you have?',
  ])
  expect(findMeantQuestions(undefined, [price], 'english')).toEqual(['What are your rates?'])
  expect(findMeantQuestions(undefined, [{ ...price, probability: 0.05 }], 'english')).toEqual([])
})
