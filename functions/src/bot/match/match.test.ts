import type { Training } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { trainingRow } from '../../../testing/training-row.ts'
import { matchMessage } from './match.ts'
import { buildIndex } from './match-index.ts'

const rows = [
  trainingRow(1, { keyword: 'hello, hi, নমস্কার', userMessage: 'কেমন আছো?' }),
  trainingRow(2, { keyword: 'collab, collaboration', userMessage: 'collab korte chai' }),
  trainingRow(3, { keyword: 'new video', userMessage: 'নতুন ভিডিও কবে আসবে?' }),
  trainingRow(4, { keyword: 'merch', userMessage: 'do you sell t-shirts', isActive: false }),
  trainingRow(5, {
    keyword: 'address',
    userMessage: 'Where do you live? Which part of Kolkata is it?',
  }),
]

const answered = (message: string, from = rows) => {
  const [first] = matchMessage(buildIndex(from), message, 1).matches
  return first?.isSure ? first.row.id : undefined
}

test.each([
  ['কেমন আছো', 1],
  ['kemon acho', 1],
  ['kmn achho??', 1],
  ['Hiiii', 1],
  ['Collab korte chai!', 2],
  ['কোলাব করতে চাই', 2],
  ['colabration krte chi', 2],
  ['notun video kobe asbe', 3],
  ['নতুন ভিডিও কবে আসবে 😀', 3],
  ['ntn vdo kb asbe', 3],
  ['videoটা কবে আসবে, নতুন', 3],
  ['when is the new video', 3],
  ['kolkatar kothay thaken', 5],
  ['আপনারা কোথায় থাকেন', 5],
  ['ba\u09a1\u09bci', undefined],
])('%s is answered by row %s, in whatever script it is typed', (message, id) => {
  expect(answered(message)).toBe(id)
})

test.each([
  'what is the capital of france',
  'আজ আবহাওয়া কেমন থাকবে দিল্লিতে',
  'amar fridge kharap hoye geche',
  'asdfgh qwerty',
  '😀😀',
  '???',
  '12345',
])('nothing of the rows answers %s', (message) => {
  expect(answered(message)).toBeUndefined()
})

test('a courtesy does not hide what is asked, and answers where nothing is', () => {
  expect(answered('Hello dada, kemon achen? Collab korte chai.')).toBe(2)
  expect(answered('hello dada, kemon achen?')).toBe(1)
  expect(answered('hello, amar fridge ta kharap hoye geche')).toBeUndefined()
})

test('one clause of a long message is enough', () => {
  const before = 'My grandmother laughs till she cries and my father records everything'
  expect(answered(`${before}. When is the new video coming? We live for sundays.`)).toBe(3)
})

test('an inactive row never answers, not even its own words', () => {
  expect(answered('do you sell t-shirts')).toBeUndefined()
})

test('what only a row that may not answer was taught gets no other row', () => {
  const shirts = trainingRow(1, {
    keyword: 't-shirt',
    userMessage: 'Where can I buy your t-shirts?',
  })
  const sarees = trainingRow(6, { keyword: 'saree', userMessage: 'saree kothay kinbo' })
  const asked = 'saree kinbo kothay'
  const among = (...some: Training[]) => answered(asked, [...rows.slice(1, 3), ...some])
  expect(among(shirts)).toBe(1)
  expect(among(shirts, { ...sarees, isActive: false })).toBeUndefined()
  expect(among(shirts, { ...sarees, language: 'bengali' })).toBeUndefined()
  expect(among(shirts, sarees)).toBe(6)
})

test('a row that takes the place of one that is switched off answers', () => {
  const old = trainingRow(1, {
    keyword: 'price',
    userMessage: 'what is the price',
    isActive: false,
  })
  const now = trainingRow(2, { keyword: 'price, rate', userMessage: 'what is your price' })
  expect(answered('what is the price?', [old, now])).toBe(2)
  expect(answered('price', [old, now])).toBe(2)
})

test('a row with a language answers only that language', () => {
  const bengaliOnly = [
    trainingRow(1, { keyword: 'x', userMessage: 'কেমন আছো', language: 'bengali' }),
  ]
  expect(answered('কেমন আছো', bengaliOnly)).toBe(1)
  expect(answered('kemon acho', bengaliOnly)).toBeUndefined()
  const englishOnly = [
    trainingRow(1, { keyword: 'collab', userMessage: 'how to collab', language: 'english' }),
  ]
  expect(answered('how do i collab with you', englishOnly)).toBe(1)
  expect(answered('collab korbo kivabe', englishOnly)).toBeUndefined()
  expect(answered('কোলাব করব কীভাবে', englishOnly)).toBeUndefined()
})

