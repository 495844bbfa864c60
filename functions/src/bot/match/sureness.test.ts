import { expect, test } from 'vitest'
import { trainingRow } from '../../../testing/training-row.ts'
import { matchMessage, minSureScore } from './match.ts'
import { buildIndex } from './match-index.ts'

const row = (id: number, keyword: string, userMessage: string) =>
  trainingRow(id, { keyword, userMessage })

const rows = [
  row(1, 'তথ্য মোছা, erase data', 'আমার তথ্য মুছে দিন'),
  row(2, 'my data, privacy', 'What data do you keep about me?'),
  row(3, 'corporate event', 'Do you do corporate events?'),
  row(4, 'জন্মদিনের শো', 'জন্মদিনে শো করেন?'),
  row(5, 'মেলার তারিখ', 'মেলা কবে শুরু?'),
  row(6, 'স্বেচ্ছাসেবক বয়স', 'স্বেচ্ছাসেবক হতে গেলে কত বছর হতে হবে?'),
  row(7, 'email', 'What is your email address?'),
]
const index = buildIndex(rows)
const first = (message: string) => matchMessage(index, message, 1).matches[0]

test('what is listed as a phrase is read as its words too', () => {
  expect(first('please erase my data')?.row.id).toBe(1)
})

test('a word of two meanings does not vanish beside one of them', () => {
  expect(first('কর্পোরেট অনুষ্ঠান করেন?')).toMatchObject({ row: { id: 3 }, isSure: true })
})

test('কত বছর asks for an age where a row tells one', () => {
  expect(first('How old must one be to become a volunteer?')).toMatchObject({
    row: { id: 6 },
    isSure: true,
  })
})

test('between languages that share no letters words count for nearly all', () => {
  expect(first('When does the fair begin?')?.score).toBeGreaterThan(0.6)
})

test('a message in nearly the letters of a row is that row', () => {
  expect(first('স্বেচ্ছাসেবক হোতে গেলে কতো বছর হোতে হোবে')?.score).toBeGreaterThan(0.8)
})

test('the more rows there are, the surer the best of them has to be', () => {
  const withRows = (count: number) =>
    minSureScore({ ...index, rows: Array.from({ length: count }, () => rows).flat() })
  const counts = [0, 1, 5, 10, 20, 100, 300]
  const least = counts.map(withRows)
  expect(least).toEqual([...least].sort((a, b) => a - b))
  expect(least.at(0)).toBe(0.38)
  expect(withRows(20)).toBeGreaterThan(withRows(10))
  expect(least.at(-1)).toBe(0.55)
})
