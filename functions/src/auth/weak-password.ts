import { bot, site } from '@bong-bari/site'
import { normalise } from '@bong-bari/text'
import { dictionary } from '@zxcvbn-ts/language-common'

/** 49,000 leaked passwords from zxcvbn-ts, the commonest first. Most of the 3,000 that ASVS 6.2.4 asks for are too short anyway. */
const common = dictionary['passwords-common']
const allCommon: ReadonlySet<string> = new Set(common)
/** These are so common that digits or separators around them do not help. */
const commonest: ReadonlySet<string> = new Set(common.slice(0, 1000))

/** At most so many UTF-16 units are judged, counted after normalising, because one character may become 18. */
const maxJudged = 300

/** Combining marks are parts of Bengali letters. */
const beforeLetters = /^[^\p{L}\p{M}]+/u
const afterLetters = /[^\p{L}\p{M}]+$/u
const notLetters = /[^\p{L}\p{M}]+/gu
const separators = /[^\p{L}\p{M}\p{N}]+/gu

const reversed = (text: string) => [...text].reverse().join('')
const joined = (text: string) => text.replace(separators, '')

/** Signs that are typed for letters. 1, ! and | are read both as i and as l. */
const letterOfSign: Record<string, string> = {
  '@': 'a',
  4: 'a',
  8: 'b',
  '(': 'c',
  3: 'e',
  6: 'g',
  9: 'g',
  0: 'o',
  $: 's',
  5: 's',
  7: 't',
  '+': 't',
  2: 'z',
}
const readSigns = (text: string, letterOfStroke: string) =>
  text
    .replace(/[@48(3690$57+2]/g, (sign) => letterOfSign[sign] ?? sign)
    .replace(/[1!|]/g, letterOfStroke)
const spellingsOf = (text: string) => [text, readSigns(text, 'i'), readSigns(text, 'l')]

/** Short forms of a long text say little about it. */
const isMostOf = (form: string, whole: string) => form.length * 2 >= whole.length

/** The password as a guesser tries it: without what stands around it, with signs read as letters, joined, backwards. */
const formsOf = (whole: string) => {
  const trimmedStart = whole.replace(beforeLetters, '')
  const trimmedEnd = whole.replace(afterLetters, '')
  const core = trimmedStart.replace(afterLetters, '')
  const forms = [whole, trimmedStart, trimmedEnd, core].flatMap(spellingsOf).flatMap((form) => {
    const letters = form.replace(notLetters, '')
    return [form, joined(form), ...(isMostOf(letters, whole) ? [letters] : [])]
  })
  return [...new Set([...forms, ...forms.map(reversed)])].filter(Boolean)
}

/** Rows, columns and diagonals of keyboards and of a number pad. */
const keyRows = [
  ...['`1234567890-=', 'qwertyuiop[]\\', "asdfghjkl;'", 'zxcvbnm,./', '!@#$%^&*()_+'],
  ...['qwertzuiop', 'yxcvbnm', 'azertyuiop', 'qsdfghjklm', 'wxcvbn'],
  ...['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm', '8ik,', '9ol.', '0p;/'],
  ...['!qaz', '@wsx', '#edc', '$rfv', '%tgb', '^yhn', '&ujm', '*ik,', '(ol.', ')p;/'],
  ...['zse4', 'xdr5', 'cft6', 'vgy7', 'bhu8', 'nji9', 'mko0'],
  ...['147', '258', '369', '159', '357'],
].flatMap((row) => [row, reversed(row)])

/** Letters or digits that count up or down, by one or two, or stay the same. */
const isCounting = (text: string) => {
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0)
  const step = (codes[1] ?? 0) - (codes[0] ?? 0)
  return (
    Math.abs(step) <= 2 && codes.every((code, index) => code === (codes[0] ?? 0) + index * step)
  )
}
const isRow = (text: string) => isCounting(text) || keyRows.some((row) => row.includes(text))

/** Stands for a part that a guesser knows, and counts as one letter. */
const part = '\0'

/** Replaces rows of three letters and more. */
const withoutRows = (text: string) => {
  let rest = ''
  for (let at = 0; at < text.length; ) {
    let end = at + 3
    while (end <= text.length && isRow(text.slice(at, end))) end++
    const isLong = end > at + 3
    rest += isLong ? part : text[at]
    at = isLong ? end - 1 : at + 1
  }
  return rest
}

/** Every second letter, then the others: `q1w2e3r4` is two rows. */
const unzipped = (text: string) => {
  const letters = [...text]
  return [0, 1].map((odd) => letters.filter((_, at) => at % 2 === odd).join('')).join('')
}

const withoutWords = (text: string, words: readonly string[]) =>
  words.reduce((rest, word) => rest.replaceAll(word, part), text)

const longestFirst = (words: readonly string[]) =>
  [...new Set(words)].sort((a, b) => b.length - a.length)

const handleOf = (address: string) => joined(address.split('/').at(-1) ?? '')

const siteWords = longestFirst(
  [
    ...[site.name, site.nameBengali, bot.name, 'বট', site.tagline, ...site.keywords],
    ...Object.values(site.social).map(handleOf),
    'admin bangla kolkata calcutta channel video youtube website dashboard blog',
  ]
    .flatMap((text) => normalise(text.replaceAll("'", '')).split(/[\s-]+/))
    .filter((word) => word.length > 2 || !/^[a-z]+$/.test(word)),
)

const wordsOfName = (username: string) => {
  const name = normalise(username)
  const words = [name, ...name.split(separators)].flatMap(spellingsOf)
  return longestFirst(words.flatMap((word) => [word, joined(word)])).filter(
    (word) => word.length > 2,
  )
}

/** Fewer letters beside known parts add next to nothing. */
const minLetters = 6
const isGuessed = (rest: string) =>
  rest.includes(part) && rest.replace(/\s/g, '').length < minLetters

/** A unit of at most half the length. */
const repeats = (text: string) =>
  Array.from({ length: Math.floor(text.length / 2) }, (_, at) => text.slice(0, at + 1)).some(
    (unit) => text === unit.repeat(Math.ceil(text.length / unit.length)).slice(0, text.length),
  )

/** Returns a sentence that says why a password is weak, or undefined. */
export const findWeakness = (password: string, username: string): string | undefined => {
  const typed = password.toLowerCase()
  const whole = normalise(password.normalize('NFKC')).slice(0, maxJudged)
  const forms = formsOf(whole)
  const isCommon = (form: string) =>
    commonest.has(form) || (allCommon.has(form) && isMostOf(form, whole) && form.length > 7)
  if (allCommon.has(typed) || forms.some(isCommon))
    return 'This password is among the most common ones; choose another'
  const nameWords = wordsOfName(username)
  if (forms.some((form) => isGuessed(withoutWords(form, nameWords))))
    return 'This password is the username; choose another'
  if (forms.some((form) => isGuessed(withoutWords(form, siteWords))))
    return 'This password is the name of the channel; choose another'
  if ([typed, ...forms].some(repeats)) return 'This password repeats itself; choose another'
  const long = forms.filter((form) => isMostOf(form, whole))
  if ([...long, ...long.map(unzipped)].some((form) => isGuessed(withoutRows(form))))
    return 'This password is a sequence of letters, numbers or keys; choose another'
  const knownWords = longestFirst([...nameWords, ...siteWords])
  if (long.some((form) => isGuessed(withoutRows(withoutWords(form, knownWords)))))
    return 'This password is made of names and rows that are easy to guess; choose another'
  return undefined
}
