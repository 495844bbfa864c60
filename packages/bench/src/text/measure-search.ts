import { parseArgs } from 'node:util'
import { builtInPosts, fallbackVideos } from '@bong-bari/site'
import {
  beginningsOf,
  beginningsOfTyped,
  cut,
  excerptOfText,
  hasTypedWords,
  romanise,
  searchWords,
  siteSearch,
  typedWords,
} from '@bong-bari/text'
import { readTable } from './public-text.ts'

// `pnpm search:score [--public <folder>]`: how well words are found in any spelling and with any ending, what nonsense finds, and whether
// cuts of Bengali text are whole. The README of the folder says what is in it; no sentence of it belongs into this repository.

const shown = (share: number) => share.toFixed(1)
const shareOf = <One>(all: readonly One[], is: (one: One) => boolean) =>
  (100 * all.filter(is).length) / (all.length || 1)

type Wanted = { title: string; query: string }

/** Where the title stands among what is found; -1 if it is not. */
const placesOf = (titles: readonly string[], wanted: readonly Wanted[]) => {
  const search = siteSearch(titles.map((title) => ({ title, words: [] })))
  return wanted.map(({ title, query }) => ({
    title,
    query,
    place: search(query).found.findIndex((one) => one.title === title),
  }))
}

const isDetailed = process.argv.includes('--missed')
const printPlaces = (name: string, titles: readonly string[], wanted: readonly Wanted[]) => {
  const places = placesOf(titles, wanted)
  const found = places.filter(({ place }) => place >= 0)
  const before = found.reduce((sum, { place }) => sum + place, 0) / (found.length || 1)
  console.log(
    `${name}: found ${shown(shareOf(places, ({ place }) => place >= 0))}, among the first three ${shown(shareOf(places, ({ place }) => place >= 0 && place < 3))}, others before it ${before.toFixed(2)}, of ${wanted.length}`,
  )
  const missed = places.filter(({ place }) => place < 0 || place > 2)
  if (isDetailed)
    console.log(
      missed
        .slice(0, 80)
        .map((one) => `${one.title} < ${one.query} ${one.place}`)
        .join('; '),
    )
}

/** Nouns that end in a consonant, and in a vowel. */
const closed =
  'বাজার পুকুর জানলা স্কুল কলেজ টেবিল বালিশ চাদর আলমারি ট্রাম পেঁয়াজ রসুন আঙুল কাগজ খবর ডাক্তার অসুখ মাস্টার পাহাড় সাগর মন্দির উৎসব চামচ নাটক ঝগড়া'
    .split(' ')
    .filter((word) => !/[া-ৌ]$/.test(word))
const open =
  'ছাতা জানলা আলমারি ঝগড়া মিষ্টি রান্না নদী বাড়ি গাড়ি শাড়ি চিঠি বিড়াল পাখি মশা চাবি তালা জামা খাতা বালতি দাদু দিদা মামা কাকু হাতা মোজা টুপি গামছা কড়াই লুচি'
    .split(' ')
    .filter((word) => /[া-ৌ]$/.test(word))
const endings = {
  closed: ['ের', 'কে', 'টা', 'গুলো', 'ে', 'গুলোর'],
  open: ['র', 'কে', 'টা', 'গুলো', 'তে', 'গুলোর'],
}
const nouns = [
  ...closed.map((stem) => ({ stem, endings: endings.closed })),
  ...open.map((stem) => ({ stem, endings: endings.open })),
]
const inflected = nouns.flatMap(({ stem, endings }) =>
  endings.map((ending) => ({ title: stem, query: stem + ending })),
)
/** Forms of verbs whose title has the noun of the action. */
const verbForms = [
  'বলা বলে বলছে বলবে বলেছিল বলতে বললাম',
  'দেখা দেখে দেখছে দেখবে দেখেছিল দেখতে দেখলাম',
  'খোঁজা খোঁজে খুঁজছে খুঁজবে খুঁজেছিল খুঁজতে খুঁজলাম',
  'রাখা রাখে রাখছে রাখবে রেখেছিল রাখতে রাখলাম',
  'নাচা নাচে নাচছে নাচবে নেচেছিল নাচতে নাচলাম',
  'ডাকা ডাকে ডাকছে ডাকবে ডেকেছিল ডাকতে ডাকলাম',
  'হাসা হাসে হাসছে হাসবে হেসেছিল হাসতে হাসলাম',
  'ভাঙা ভাঙে ভাঙছে ভাঙবে ভেঙেছিল ভাঙতে ভাঙলাম',
  'লেখা লেখে লিখছে লিখবে লিখেছিল লিখতে লিখলাম',
  'বকা বকে বকছে বকবে বকেছিল বকতে বকলাম',
].flatMap((line) => {
  const [title = '', ...forms] = line.split(' ')
  return forms.map((query) => ({ title, query }))
})

