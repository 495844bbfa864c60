import { expect, test } from 'vitest'
import { searchIn } from './find-videos.ts'

const titles = [
  'রিয়া আর মায়ের ফোন',
  'Riya and the last piece of ilish',
  'ইলিশের শেষ টুকরো & মায়ের বিচার',
  'Ma finds your phone at 2 AM',
  'নতুন ভিডিও: পুজোর বাজার 🪔 #shorts',
  'রসগোল্লা বনাম সন্দেশ',
  'Pani puri war',
]
const find = (text: string) =>
  searchIn(titles.map((title) => ({ title })))(text).map(({ title }) => titles.indexOf(title))

test.each([
  ['riya', [0, 1]],
  ['Ria', [0, 1]],
  ['রিয়া', [0, 1]],
  ['ILISH', [1, 2]],
  ['ইলিশ', [1, 2]],
  ['phone', [0, 3, 6]],
  ['ফোন', [0, 3, 6]],
  ['video', [4]],
  ['ভিডিও', [4]],
  ['pujo', [4]],
  ['rosogolla', [5]],
  ['rasgulla', [5]],
  ['pani', [6]],
  ['২', [3]],
  ['2 am', [3]],
  ['mayer phone', [0]],
  ['phone mayer', [0]],
  ['durga', []],
])('%s finds what is written in either script', (text, found) => {
  expect(find(text)).toEqual(found)
})

test.each(['', '  ', '🪔', '!?'])('where nothing is asked for (%s) nothing is left out', (text) => {
  expect(find(text)).toHaveLength(titles.length)
})
