import { normalise } from './normalise.ts'

const consonants: Record<string, string> = {
  ক: 'k',
  খ: 'kh',
  গ: 'g',
  ঘ: 'gh',
  ঙ: 'ng',
  চ: 'ch',
  ছ: 'chh',
  জ: 'j',
  ঝ: 'jh',
  ঞ: 'n',
  ট: 't',
  ঠ: 'th',
  ড: 'd',
  ঢ: 'dh',
  ণ: 'n',
  ত: 't',
  থ: 'th',
  দ: 'd',
  ধ: 'dh',
  ন: 'n',
  প: 'p',
  ফ: 'ph',
  ব: 'b',
  ভ: 'bh',
  ম: 'm',
  য: 'j',
  র: 'r',
  ল: 'l',
  শ: 'sh',
  ষ: 'sh',
  স: 's',
  হ: 'h',
  '\u09dc': 'r',
  '\u09dd': 'rh',
  '\u09df': 'y',
  ৰ: 'r',
  ৱ: 'w',
}
const vowels: Record<string, string> = {
  অ: 'o',
  আ: 'a',
  ই: 'i',
  ঈ: 'i',
  উ: 'u',
  ঊ: 'u',
  ঋ: 'ri',
  এ: 'e',
  ঐ: 'oi',
  ও: 'o',
  ঔ: 'ou',
}
const signs: Record<string, string> = {
  'া': 'a',
  'ি': 'i',
  'ী': 'i',
  'ু': 'u',
  'ূ': 'u',
  'ৃ': 'ri',
  'ে': 'e',
  'ৈ': 'oi',
  'ো': 'o',
  'ৌ': 'ou',
}
const marks: Record<string, string> = { 'ং': 'ng', 'ঃ': '', 'ঁ': '', ৎ: 't', '্': '' }

// A conjunct or consonant with its vowel sign, or any other character.
const syllable = /(?:[ক-হ\u09dc\u09dd\u09dfৰৱ]্){0,7}[ক-হ\u09dc\u09dd\u09dfৰৱ][া-ৌ]?্?|./gsu

type Syllable = { letters: string[]; sign: string | undefined; other: string | undefined }

const parse = (part: string): Syllable => {
  const letters = [...part].filter((letter) => letter in consonants)
  const sign = [...part].find((letter) => letter in signs)
  return letters.length ? { letters, sign, other: undefined } : { letters, sign, other: part }
}

const cluster = (letters: string[], isFirst: boolean) => {
  const joined = letters.join('')
  if (joined === 'কষ') return isFirst ? 'kh' : 'kkh'
  if (joined === 'জঞ') return isFirst ? 'gy' : 'gg'
  return letters
    .map((letter, index) =>
      sounded(letter, letters.slice(Math.max(0, index - 2), index).join(''), isFirst),
    )
    .join('')
}

/** In conjuncts য is y, except in র্য inside of a word; ব is w after letters where it is hardly heard. */
const sounded = (letter: string, before: string, isFirst: boolean) => {
  if (letter === 'য' && before && (before !== 'র' || isFirst)) return 'y'
  if (letter === 'ব' && /[দধতসশহজথক]$/.test(before)) return 'w'
  return consonants[letter]
}

/** The ending -ের, before which a word keeps its last vowel: শহরের is shohor + er. */
const isGenitive = ([noun, ending, ...more]: Syllable[]) =>
  noun?.sign === '\u09c7' &&
  !more.length &&
  ending?.sign === undefined &&
  ending?.letters[0] === 'র'

/** Final conjuncts of English loanwords, without a following vowel: ব্র্যান্ড, কোর্স. */
const borrowedEnds = new Set('নট নড নস সট রট রড রস রচ রক কস কট পট পস ফট লড লট লফ মপ ঙক'.split(' '))

/**
 * The inherent vowel is silent at the end after a single consonant, and inside before a single
 * consonant with a written vowel.
 */
const inherent = (all: Syllable[], index: number) => {
  const next = all[index + 1]
  const letters = all[index]?.letters ?? []
  if (/[য\u09df]/.test(letters.at(-1) ?? '') && letters.length > 1 && index === 0) return 'a'
  if (!next && borrowedEnds.has(letters.slice(-2).join(''))) return ''
  if (!next) return letters.length > 1 || all.length === 1 ? 'o' : ''
  const isInside = index > 0 && letters.length === 1
  // অঞ্চলও is onchol + o, but বই boi.
  if (isInside && next.other !== undefined && next.other in vowels) return ''
  // অবতার is obotar, but আমরা amra.
  if (index === 1 && all[0]?.other === 'অ') return 'o'
  const isSwallowed = isInside && next.letters.length === 1 && next.sign !== undefined
  return isSwallowed && !isGenitive(all.slice(index + 1, index + 4)) ? '' : 'o'
}

const word = (text: string) => {
  const all = [...text.matchAll(syllable)].map(([part]) => parse(part))
  return all
    .map(({ letters, sign, other = '' }, index) => {
      if (!letters.length) return vowels[other] ?? signs[other] ?? marks[other] ?? other
      return cluster(letters, index === 0) + (sign ? signs[sign] : inherent(all, index))
    })
    .join('')
}

/** র with a য below it: a joiner stands at the hasanta, in the encoding of today (র‍্য) or the older one (র্‍য). */
const raWithYa = /র(?:[\u200c\u200d]\u09cd[\u200c\u200d]?|\u09cd[\u200c\u200d])\u09af/g

/** The English a of অ্যাপ and এ্যাপ. */
const borrowedA = /[অএ]\u09cdয\u09be?/g

/** Bengali in Latin letters, roughly as typed in Kolkata (কলকাতা -> kolkata); the rest is normalised. */
export const romanise = (text: string) =>
  normalise(text.replace(raWithYa, 'র\u09cd\u09df'))
    .replace(borrowedA, 'আ')
    .replace(/ও\u09df(?=[া-ৌ])/g, 'ৱ')
    .replace(/[\u0980-\u09ff]+/g, (run) => word(run))
