import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import {
  cut,
  excerptOfText,
  fold,
  inForm,
  languageOf,
  normalise,
  romanise,
  skeleton,
  skeletonOfFold,
  slugOf,
  tokens,
} from './index.ts'
import { shortForms } from './short-forms.ts'

test.each([
  ['কলকাতা', 'kolkata'],
  ['মিষ্টি ঘর', 'mishti ghor'],
  ['স্বাগতম', 'swagotom'],
  ['গল্প', 'golpo'],
  ['আমার মা', 'amar ma'],
  ['রান্নাঘর', 'rannaghor'],
  ['ক্ষমা', 'khoma'],
  ['পরীক্ষা', 'porikkha'],
  ['জ্ঞান', 'gyan'],
  ['বিজ্ঞান', 'biggan'],
  ['বাংলা', 'bangla'],
  ['কেমন আছো', 'kemon achho'],
  ['বাড়ি ২০২৬', 'bari 2026'],
  ['Ma বনাম Son', 'ma bonam son'],
  ['ব্র্যান্ড', 'bryand'],
  ['কোর্স', 'kors'],
  ['ইন্টারনেট', 'intarnet'],
  ['শহরের', 'shohorer'],
  ['পর্বটা', 'porbota'],
  ['ওয়েবসাইট', 'websait'],
  ['খাওয়া', 'khawa'],
  ['ব্যথা', 'byatha'],
  ['চাঁদ', 'chad'],
  ['দুঃখ', 'dukh'],
  ['হঠাৎ', 'hothat'],
  ['স্ত্রী', 'stri'],
  ['র\u200d্যাপ', 'ryap'],
  ['র\u200c্যাপ', 'ryap'],
  ['র্\u200dযাপ', 'ryap'],
  ['র\u200d্যাব ও র\u200d্যালি', 'ryab o ryali'],
  ['সুর\u200d্যালিজম', 'suryalijom'],
  ['র্যান্ডম', 'ryandom'],
  ['কার্য', 'karjo'],
  ['সূর্য', 'surjo'],
])('%s is romanised as %s', (bengali, latin) => {
  expect(romanise(bengali)).toBe(latin)
})

