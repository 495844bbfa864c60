import { expect, test } from 'vitest'
import { trainingRow } from '../../../testing/training-row.ts'
import { understand } from './match.ts'
import { buildIndex } from './match-index.ts'
import { packRows, unpackRows } from './pack-rows.ts'
import { readRow } from './read-row.ts'

const rows = [
  trainingRow(1, {
    keyword: 'new video',
    userMessage: 'নতুন ভিডিও কবে আসবে?',
    variants: ['ntn vdo kb'],
  }),
  trainingRow(2, { keyword: 'mohun bgan', userMessage: 'Mohun bgan er khela? Kothay dekhen?' }),
  trainingRow(3, { userMessage: 't-shirt er dam koto', isActive: false }),
]
const asked = ['notun video kobe', 'mohun bagan', 'tshirt koto dam', 'khela kothay']

test('what was packed of rows answers as the rows do', () => {
  const read = rows.map(readRow)
  const unpacked = unpackRows(packRows(read))
  const answers = (of: typeof read) => {
    const index = buildIndex(rows, of)
    return asked.map((message) => understand(index, message, 3))
  }
  expect(answers(unpacked)).toEqual(answers(read))
  expect(packRows(unpacked)).toBe(packRows(read))
})
