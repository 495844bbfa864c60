import { limits } from '@bong-bari/contract'
import { bot, site } from '@bong-bari/site'
import { normalise } from '@bong-bari/text'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** It knows 49,000 leaked passwords (ASVS 6.2.4 asks for 3,000), signs for letters, rows of keys, repetition and dates. */
const estimator = new ZxcvbnFactory({
  dictionary: { 'passwords-common': dictionary['passwords-common'] },
  graphs: adjacencyGraphs,
})

/** What fewer guesses find is refused, as powers of ten: the password, and its letters and digits alone. Eight random ones take 8. */
const minGuessesLog10 = { typed: 8.6, joined: 7.5 }

/** At most so many UTF-16 units are judged, counted after normalising, because one character may become 18. */
const maxJudged = 256

const separators = /[^\p{L}\p{M}\p{N}]+/gu
const joinWords = (text: string) => text.replace(separators, '')

/** A text, its words, and all of them in one. */
const wordsOf = (text: string) => {
  const whole = normalise(text)
  return [whole, joinWords(whole), ...whole.split(separators)].filter((word) => word.length > 2)
}

const handleOf = (address: string) => address.split('/').at(-1) ?? ''

const siteWords = [
  ...[site.name, site.nameBengali, bot.name, site.tagline, ...site.keywords],
  ...Object.values(site.social).map(handleOf),
  'admin bangla kolkata calcutta channel video youtube website dashboard blog',
].flatMap(wordsOf)

/** Returns a sentence that says why a password is weak, or undefined. The username and the words of the site count as known. */
export const findWeakness = (password: string, username: string): string | undefined => {
  const typed = normalise(password.normalize('NFKC')).slice(0, maxJudged)
  const joined = joinWords(typed)
  const knownWords = [...wordsOf(username), ...siteWords]
  const guessesOf = (form: string) => estimator.check(form, knownWords).guessesLog10
  const isGuessed =
    guessesOf(typed) < minGuessesLog10.typed ||
    (joined.length >= limits.password.min && guessesOf(joined) < minGuessesLog10.joined)
  return isGuessed
    ? 'This password is easy to guess: it is a common one, a name or a row of keys; choose another'
    : undefined
}