test('a word that both Latin languages use gets the row of either', () => {
  const benglishOnly = [
    trainingRow(1, { keyword: 'joke', userMessage: 'joke bolo', language: 'benglish' }),
  ]
  expect(answered('joke', benglishOnly)).toBe(1)
})

test('priority decides between equals only', () => {
  const twins = [
    trainingRow(1, { userMessage: 'kemon acho', priority: 2 }),
    trainingRow(2, { userMessage: 'kemon acho', priority: 9 }),
    trainingRow(3, { userMessage: 'kemon acho biryani', priority: 10 }),
  ]
  expect(answered('kemon acho', twins)).toBe(2)
})

test('a match says which text fitted, and how well', () => {
  const index = buildIndex(rows)
  expect(matchMessage(index, 'new video?', 1)).toMatchObject({
    matches: [{ row: { id: 3 }, field: 'keyword' }],
  })
  expect(matchMessage(index, 'Kolkatar kon part?', 1)).toMatchObject({
    matches: [{ row: { id: 5 }, field: 'sentence' }],
  })
  const { matches } = matchMessage(index, 'নতুন ভিডিও, collab', 5)
  const scores = matches.map(({ score }) => score)
  expect(scores.length).toBeGreaterThan(1)
  expect(scores).toEqual([...scores].sort((a, b) => b - a))
  expect(Math.min(...scores)).toBeGreaterThan(0)
  expect(Math.max(...scores)).toBeLessThanOrEqual(1)
})

test('the nearest row is told with what keeps it, also where none may answer', () => {
  const nearest = (message: string, fields: Parameters<typeof trainingRow>[1]) => {
    const given = [
      trainingRow(1, { keyword: 'biryani', userMessage: 'biryani kemon lage', ...fields }),
    ]
    return matchMessage(buildIndex(given), message, 1).nearest
  }
  const asked = 'biryani kemon lage'
  expect(nearest(asked, {})).toMatchObject({ row: { id: 1 }, keptBy: 'distance' })
  expect(nearest(asked, { isActive: false })).toMatchObject({ keptBy: 'switch' })
  expect(nearest(asked, { language: 'bengali' })).toMatchObject({ keptBy: 'language' })
  expect(nearest('xyzzy', {})).toBeUndefined()
})

test('no rows answer nothing, and rows without words harm nobody', () => {
  expect(answered('kemon acho', [])).toBeUndefined()
  const wordless = trainingRow(9, { keyword: '😀, ...', userMessage: '?!' })
  expect(answered('collab korte chai', [...rows, wordless])).toBe(2)
})

test('words that the lexicon does not have are known by their spelling', () => {
  const strange = [trainingRow(1, { keyword: 'zumba', userMessage: 'zumba kharamati shekhao' })]
  expect(answered('zumba', strange)).toBe(1)
  expect(answered('জুম্বা', strange)).toBe(1)
  expect(answered('zumbaa!', strange)).toBe(1)
})

test.each(['team', 'friend', 'hey', 'bondhu'])(
  'a row known by the one word %s answers it, however little it says elsewhere',
  (word) => {
    expect(answered(word, [...rows, trainingRow(7, { keyword: word, userMessage: 'zumba' })])).toBe(
      7,
    )
  },
)

test('misspelt words are looked for among those of the rows, in whatever script', () => {
  const more = [
    ...rows,
    trainingRow(6, { keyword: 'মোহনবাগান', userMessage: 'mohun bagan naki east bengal?' }),
    trainingRow(7, { keyword: 'driver', userMessage: 'শুটিংয়ে ড্রাইভার লাগবে?' }),
    trainingRow(8, { keyword: 'uttarpara', userMessage: 'উত্তরপাড়া কীভাবে যাব?' }),
  ]
  for (const message of ['mohun bgan', 'mohin bagan', 'mohun baganer'])
    expect(answered(message, more)).toBe(6)
  expect(answered('drivar', more)).toBe(7)
  for (const message of ['uttorpara', 'utarpara jabo kivabe'])
    expect(answered(message, more)).toBe(8)
})

test('of two rows with words of one meaning, the one with the very word answers', () => {
  const places = ['delhi', 'mumbai', 'bangalore'].map((place, at) =>
    trainingRow(at + 1, { userMessage: `${place} te show ache?` }),
  )
  expect(answered('mumbai te show hobe?', places)).toBe(2)
  expect(answered('bangalore show?', places)).toBe(3)
})

test('calling the bot does not hide what is asked', () => {
  expect(answered('ei je bot collab korte chai')).toBe(2)
  expect(answered('hello bong bot, notun video kobe asbe?')).toBe(3)
})
