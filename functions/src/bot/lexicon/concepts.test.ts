import { expect, test } from 'vitest'
import * as concepts from './concepts.ts'
import { furtherMeanings, furtherNear, furtherWeak } from './further/further.ts'
import { listed } from './lexicon.ts'
import { wordsOf } from './words.ts'

const { nearMeanings, ...meanings } = concepts
const linesOf = (text: string) => text.trim().split('\n')
const entriesOf = (line: string) => line.split(',').map((entry) => entry.trim())

const lists = {
  ...meanings,
  furtherWeak,
  furtherMeanings: furtherMeanings.map((line) => line.replace('*', '')).join('\n'),
}

test.each(Object.entries(lists))('%s: every line has words, parted by single commas', (_, text) => {
  for (const line of linesOf(text)) {
    expect(entriesOf(line).length, line).toBeGreaterThan(1)
    for (const entry of entriesOf(line)) expect(wordsOf(entry).length, line).toBeGreaterThan(0)
  }
})

test('no line says a word twice', () => {
  for (const line of Object.values(lists).flatMap(linesOf))
    expect(new Set(entriesOf(line)).size, line).toBe(entriesOf(line).length)
})

test('meanings that are near each other are named by words that have a line', () => {
  for (const entry of [nearMeanings, furtherNear].flatMap(linesOf).flatMap(entriesOf))
    expect(listed(wordsOf(entry)), entry).toBeDefined()
})

test('the lexicon is as wide as a channel’s talk', () => {
  expect(linesOf(meanings.topicMeanings).length).toBeGreaterThan(400)
})
