import type { Turn } from '@bong-bari/contract'
import { couldBeEither, isBengali, type Language, languageOf, tokens } from '@bong-bari/text'

/** English never mixed into Bengali, though no grammar. */
const plainEnglish = new Set(
  tokens(
    'evening morning afternoon happy birthday holidays christmas useless stupid dumb idiot silly funny awesome amazing brilliant perfect lovely hungry tired sad lonely bored upset another tell yes yeah yep nope goodbye hello hey thanks thank you person human real someone funny laugh joke jokes love dying terrible bad wrong help wow nice cool great well done',
  ),
)

const addresses = /\S+@\S+|https?:\S+/gu

/** "useless bot", "real person please". */
const isPlain = (message: string) => {
  const words = tokens(message)
  return (
    words.length > 1 && words.filter((word) => plainEnglish.has(word)).length * 2 >= words.length
  )
}

/** k */
const isBare = (message: string) => tokens(message).every(({ length }) => length < 2)

/** So many letters tell the language of any text. */
const maxLetters = 1_000
const beginningOf = (text: string) => text.slice(0, maxLetters)

/** If ambiguous, of an earlier message; undefined if none. */
export const likelyLanguage = (typed: string, history: readonly Turn[]): Language | undefined => {
  const message = beginningOf(typed).replace(addresses, ' ')
  if (isBengali(message)) return languageOf(message)
  if (isPlain(message)) return 'english'
  if (!isBare(message) && !couldBeEither(message)) return languageOf(message)
  const before = history
    .filter(({ role }) => role === 'user')
    .map(({ content }) => beginningOf(content))
    .findLast((said) => isBengali(said) || isPlain(said) || !(isBare(said) || couldBeEither(said)))
  if (before) return likelyLanguage(before, [])
  return tokens(message).some((word) => plainEnglish.has(word)) ? 'english' : undefined
}
