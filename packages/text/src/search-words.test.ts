import { expect, test } from 'vitest'
import {
  beginningsOf,
  beginningsOfTyped,
  hasTypedWords,
  maxSearchWords,
  searchWords,
  searchWordsOfPhone,
  typedWords,
} from './search-words.ts'

const finds = (typed: string, ...texts: string[]) =>
  hasTypedWords(searchWords(...texts), typedWords(typed))

test.each([
  ['রিয়া', 'riya'],
  ['রি\u09af\u09bcা', 'রিয়া'],
  ['সাহা', 'saha'],
  ['মা', 'ma'],
  ['সৌরভ', 'sourav'],
  ['অনির্বাণ', 'anirban'],
  ['মুখার্জি', 'mukherjee'],
  ['চক্রবর্তী', 'chakraborty'],
  ['ভট্টাচার্য', 'bhattacharya'],
  ['গঙ্গোপাধ্যায়', 'gangopadhyay'],
  ['ব্র্যান্ড', 'brand'],
  ['মিষ্টি ঘর', 'mishti ghor'],
  ['সাহা', 'Saha'],
  ['দিয়া', 'dia'],
  ['শিয়ালদা', 'sealda'],
  ['ভিডিও', 'video'],
  ['ফোন', 'phone'],
  ['অফিস', 'office'],
  ['ফিল্ম', 'film'],
  ['রসগোল্লা', 'rasgulla'],
])('%s and %s find each other', (bengali, latin) => {
  expect(finds(latin, bengali)).toBe(true)
  expect(finds(bengali, latin)).toBe(true)
})

test.each([
  ['the beginning of a word', 'mish', 'মিষ্টি ঘর'],
  ['a beginning that ends amid a letter', 'mac', 'Machh Bhaat'],
  ['a beginning that ends amid a vowel', 'ke', 'Keeron'],
  ['a Bengali beginning', 'শর', 'Sharmila'],
  ['words in any order, of several fields', 'ghor riya', 'রিয়া Sen'],
  ['an e-mail', 'riya.sen@example', 'Riya.Sen@Example.test'],
  ['Bengali digits', '২৪', 'Ghor 24'],
  ['capitals and joiners', 'RIYA', 'রি\u200dয়া'],
])('a text is found by %s', (_, typed, text) => {
  expect(finds(typed, text, 'মিষ্টি Ghor')).toBe(true)
})

test.each(
  [
    'কলকাতা',
    'মিষ্টি',
    'পিঠে',
    'বিজ্ঞাপন',
    'বন্ধু',
    'শহরের',
    'অঙ্ক',
    'সংকলন',
    'শ্রীময়ী',
    'ইস্যু',
    'ওয়েব',
  ].concat(['রসগোল্লা', 'ট্যুর', 'কাপড়', 'location', 'fashion', 'biryani', 'heatwave', 'you', 'Emami']),
)('%s is found by every beginning of it', (word) => {
  const letters = [...word]
  const beginnings = letters.map((_, at) => letters.slice(0, at + 1).join(''))
  expect(beginnings.filter((typed) => !finds(typed, word))).toEqual([])
  for (const typed of beginnings.flatMap(typedWords)) {
    const looked = beginningsOfTyped(typed)
    const known = beginningsOf(searchWords(word))
    expect(looked.some((one) => known.includes(one))).toBe(true)
  }
})

test.each([
  ['ইমামি', 'Emami'],
  ['emami', 'ইমামি'],
  ['haldi ram', 'Haldiram'],
  ['হলদি রাম', 'Haldiram'],
  ['big basket', 'BigBasket'],
])('%s finds the brand %s', (typed, brand) => {
  expect(finds(typed, brand)).toBe(true)
})

test.each([
  ['a word that nothing has', 'riya ঘোষ'],
  ['the middle of a word', 'iya'],
  ['an emoji', '🪔 ghosh'],
  ['another name that begins alike', 'রিনা'],
  ['a word of a few of its consonants', 'senapati'],
  ['what is no letter', '% riya%27'],
])('a text is not found by %s', (_, typed) => {
  expect(finds(typed, 'রিয়া Sen')).toBe(false)
})