const loans =
  `হোয়াটসঅ্যাপ whatsapp, ফেসবুক facebook, ইউটিউব youtube, স্ট্যাটাস status, পাসওয়ার্ড password, চার্জার charger, ফ্রিজ fridge, টেলিভিশন television,
রিমোট remote, হেডফোন headphone, ল্যাপটপ laptop, কম্পিউটার computer, ইন্টারনেট internet, ক্যামেরা camera, সেলফি selfie, ব্যাগ bag, ট্যাক্সি taxi, বাস bus, ট্রেন train,
স্টেশন station, টিকিট ticket, হোটেল hotel, রেস্টুরেন্ট restaurant, বিরিয়ানি biryani, চকলেট chocolate, কেক cake, আইসক্রিম icecream, কফি coffee, বিস্কুট biscuit,
স্যান্ডউইচ sandwich, চাউমিন chowmein, পিৎজা pizza, বার্গার burger, অফিস office, বস boss, মিটিং meeting, ইমেল email, রেজাল্ট result, স্কুল school,
টিচার teacher, হোমওয়ার্ক homework, ডাক্তার doctor, হাসপাতাল hospital, ইনজেকশন injection, থার্মোমিটার thermometer, ক্রিকেট cricket, ফুটবল football, ম্যাচ match,
গিটার guitar, হারমোনিয়াম harmonium, সোফা sofa, চেয়ার chair, টেবিল table, বাথরুম bathroom, শ্যাম্পু shampoo, লিপস্টিক lipstick, পার্টি party, গিফট gift, বেলুন balloon,
ভিডিও video, চ্যানেল channel, সাবস্ক্রাইব subscribe, কমেন্ট comment, লাইভ live, গ্রুপ group, মেসেজ message, নোটিফিকেশন notification, স্ক্রিনশট screenshot, ব্যাটারি battery, মোবাইল mobile, ক্যামেরা camera,
মাইক mic, স্পিকার speaker, কীবোর্ড keyboard, মাউস mouse, প্রিন্টার printer, ওয়াইফাই wifi, গেম game, টিভি tv, সিরিয়াল serial, সিনেমা cinema, হিরো hero, ডান্স dance,
মিউজিক music, কনসার্ট concert, ব্যান্ড band, স্টেজ stage, মেকআপ makeup, ফ্যাশন fashion, শপিং shopping, মল mall, ডিসকাউন্ট discount, অর্ডার order, ডেলিভারি delivery, প্যাকেট packet,
লাগেজ luggage, স্যুটকেস suitcase, পাসপোর্ট passport, ভিসা visa, ফ্লাইট flight, এয়ারপোর্ট airport, ড্রাইভার driver, ট্রাফিক traffic, সিগন্যাল signal, পুলিশ police, ব্যাংক bank, লোন loan,
ট্যাক্স tax, লটারি lottery, ব্রেকফাস্ট breakfast, লাঞ্চ lunch, ডিনার dinner, নুডলস noodles, চিকেন chicken, মটন mutton, স্যুপ soup, সালাদ salad, জুস juice, কোল্ডড্রিঙ্ক colddrink,
জিম gym, ডায়েট diet, যোগা yoga, প্রেশার pressure, সুগার sugar, ভ্যাকসিন vaccine, মাস্ক mask, লকডাউন lockdown, অ্যালার্ম alarm, ক্যালেন্ডার calendar, জানুয়ারি january, সোফা sofa,
কুকার cooker, গ্যাস gas, মিক্সার mixer, ওভেন oven, ফ্যান fan, এসি ac, লিফট lift, ফ্ল্যাট flat, কলোনি colony, ক্লাব club, লাইব্রেরি library, ব্লগ blog,
স্ক্রিপ্ট script, কমেডি comedy, সিরিজ series, এপিসোড episode, ট্রেলার trailer, স্পনসর sponsor, ব্র্যান্ড brand, কোলাবরেশন collaboration, ইন্টারভিউ interview, অ্যাক্টর actor, ডিরেক্টর director`
    .split(',')
    .map((pair) => pair.trim().split(' '))
    .flatMap(([bengali = '', english = '']) =>
      bengali === 'পরীক্ষা'
        ? []
        : [
            { title: bengali, query: english },
            { title: english, query: bengali },
          ],
    )

