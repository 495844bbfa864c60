/** Seeded numbers from 0 to 1 (mulberry32). */
export const randomOf = (seed: number) => {
  let state = Math.imul(seed + 1, 0x9e3779b1)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
export type Random = ReturnType<typeof randomOf>

export const pick = <T>(random: Random, values: readonly T[]): T => {
  const value = values[Math.floor(random() * values.length)]
  if (value === undefined) throw new RangeError('There is nothing to pick from.')
  return value
}

export const tongues = ['bengali', 'benglish', 'english'] as const
export type Tongue = (typeof tongues)[number]

/** Invented words, in either script. */
const onsets = 'ক:k খ:kh গ:g চ:ch জ:j ট:t ড:d ত:t দ:d ন:n প:p ব:b ম:m র:r ল:l স:s'.split(' ')
const vowels = 'া:a ি:i ু:u ে:e ো:o'.split(' ')
const endings = ': র:r টা:ta কে:ke তে:te'.split(' ')
const english =
  'the we our you a video and for with brand family please of new to episode price in idea launch budget next month comedy send reel shop festival rates quick tea long office sweet mother audience short product team call week'.split(
    ' ',
  )

const syllables = onsets.flatMap((onset) => vowels.map((vowel) => [onset, vowel]))

/** Unique per number, alike in both scripts. */
export const wordOf = (number: number, isBengali: boolean) => {
  const parts = [
    ...(syllables[number % syllables.length] ?? []),
    ...(syllables[Math.floor(number / syllables.length) % syllables.length] ?? []),
    endings[number % endings.length] ?? '',
  ]
  return parts.map((part) => part.split(':')[isBengali ? 0 : 1] ?? '').join('')
}

/** As in any language, a few are common. */
const someWord = (random: Random, tongue: Tongue) =>
  tongue === 'english' && random() < 0.8
    ? pick(random, english)
    : wordOf(Math.floor(6_000 * random() ** 3), tongue === 'bengali')

const phrases: Record<Tongue, readonly string[]> = {
  bengali: [
    'আমাদের নতুন পণ্য নিয়ে একটা মজার ভিডিও করতে চাই।',
    'কত খরচ পড়বে জানাবেন।',
    'মা বলল, "আর দুটো ভাত নে।"',
    'পুজোর আগে তারিখ খালি আছে?',
  ],
  benglish: [
    'Pujor age ekta collab korte chai.',
    'Call korben please.',
    'Pasher barir boudi sob shunte pay.',
    'Koto khoroch porbe janaben?',
  ],
  english: [
    'Please send your rates for one episode.',
    'The son had a plan, Ma had a rolling pin.',
    'We would like one integration in a family episode next month.',
    'Is there a date left before the festival?',
  ],
}

const sentence = (random: Random, tongue: Tongue) => {
  if (random() < 0.25) return pick(random, phrases[tongue])
  const words = Array.from({ length: 5 + Math.floor(random() * 9) }, () => someWord(random, tongue))
  return words.join(' ') + (tongue === 'bengali' ? '।' : '.')
}

/** At least `length` UTF-16 units. */
export const textOf = (random: Random, tongue: Tongue, length: number) => {
  const sentences: string[] = []
  for (let sum = 0; sum < length; sum += sentences.at(-1)?.length ?? length)
    sentences.push(sentence(random, tongue))
  return sentences.join(' ')
}

const questions: Record<Tongue, readonly string[]> = {
  bengali: ['@ # কোথায় পাব?', 'তোমাদের @ # কবে আসবে?', '@ কেন # এত ভালোবাসে?', '@ # নিয়ে ভিডিও আছে?'],
  benglish: ['@ # kothay pabo?', 'tomader @ # kobe ashbe?', '@ keno # eto bhalobashe?'],
  english: ['Where do I get @ #?', 'When will your @ # come?', 'Why does @ love # so much?'],
}

export const questionOf = (random: Random, tongue: Tongue, [one, other]: [number, number]) => {
  const isBengali = tongue === 'bengali'
  const asked = pick(random, questions[tongue])
  return asked.replace('@', wordOf(one, isBengali)).replace('#', wordOf(other, isBengali))
}