test.each([
  ['Top 10 Bengali Mom Phrases!', 'top-10-bengali-mom-phrases'],
  ['  --Crème   brûlée--  ', 'creme-brulee'],
  ['মায়ের ফোন রাত দুটোয়', 'mayer-phon-rat-dutoy'],
  ['😀😀', ''],
  ['日本', ''],
])('the slug of %j is %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

test('a long slug ends at a word', () => {
  expect(slugOf('one two three', 9)).toBe('one-two')
  expect(slugOf('one two three', 7)).toBe('one-two')
  expect(slugOf('x'.repeat(200)).length).toBe(120)
})

test('both encodings of ড়, ঢ় and য় are one', () => {
  expect(normalise('বা\u09a1\u09bcি')).toBe(normalise('বা\u09dcি'))
  expect(normalise('আষা\u09a2\u09bc মা\u09af\u09bcা')).toBe(normalise('আষা\u09dd মা\u09dfা'))
})

test('words keep their vowel signs; joiners, emoji and punctuation go', () => {
  expect(tokens('র‍্যাব, কেমন আছো? 😀 2টো')).toEqual(['র্যাব', 'কেমন', 'আছো', '2টো'])
})

test('words part where the script changes, and stay whole at an apostrophe', () => {
  expect(tokens("videoটা don't collabএর")).toEqual(['video', 'টা', 'dont', 'collab', 'এর'])
})

test('short forms stand for full words, never for other short forms', () => {
  expect(['kmn', 'hbe', 'plz', 'vdo', 'msg'].map((word) => shortForms.get(word))).toEqual([
    'kemon',
    'hobe',
    'please',
    'video',
    'message',
  ])
  expect(['dkhche', 'jben', 'hyni', 'tkt', 'pthaben'].map((word) => shortForms.get(word))).toEqual([
    'dekhche',
    'jaben',
    'hoyni',
    'ticket',
    'pathaben',
  ])
  for (const [short, full] of shortForms) {
    expect(short).not.toBe(full)
    expect(shortForms.has(full), full).toBe(false)
    expect(tokens(short)).toEqual([short])
  }
})

test.each([
  ['kemon', 'কেমন'],
  ['bhalo', 'valo'],
  ['achho', 'আছো'],
  ['zabo', 'jabo'],
  ['phone', 'fone'],
  ['accha', 'acha'],
  ['promotion', 'promoson'],
  ['khawa', 'khaoya'],
  ['paoa', 'পাওয়া'],
  ['pleaseeee', 'please'],
  ['subscribe', 'subskribe'],
  ['pujo', 'পুজো'],
  ['kivabe', 'কিভাবে'],
  ['shuru', 'suru'],
])('%s and %s fold to one', (a, b) => {
  expect(fold(a)).toBe(fold(b))
})

test.each([
  ['kmn', 'কেমন'],
  ['tmr', 'tomar'],
  ['hbe', 'hobe'],
])('%s and %s have one skeleton', (a, b) => {
  expect(skeleton(a)).toBe(skeleton(b))
})

test('an engine without a segmenter cuts no letter either', () => {
  const { Segmenter } = Intl
  Reflect.deleteProperty(Intl, 'Segmenter')
  onTestFinished(() => void Object.assign(Intl, { Segmenter }))
  expect(cut('aক্ষ', 3)).toBe('a')
  expect(cut('👨‍👩‍👧x', 4)).toBe('')
  expect(cut('স্ত্রী', 5)).toBe('')
  expect(cut('কলকাতা', 4)).toBe('কলকা')
  expect(cut('ab👍', 2)).toBe('ab')
})

test('a cut never splits a conjunct or an emoji family', () => {
  expect(cut('aক্ষ', 3)).toBe('a')
  expect(cut('👨‍👩‍👧x', 4)).toBe('')
  expect(cut('স্ত্রী', 6)).toBe('স্ত্রী')
})

const bengaliLetters = fc.constantFrom(
  ...'কযরষ',
  ...'অআএঔ',
  ...'াি্ং়ঁ',
  '্য',
  '্যা',
  'অ্যা',
  'এ্য',
  '\u200d',
  '\u200c',
  ' ',
  '👍',
  '👩‍🍳',
)

test('at every length a cut is the last whole grapheme, and a vowel with hasanta and ya is one', () => {
  const segmenter = new Intl.Segmenter('bn', { granularity: 'grapheme' })
  fc.assert(
    fc.property(fc.array(bengaliLetters, { maxLength: 14 }), (letters) => {
      const text = letters.join('')
      const joined = [...text.matchAll(/[অ-ঔৠৡ][\u200c\u200d]*্[\u200c\u200d]*(?=য)/g)]
      const isInJoined = (at: number) =>
        joined.some(({ index, 0: whole }) => index < at && at <= index + whole.length)
      // Engines know conjuncts in different ways, or not at all.
      const isInConjunct = (at: number) =>
        /্$/.test(text.slice(0, at)) && /^[কযরষ]/.test(text.slice(at))
      const isInLetter = (at: number) =>
        at < text.length &&
        (/^[\p{M}\u200c\u200d]/u.test(text.slice(at)) || text[at - 1] === '\u200d')
      const ends = [...segmenter.segment(text)]
        .map(({ index, segment }) => index + segment.length)
        .filter((end) => !isInJoined(end) && !isInConjunct(end) && !isInLetter(end))
      for (let length = 0; length <= text.length; length++)
        expect(cut(text, length)).toBe(
          text.slice(0, Math.max(0, ...ends.filter((end) => end <= length))),
        )
    }),
    { numRuns: 1_000 },
  )
})

test.each([
  ['a joiner before the hasanta', 'র\u200c\u09cdযাপ', ['', '', '', '', 'র\u200c\u09cdযা']],
  ['a hasanta behind a vowel sign', 'হি\u09cdযক', ['', '', '', 'হি\u09cdয']],
  ['a hasanta that is shown', 'ড\u09cd\u200cক', ['', '', 'ড\u09cd\u200c']],
  ['a hasanta at the end of a word', 'ড\u09cd ক', ['', 'ড\u09cd', 'ড\u09cd ']],
])('%s: every cut is exact', (_, text, cuts) => {
  expect(cuts.map((_, at) => cut(text, at + 1))).toEqual(cuts)
})

test('the word অ্যাপ is cut before its first letter or behind it', () => {
  const lengths = [1, 2, 3, 4, 5]
  expect(lengths.map((length) => cut('অ্যাপ', length))).toEqual(['', '', '', 'অ্যা', 'অ্যাপ'])
})

test('an excerpt is one line, with … where the text goes on', () => {
  expect(excerptOfText('এক\n\nদুই', 20)).toBe('এক দুই')
  expect(excerptOfText('এক দুই', 3)).toBe('এক…')
  expect(excerptOfText('এক…দুই', 3)).toBe('এক…')
  expect(excerptOfText('এক  \n', 3)).toBe('এক')
})

test('a heap of marks that is longer than any letter is cut like a text, between whole characters', () => {
  expect(cut(`a${'\u0301'.repeat(2_000)}`, 500)).toHaveLength(500)
  expect(cut(`a${'\u{1d165}'.repeat(500)}`, 500)).toBe(`a${'\u{1d165}'.repeat(249)}`)
  expect(cut('🇮🇳'.repeat(200), 402)).toHaveLength(400)
})

test('a form is no longer than asked for, before and after, and keeps twelve marks on a letter', () => {
  expect(inForm('\ufdfa'.repeat(50), 'NFKC', 100)).toHaveLength(100)
  expect(inForm('\u3316', 'NFKC', 10)).toBe('キロメートル')
  expect(inForm(`q${'\u0323'.repeat(40)}r`, 'NFC', 50)).toBe(`q${'\u0323'.repeat(12)}r`)
  expect(inForm('ক্ষ্ম'.repeat(20), 'NFC', 200)).toBe('ক্ষ্ম'.repeat(20))
})

test('a word without end is read as several', () => {
  expect(tokens('ক'.repeat(100)).map(({ length }) => length)).toEqual([40, 40, 20])
})

const unicode = fc.string({ unit: 'binary', maxLength: 60 })
const bengali = fc.string({
  unit: fc.integer({ min: 0x980, max: 0x9ff }).map(String.fromCodePoint),
})
const typed = fc.string({ unit: fc.constantFrom(...'aeiouychskxtdbpgjnrqwz 1') })
const anyText = fc.oneof(unicode, bengali, typed, fc.string({ unit: 'grapheme' }))

test('nothing throws on any text, and normalising and folding twice change nothing', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(normalise(normalise(text))).toBe(normalise(text))
      expect(fold(fold(text))).toBe(fold(text))
      expect(skeletonOfFold(skeleton(text))).toBe(skeleton(text))
      expect(tokens(tokens(text).join(' '))).toEqual(tokens(text))
      expect(['bengali', 'benglish', 'english']).toContain(languageOf(text))
      expect(slugOf(text)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      expect(text.startsWith(cut(text, 10))).toBe(true)
      expect(cut(text, 10).length).toBeLessThanOrEqual(10)
    }),
    { numRuns: 500 },
  )
})

test('Bengali words of common letters leave nothing but a-z', () => {
  const letters = fc.constantFrom(...'কখগঘচছজঝটঠডঢতথদধনপফবভমরলশসহািুেো্')
  fc.assert(
    fc.property(fc.string({ unit: letters, minLength: 1, maxLength: 12 }), (word) => {
      expect(romanise(word)).toMatch(/^[a-z]*$/)
    }),
  )
})
