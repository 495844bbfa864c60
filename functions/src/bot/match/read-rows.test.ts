import { expect, test } from 'vitest'
import { trainingRow } from '../../../testing/training-row.ts'
import { understand } from './match.ts'
import { buildIndex } from './match-index.ts'
import { packRows, type ReadRows, readInto, readMissing, readOf, unpackRows } from './read-rows.ts'

const rows = [
  trainingRow(1, {
    keyword: 'new video',
    userMessage: 'নতুন ভিডিও কবে আসবে?',
    variants: ['ntn vdo kb'],
  }),
  trainingRow(2, { keyword: 'mohun bgan', userMessage: 'Mohun bgan er khela? Kothay dekhen?' }),
  trainingRow(3, { userMessage: 't-shirt er dam koto', isActive: false }),
]
const readAll = () => {
  const known: ReadRows = new Map()
  for (const row of rows) readInto(known, row)
  return known
}
const asked = ['notun video kobe', 'mohun bagan', 'tshirt koto dam', 'khela kothay']
const answers = (known: ReadRows) => {
  const index = buildIndex(
    rows,
    rows.flatMap((row) => readOf(known, row) ?? []),
  )
  return asked.map((message) => understand(index, message, 3))
}

test('what is stored of rows answers as the rows do', () => {
  const { version, known } = unpackRows(packRows(7, readAll()))
  expect(version).toBe(7)
  expect(answers(known)).toEqual(answers(readAll()))
  expect(packRows(7, known)).toBe(packRows(7, readAll()))
})

test('a row that has changed since is read again, and when time is over the rest waits', () => {
  const known = readAll()
  const [first] = rows
  const changed = trainingRow(1, { ...first, userMessage: 'live kobe', version: 2 })
  expect(readOf(known, changed)).toBeUndefined()
  expect(readMissing(known, [changed], performance.now() - 1)).toBe(1)
  expect(readMissing(known, [changed], performance.now() + 10_000)).toBe(0)
  expect(readOf(known, changed)?.texts.length).toBeGreaterThan(0)
})

test('what was never packed is refused', () => {
  expect(() => unpackRows('{"version":')).toThrow()
  expect(() => unpackRows('{}')).toThrow()
})
