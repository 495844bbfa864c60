import { botOnward } from '@bong-bari/site/bot-onward'
import { expect, test } from 'vitest'
import { trainingRow } from '../../testing/training-row.ts'
import { suggestQuestions } from './unknown-line.ts'

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
  expect(suggestQuestions(near(), [], 'english')).toEqual(['Who plays the harmonium?', english[0]])
  expect(suggestQuestions(near(), [], 'bengali')).toEqual(['হারমোনিয়াম কে বাজায়?', bengali[0]])
  expect(suggestQuestions(near(), [], 'benglish')).toEqual([...botOnward.onward.benglish])
})

test('what is far off, or would not be answered either, is no chip', () => {
  expect(suggestQuestions(undefined, [], 'english')).toEqual([...english])
  expect(suggestQuestions(near({ score: 0.2 }), [], 'english')).toEqual([...english])
  expect(suggestQuestions(near({ keptBy: 'switch' }), [], 'english')).toEqual([...english])
})

test('built-in questions that were perhaps meant come next', () => {
  const [price, reach] = [
    { id: 'price', probability: 0.3 },
    { id: 'reach', probability: 0.2 },
  ]
  expect(suggestQuestions(near(), [price], 'english')).toEqual([
    'Who plays the harmonium?',
    'What are your rates?',
  ])
  expect(suggestQuestions(undefined, [price, reach], 'english')).toEqual([
    'What are your rates?',
    'How many subscribers do you have?',
  ])
  expect(suggestQuestions(undefined, [price], 'english')).toEqual([
    'What are your rates?',
    english[0],
  ])
  expect(suggestQuestions(undefined, [{ ...price, probability: 0.1 }], 'english')).toEqual([
    ...english,
  ])
})