test.each([
  '9830012345',
  '98300-123 45',
  '+91 98300 12345',
  '0091 98300',
  '098300 12345',
  '+৯১ ৯৮৩০০',
  '12345',
])('a phone is found by %s', (typed) => {
  const words = searchWordsOfPhone('+91 9830012345')
  expect(hasTypedWords(words, typedWords(typed))).toBe(true)
  expect(hasTypedWords(words, typedWords('98301'))).toBe(false)
})

test('nothing typed is no word, and nothing else is needed', () => {
  expect(typedWords('  ')).toEqual([])
  expect(typedWords('🪔 ...')).toEqual([])
  expect(searchWordsOfPhone(null)).toEqual([])
  expect(searchWords(null, undefined, '')).toEqual([])
})

test('whatever a word is found by stands under one of the beginnings that are looked up', () => {
  const words = searchWords('Gangopadhyay কলকাতায় 9830012345 মা ke')
  const known = beginningsOf(words)
  for (const typed of ['gangopadhyay', 'gango', 'ko', 'কলকাতায়', '983', '9830012345', 'মা', 'k'])
    for (const word of typedWords(typed)) {
      expect(hasTypedWords(words, [word])).toBe(true)
      const looked = beginningsOfTyped(word)
      expect(looked.some((one) => known.includes(one))).toBe(true)
    }
  for (const one of known) {
    expect([...one].length).toBeGreaterThanOrEqual(1)
    expect([...one].length).toBeLessThanOrEqual(6)
  }
})

const inflected: [string, string[]][] = [
  ['ছাতা', ['ছাতার', 'ছাতাটা', 'ছাতাগুলোর', 'chhatate']],
  ['মা', ['মাকে', 'মায়ের', 'mayer']],
  ['রিয়ার', ['রিয়াকে', 'riyar', 'riya']],
  ['বই', ['বইটা', 'বইয়ের', 'boiguloke']],
  ['লেখা', ['লিখবে', 'লিখছে', 'লেখে', 'likhte', 'likhlam']],
  ['খোঁজা', ['খুঁজছে', 'খোঁজে', 'khujte', 'khujlam']],
  ['লিখছে', ['লেখা', 'lekha']],
  ['whatsapp', ['হোয়াটসঅ্যাপ', 'হোয়াটসঅ্যাপের']],
  ['বাস', ['bus']],
  ['bus', ['বাস']],
  ['কেক', ['cake']],
  ['engine', ['ইঞ্জিন']],
  ['মোবাইল', ['mobile']],
  ['রেস্টুরেন্ট', ['restaurant']],
]

test.each(inflected)(
  '%s is found by its forms and spellings, also through the index',
  (word, typed) => {
    const words = searchWords('Riya Sen', word)
    const places = new Set(beginningsOf(words))
    for (const one of typed.flatMap(typedWords)) {
      expect([one, hasTypedWords(words, [one])]).toEqual([one, true])
      expect([one, beginningsOfTyped(one).some((place) => places.has(place))]).toEqual([one, true])
    }
  },
)

test('a longer stem is no form of another word that begins like it', () => {
  expect(finds('কাণ্ডর', 'কানাই')).toBe(false)
  expect(finds('কণার', 'কাণ্ডর')).toBe(false)
})

test('a word of three consonants stands under these too, a longer one under four', () => {
  expect(beginningsOf(searchWords('Rasgulla')).filter((one) => one.startsWith('~'))).toEqual([
    '~rsgl',
  ])
  const [typed] = typedWords('rosogollar')
  expect(typed && beginningsOfTyped(typed)).toContain('~rsgl')
  expect(finds('rosogollar', 'রসগোল্লা')).toBe(true)
  expect(finds('mishti', 'Mustard')).toBe(false)
})

test('one letter that becomes six is cut where all texts are', () => {
  expect(searchWords('㌖'.repeat(5_000)).join('').length).toBeLessThan(40_000)
  for (const word of searchWords('㌖'.repeat(500))) expect(word.length).toBeLessThanOrEqual(41)
})

test('a text of any length is known by its first words', () => {
  const long = Array.from({ length: 5_000 }, (_, at) => `word${at}`).join(' ')
  expect(searchWords(long)).toHaveLength(maxSearchWords)
})
