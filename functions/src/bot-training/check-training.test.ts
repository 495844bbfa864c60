import type { Training } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { manyRows } from '../../testing/bot-score.ts'
import { trainingRow } from '../../testing/training-row.ts'
import { buildIndex, understand } from '../bot/match/match.ts'
import { changesOf } from './check-training.ts'

const rows = manyRows(300)
const index = buildIndex(rows)
const samples = ['harmonium ke saray', 'notun video ta kobe asbe bolo', 'ফুচকা কোথায়?']

const answererOf = (among: typeof index, message: string) => {
  const [first] = understand(among, message, 1).matches
  return first?.isSure ? first.row.id : undefined
}

const stored = rows.flatMap(({ isActive, userMessage, variants }) =>
  isActive ? [userMessage, ...variants] : [],
)
const before = new Map([...stored, ...samples].map((text) => [text, answererOf(index, text)]))

/** Asks everything that is stored, near or not. */
const askAll = (row: Training) => {
  const after = buildIndex([...rows.filter(({ id }) => id !== row.id), row])
  const moved = [...before].flatMap(([message, was]) =>
    was === answererOf(after, message) ? [] : [{ message, was }],
  )
  return {
    changed: moved.flatMap(({ message, was }) => (was ? [message] : [])).sort(),
    answered: moved.flatMap(({ message, was }) => (was ? [] : [message])).sort(),
  }
}

const like = (place: number, changes: Partial<Training>) =>
  trainingRow(place + 1, { ...rows[place], ...changes })

test.each([
  ['new', trainingRow(9000, { keyword: 'new video', userMessage: 'notun video kobe asbe?' })],
  ['of a word that nobody has', trainingRow(9000, { userMessage: 'harmonium ke saray' })],
  ['a copy that is preferred', like(40, { id: 9000, priority: 50 })],
  ['a copy that waits', like(40, { id: 9000, priority: 0 })],
  ['changed', like(40, { userMessage: rows[90]?.userMessage ?? '', variants: [] })],
  ['switched off', like(120, { isActive: false })],
  ['of one language', like(200, { language: 'english' })],
])('a row that is %s takes and loses what asking everything again finds', (_, row) => {
  const { wouldAnswer, wouldChange, unasked } = changesOf(index, row, samples, 1000)
  const found = {
    changed: wouldChange.map(({ message }) => message).sort(),
    answered: wouldAnswer.toSorted(),
  }
  expect(unasked).toBeUndefined()
  expect(found).toEqual(askAll(row))
})

test('a row near more questions than are asked again says how many were not', () => {
  const row = trainingRow(9000, { keyword: 'video', userMessage: 'notun video kobe asbe?' })
  expect(changesOf(index, row, samples, 1).unasked).toBeGreaterThan(0)
})
