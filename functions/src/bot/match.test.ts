import type { Training } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { makeMatcher, threshold } from './match.ts'

const row = (id: number, changes: Partial<Training>): Training => ({
  id,
  keyword: '',
  userMessage: '',
  botResponse: `answer ${id}`,
  language: 'auto',
  category: 'general',
  isActive: true,
  priority: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...changes,
})

const rows = [
  row(1, { keyword: 'hello, hi, নমস্কার', userMessage: 'কেমন আছো?' }),
  row(2, { keyword: 'collab, collaboration', userMessage: 'collab korte chai' }),
  row(3, { keyword: 'new video', userMessage: 'নতুন ভিডিও কবে আসবে?' }),
  row(4, { keyword: 'merch', userMessage: 'do you sell t-shirts', isActive: false }),
]

const answered = (message: string, from = rows) => {
  const [best] = makeMatcher(from)(message)
  return best && best.score >= threshold ? best.row.id : undefined
}

test.each([
  ['কেমন আছো', 1],
  ['kemon acho', 1],
  ['kmn achho??', 1],
  ['Collab korte chai!', 2],
  ['কোলাব করতে চাই', 2],
  ['notun video kobe asbe', 3],
  ['নতুন ভিডিও কবে আসবে 😀', 3],
])('%s is answered by row %i, in whatever script it is typed', (message, id) => {
  expect(answered(message)).toBe(id)
})

test.each(['what is the capital of france', 'আজ আবহাওয়া কেমন থাকবে দিল্লিতে', '😀😀', '???'])(
  'nothing of the rows answers %s',
  (message) => {
    expect(answered(message)).toBeUndefined()
  },
)

test('an inactive row never answers, not even its own words', () => {
  expect(answered('do you sell t-shirts')).toBeUndefined()
})

test('a row with a language answers only that language', () => {
  const bengaliOnly = [row(1, { keyword: 'x', userMessage: 'কেমন আছো', language: 'bengali' })]
  expect(answered('কেমন আছো', bengaliOnly)).toBe(1)
  expect(answered('kemon acho', bengaliOnly)).toBeUndefined()
})

test('priority decides between equals only', () => {
  const twins = [
    row(1, { userMessage: 'kemon acho', priority: 2 }),
    row(2, { userMessage: 'kemon acho', priority: 9 }),
    row(3, { userMessage: 'kemon acho tumi bolo', priority: 10 }),
  ]
  expect(answered('kemon acho', twins)).toBe(2)
})

test('no rows answer nothing', () => {
  expect(answered('kemon acho', [])).toBeUndefined()
})
