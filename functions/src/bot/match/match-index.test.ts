import fc from 'fast-check'
import { expect, test } from 'vitest'
import { trainingRow } from '../../../testing/training-row.ts'
import { matchMessage } from './match.ts'
import { buildIndex } from './match-index.ts'
import { findHits } from './match-score.ts'
import { termsOf } from './units.ts'

const rows = [
  trainingRow(1, {
    keyword: 'new video',
    userMessage: 'নতুন ভিডিও কবে আসবে?',
    variants: ['ntn vdo kb asbe'],
  }),
  trainingRow(2, {
    keyword: 'mohun bgan',
    userMessage: 'Mohun bgan er khela dekhen? Kothay dekhen?',
  }),
  trainingRow(3, {
    keyword: 'collab',
    userMessage: 'collab korte chai',
    variants: ['kolab', 'new kolab'],
  }),
]
const messages = [
  'notun video kobe',
  'mohun bagan',
  'ami colab korte chai. video kobe?',
  'kolab kothay',
]
const scores = () => {
  const index = buildIndex(rows)
  return messages.map((message) => matchMessage(index, message, rows.length))
}

test('what was read before changes no score, nor what has been forgotten since', () => {
  const first = scores()
  expect(first.every(({ matches }) => matches.length > 0)).toBe(true)
  // More words than are remembered.
  const others = Array.from({ length: 60 }, (_, place) =>
    trainingRow(place, {
      userMessage: Array.from(
        { length: 90 },
        (_, at) => `z${(place * 90 + at).toString(26)}q`,
      ).join(' '),
    }),
  )
  buildIndex(others)
  expect(scores()).toEqual(first)
})

const index = buildIndex(rows)
const texts = index.texts.map(({ units }) => new Set(units.flatMap(termsOf)))
const shares = fc.dictionary(
  fc.constantFrom(...new Set(texts.flatMap((terms) => [...terms]))),
  fc.constantFrom(0.2, 0.5, 0.8, 1),
)

test('a text says the likeliest of some terms', () => {
  fc.assert(
    fc.property(shares, (wanted) => {
      const hits = findHits(index, new Map(Object.entries(wanted)))
      for (const [text, terms] of texts.entries()) {
        const likely = Object.entries(wanted).flatMap(([term, likeness]) =>
          terms.has(term) ? likeness : [],
        )
        expect(hits.like[text]).toBe(Math.max(0, ...likely))
      }
    }),
  )
})
