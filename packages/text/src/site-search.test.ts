import { expect, test } from 'vitest'
import { siteSearch } from './site-search.ts'

const titles = [
  'ছাতা',
  'মায়ের হোয়াটসঅ্যাপ স্ট্যাটাস',
  'রান্নাঘরের ঝগড়া',
  'Ma and the charger',
  'প্রথম অবতার',
  'কেক কে খেল',
  'দেখা হবে',
  'আইপিএল আর বাবা',
  'Guests at the door',
]
const search = siteSearch(titles.map((title) => ({ title, words: [] })))
const found = (typed: string) => search(typed).found.map(({ title }) => title)

test.each([
  ['ছাতার', 'ছাতা'],
  ['ছাতাগুলো', 'ছাতা'],
  ['chhatagulor', 'ছাতা'],
  ['whatsapp', 'মায়ের হোয়াটসঅ্যাপ স্ট্যাটাস'],
  ['status', 'মায়ের হোয়াটসঅ্যাপ স্ট্যাটাস'],
  ['রান্নাঘর', 'রান্নাঘরের ঝগড়া'],
  ['রান্নাঘরে', 'রান্নাঘরের ঝগড়া'],
  ['jhogra', 'রান্নাঘরের ঝগড়া'],
  ['চার্জার', 'Ma and the charger'],
  ['avatar', 'প্রথম অবতার'],
  ['obotarer', 'প্রথম অবতার'],
  ['cake', 'কেক কে খেল'],
  ['দেখছিলাম', 'দেখা হবে'],
  ['দেখবে', 'দেখা হবে'],
  ['ipl', 'আইপিএল আর বাবা'],
])('%s finds %s first', (typed, title) => {
  expect(found(typed)[0]).toBe(title)
})

test.each(['zzzz', 'eeee', 'bbb', 'qwerty', 'asdf', 'xqzvk', '🪔', '?!', 'ঘৌথূঢৈ'])(
  '%s means nothing and finds nothing',
  (typed) => {
    expect(search(typed)).toMatchObject({ found: [], near: [] })
  },
)

test('of two letters whole words are found and their forms, of three the beginnings of others', () => {
  expect(found('ma')).toEqual(expect.arrayContaining(['Ma and the charger', 'মায়ের হোয়াটসঅ্যাপ স্ট্যাটাস']))
  expect(found('ch')).toEqual([])
  expect(found('sta')).toEqual(['মায়ের হোয়াটসঅ্যাপ স্ট্যাটাস'])
  expect(found('do')).toEqual([])
})

test('of short words only those that are spelt out are read by the names of their letters', () => {
  const titles = ['আরো একটা', 'রিয়ার ইলিশ', 'এসি চলছে না']
  const spelt = siteSearch(titles.map((title) => ({ title, words: [] })))
  const first = (typed: string) => spelt(typed).found.map(({ title }) => title)
  expect(first('riya')).toEqual(['রিয়ার ইলিশ'])
  expect(first('ac')[0]).toBe('এসি চলছে না')
})

test('the word itself comes before its forms, and these before what only begins so', () => {
  const order = siteSearch(['বাজারের ভিড়', 'বাজার', 'বাজারু লোক'].map((title) => ({ title, words: [] })))
  expect(order('বাজার').found.map(({ title }) => title)).toEqual(['বাজার', 'বাজারের ভিড়', 'বাজারু লোক'])
})
