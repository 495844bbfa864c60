import { expect, test } from 'vitest'
import { trainingRow } from '../../../testing/training-row.ts'
import { buildIndex } from './match-index.ts'
import { matchInConversation, mayGoOn } from './talk.ts'
import { readUnits } from './units.ts'

const row = (id: number, keyword: string, userMessage: string) =>
  trainingRow(id, { keyword, userMessage })

const rows = [
  row(1, 'fan meet, meet and greet', 'Fan meet kobe hobe?'),
  row(2, 'fan meet ticket price', 'Fan meet e dhukte koto taka lage?'),
  row(3, 'fan meet venue', 'ফ্যান মিট কোথায় হবে?'),
  row(4, 'where, kothay, location, কোথায়', 'আপনাদের বাড়ি কোথায়?'),
  row(5, 'delivery time', 'How many days does delivery take?'),
  row(6, 'video length', 'ভিডিও কত মিনিটের হয়?'),
  row(7, 'upload day', 'Notun video kon din ashe?'),
  row(8, 'cash on delivery', 'Cash on delivery ache?'),
  row(9, 'membership refund', 'Will I get a refund if I leave the membership mid-month?'),
  row(10, 'membership cancel, bondho', 'Membership cancel korbo kibhabe?'),
]
const index = buildIndex(rows)

const answered = (message: string, said?: { question: string; id: number }) => {
  const before = said && { question: said.question, row: rows.find(({ id }) => id === said.id) }
  const [first] = matchInConversation(index, message, 3, before).matches
  return first?.isSure ? first.row.id : undefined
}

test('what names nothing goes on from what the row before is known by, not to a row of one word', () => {
  expect(answered('koto lagbe?', { question: 'fan meet kobe?', id: 1 })).toBe(2)
  expect(answered('ar kothay?', { question: 'koto lagbe?', id: 2 })).toBe(3)
  expect(answered('where?', { question: 'how much is the entry?', id: 2 })).toBe(3)
  expect(answered('where?')).toBe(4)
})

test('who asks another kind of question is not told the same again', () => {
  expect(answered('how long are they?', { question: 'which day do videos come', id: 7 })).not.toBe(
    7,
  )
})

test('of rows that fit a talk alike the one that says more of the message answers', () => {
  expect(answered('হাতে পেয়ে টাকা দিলে হবে?', { question: 'koto lagbe?', id: 2 })).toBe(8)
})

test('what goes on from nothing that a row tells leaves the rows as they are alone', () => {
  const unknown = 'xylo ki kore zumba hoy'
  const before = { question: 'মেম্বারশিপ বন্ধ করব কীভাবে?', row: rows[9] }
  expect(matchInConversation(index, unknown, 5, before).matches).toEqual(
    matchInConversation(index, unknown, 5, undefined).matches,
  )
})

test.each([
  ['koto lagbe?', true],
  ['কবে?', true],
  ['নিরামিষও?', true],
  ['ar chhotoder jonno?', true],
  ['Where can I buy your T-shirt for my mother?', false],
  ['আপনাদের দোকান কটা থেকে কটা খোলা থাকে?', false],
  ['thanks a lot!', false],
])('whether %s may go on from the last question is %s', (message, isOne) => {
  expect(mayGoOn(readUnits(message))).toBe(isOne)
})
