import { expect, test } from 'vitest'
import { weaknessOf } from './weak-password.ts'

const common = 'This password is among the most common ones; choose another'
const name = 'This password is the username; choose another'
const channel = 'This password is the name of the channel; choose another'
const again = 'This password says one thing again and again; choose another'

test.each([
  ['PASSWORD1', common],
  ['Football1', common],
  ['!!password!!2026', common],
  ['2026 iloveyou', common],
  ['p-a-s-s-w-o-r-d', common],
  ['--123456--', common],
  ['choto.pishi', name],
  ['Choto.Pishi2026', name],
  ['chotopishi', name],
  ['bongbari', channel],
  ['Bong Bari 2026!', channel],
  ['bong-bari-bot', channel],
  ['বং বাড়ি', channel],
  ['বংবাড়ি১২৩', channel],
  ['        ', again],
  ['aaaaaaaa', again],
  ['abcabcabca', again],
  ['ilish ilish', again],
  ['ilishilish2026', again],
  ['মামামামা', again],
])('%s is too easy to guess', (password, why) => {
  expect(weaknessOf(password, 'Choto.Pishi')).toBe(why)
})

test.each([
  'ilish bhapa on sundays',
  'luchi on mondays',
  'kolkata tram at midnight',
  'বৃষ্টির দিনে খিচুড়ি',
  'মা আজ কী রাঁধছে',
  'bong bari by the lake',
  'pishi is my aunt',
  'H7k2-qQ9z',
])('%s is taken', (password) => {
  expect(weaknessOf(password, 'choto.pishi')).toBeUndefined()
})