/** Linear congruential. */
const randomFrom = (seed: number) => {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
/** Struck keys, one letter again and again, and syllables. */
const nonsense = (() => {
  const random = randomFrom(7)
  const any = (letters: string) => letters[random(letters.length)] ?? ''
  const keys = () =>
    Array.from({ length: 4 + random(6) }, () => any('qwrtpsdfghjklzxcvbnm')).join('')
  const row = () => {
    const of = ['asdfghjkl', 'qwertyuiop', 'zxcvbnm'][random(3)] ?? ''
    const at = random(4)
    return of.slice(at, at + 4 + random(3))
  }
  const again = () => any('abcdefghijklmnopqrstuvwxyz').repeat(3 + random(5))
  const syllables = () =>
    Array.from(
      { length: 3 + random(2) },
      () => any('vzxwjqfgkpbd') + any('uoie') + any('xzvqwfg'),
    ).join('')
  const bengali = () =>
    Array.from({ length: 4 + random(3) }, () => any('ঘঢঝথফধঙঠষ') + any('ৌূৈ')).join('')
  const kinds = [keys, row, again, syllables, bengali]
  return Array.from({ length: 200 }, (_, at) => kinds[at % kinds.length]?.() ?? '')
})()

const ownTitles = [
  ...fallbackVideos.map(({ title }) => title),
  ...builtInPosts.map(({ title }) => title),
]

/** As the leads are searched: under the beginnings that are looked up, and then by its words. */
const isFoundInIndex = ({ title, query }: Wanted) => {
  const [words, typed] = [searchWords(title), typedWords(query)]
  const places = new Set(beginningsOf(words))
  const isThere = typed.every((one) => beginningsOfTyped(one).some((place) => places.has(place)))
  return isThere && hasTypedWords(words, typed)
}

const unique = (all: readonly string[]) => [...new Set(all)]

const printOwn = () => {
  const stems = unique([...inflected, ...verbForms].map(({ title }) => title))
  const among = unique([...stems, ...ownTitles])
  printPlaces('nouns with an ending', among, inflected)
  const roman = inflected.map(({ title, query }) => ({ title, query: romanise(query) }))
  printPlaces('the same, romanised', among, roman)
  printPlaces('verbs', among, verbForms)
  printPlaces('loan words', unique([...loans.map(({ title }) => title), ...ownTitles]), loans)
  const ofLeads = (wanted: readonly Wanted[]) => shown(shareOf(wanted, isFoundInIndex))
  console.log(
    `as leads are searched: nouns ${ofLeads(inflected)}, verbs ${ofLeads(verbForms)}, loan words ${ofLeads(loans)}`,
  )
  const search = siteSearch([...ownTitles, ...stems].map((title) => ({ title, words: [] })))
  const finds = nonsense.filter(
    (word) => search(word).found.length > 0 || search(word).near.length > 0,
  )
  console.log(
    `nonsense that finds something: ${finds.length} of ${nonsense.length}${isDetailed ? ` ${finds.join(' ')}` : ''}`,
  )
}

const printWords = (folder: string) => {
  const table = readTable(folder, 'dakshina-words.tsv')
  if (!table.length) return
  const words = unique(table.map((cell) => cell('bengali')))
  const attested = table.map((cell) => ({ title: cell('bengali'), query: cell('roman') }))
  printPlaces('Dakshina, attested spellings', words, attested)
  const search = siteSearch(words.map((title) => ({ title, words: [] })))
  const finds = nonsense.filter((word) => search(word).found.length > 0)
  console.log(
    `nonsense that finds something among these: ${finds.length} of ${nonsense.length}${isDetailed ? ` ${finds.join(' ')}` : ''}`,
  )
}

const longestCut = 200
const brokenIn = (start: string, rest: string) =>
  /^[\p{M}\u200c\u200d]/u.test(rest) ||
  /^\p{M}/u.test(start) ||
  (/\u09cd\u200d?$/.test(start) && /^[\u0995-\u09b9\u09dc\u09dd\u09df]/.test(rest)) ||
  (/[\u0985-\u0994]$/.test(start) && rest.startsWith('\u09cd'))

const printCuts = (folder: string) => {
  let [cuts, broken, excerpts] = [0, 0, 0]
  for (const cell of readTable(folder, 'dakshina-sentences.tsv')) {
    const text = cell('bengali')
    for (let most = 1; most <= longestCut; most++) {
      const start = cut(text, most)
      if (start.length < text.length) {
        cuts++
        if (brokenIn(start, text.slice(start.length))) broken++
      }
      const excerpt = excerptOfText(text, most)
      if (/^\p{M}/u.test(excerpt) || excerpt.length > most + 1) excerpts++
    }
  }
  if (cuts) console.log(`cuts of sentences: ${broken} broken, excerpts: ${excerpts}, of ${cuts}`)
}

const { values } = parseArgs({
  options: { public: { type: 'string' }, missed: { type: 'boolean' } },
})
printOwn()
if (values.public) {
  printWords(values.public)
  printCuts(values.public)
}
