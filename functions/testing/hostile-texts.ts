type Random = () => number

/** Numbers from 0 to 1 that are the same for the same seed. */
const randomOf = (seed: number): Random => {
  let state = (seed * 2_654_435_761 + 1) % 2_147_483_647
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}

const pick = (random: Random, from: readonly string[]) =>
  from[Math.floor(random() * from.length)] ?? ''

/** `length` UTF-16 units of parts, without half a letter at the end. */
const filled = (length: number, part: () => string) => {
  let text = ''
  while (text.length < length) text += part()
  const isSplit = /[\ud800-\udbff]$/.test(text.slice(0, length))
  return isSplit ? `${text.slice(0, length - 1)}.` : text.slice(0, length)
}

const words =
  'আমার বাড়ি কলকাতা মা রান্না করেন ভালো মিষ্টি খেতে চাই নতুন ভিডিও কবে আসবে বলুন দাদা আপনাদের চ্যানেল খুব সুন্দর পরিবার নিয়ে হাসির গল্প দেখি রোজ সন্ধ্যায় চা বিস্কুট আর মুড়ি সঙ্গে ঠাকুমার গান শুনি বৃষ্টি পড়ে উঠোন ভিজে যায় জানালা দিয়ে রোদ আসে বাজার থেকে মাছ এনে ঝোল হয় ছোট ভাই স্কুলে যাবে না বলে কাঁদে'.split(
    ' ',
  )
const consonants = [...'কখগঘচছজটঠডঢতথদধনপফবভমযরলশষসহ']
const vowels = [...'ািীুূেো']
const latin = [...'abcdefghijklmnopqrstuvwxyz']

/** Bengali as people write it, exactly `length` UTF-16 units. */
export const ordinaryText = (length: number, seed: number) => {
  const random = randomOf(seed)
  const text = filled(length, () => `${pick(random, words)} `)
  return text.endsWith(' ') ? `${text.slice(0, -1)}।` : text
}

const repeated = (part: string) => (length: number) => filled(length, () => part)
const drawn = (part: (random: Random) => string) => (length: number, seed: number) => {
  const random = randomOf(seed)
  return filled(length, () => part(random))
}
const syllable = (random: Random) => pick(random, consonants) + pick(random, vowels)
const marked = (marks: string) => (length: number) => `a${repeated(marks)(length - 1)}`

/** Texts that a stranger may send to make work, by what they are made of; all can be stored. */
export const hostileTexts: Record<string, (length: number, seed: number) => string> = {
  'a square that is six letters': repeated('\u3316'),
  'a ligature that is eighteen letters': repeated('\ufdfa'),
  'a letter that composes to three': repeated('\ufb2c'),
  'a capital that is two small letters': repeated('\u0130'),
  'Hangul jamo': repeated('\u1112\u1161\u11ab'),
  'marks on one letter': marked('\u0301'),
  'marks out of order on one letter': marked('\u0301\u0323'),
  'Bengali marks on one letter': marked('\u09bc\u09cd'),
  'letters under many marks': repeated(`a${'\u0301\u0323'.repeat(12)}`),
  'one conjunct without end': drawn((random) => `${pick(random, consonants)}\u09cd`),
  'one Bengali word without end': drawn(syllable),
  'one Latin word without end': drawn((random) => pick(random, latin)),
  'one letter again and again': repeated('ক'),
  'one syllable again and again': repeated('ta'),
  'words that nobody says': drawn(
    (random) => `${syllable(random)}${syllable(random)}${pick(random, consonants)} `,
  ),
  'Latin words that nobody says': drawn(
    (random) => `${[1, 2, 3, 4].map(() => pick(random, latin)).join('')} `,
  ),
  'words of one letter': drawn((random) => `${pick(random, latin)} `),
  'nested brackets': repeated('['),
  'nested links': repeated('[a]('),
  'marks of headings': repeated('# > '),
  'white space': (length) => `a${' '.repeat(length - 2)}b`,
  'lines of nothing': (length) => `a${'\n'.repeat(length - 2)}b`,
  'zero-width joiners': repeated('ক\u200d'),
  'zero-width spaces': (length) => `a${'\u200b'.repeat(length - 1)}`,
  'turned direction': repeated('\u202e\u05d0'),
  'halves of flags': repeated('🇮'),
  'families of emoji': repeated('👨‍👩‍👧‍👦'),
  'signs of e-mail': repeated('a@'),
  'an e-mail spelt out': repeated('a at '),
  'labels of an address': repeated('a.'),
  'digits apart': repeated('1 '),
  dots: (length) => `${'.'.repeat(length - 1)}a`,
  hyphens: (length) => `${'-'.repeat(length - 1)}a`,
  tags: repeated('<a>'),
  formulas: repeated('=1+"'),
  'escapes of sheets': repeated('_x0041_'),
}
