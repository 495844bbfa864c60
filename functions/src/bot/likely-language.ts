import type { Turn } from '@bong-bari/contract'
import { couldBeEither, isBengali, type Language, languageOf, tokens } from '@bong-bari/text'

/** English words that are not grammar, but are never mixed into Bengali. */
const plainEnglish = new Set(
  tokens(
    'evening morning afternoon happy birthday holidays christmas useless stupid dumb idiot silly funny awesome amazing brilliant perfect lovely hungry tired sad lonely bored upset another tell yes yeah yep nope goodbye hello hey thanks thank you person human real someone funny laugh joke jokes love dying terrible bad wrong help wow nice cool great well done',
  ),
)

/** Grammar of Hindi in Latin letters that Bengali does not share. */
const hindiGrammar = new Set(
  tokens(
    'ho hai hain hoon mein mujhe mera meri mere tum tumhara tumko tumse aap aapka aapke aapko humara humari kya kyun kaise kaisa kaisi kahan kab kaun kitna kitne kitni yeh woh nahi nahin chahiye karo karna kar raha rahi rahe hoga aayega aayegi sakta sakte sakti wala waali wale sabse aur lekin bahut achha achhi batao sunao dikhao bataiye haal naya agla namaste shukriya',
  ),
)

/** Whether a message is Hindi, which the bot answers in English: at least half of its words are of Hindi grammar. */
const isHindi = (message: string) => {
  const words = tokens(message)
  const count = words.filter((word) => hindiGrammar.has(word)).length
  return words.length > 0 && count * 2 >= words.length
}

const addresses = /\S+@\S+|https?:\S+/gu

/** Whether at least half of two or more words are plain English: "useless bot", "real person please". */
const isPlain = (message: string) => {
  const words = tokens(message)
  return (
    words.length > 1 && words.filter((word) => plainEnglish.has(word)).length * 2 >= words.length
  )
}

/** Whether a message has only single letters: "k". */
const isBare = (message: string) => tokens(message).every(({ length }) => length < 2)

/** So many letters tell the language of any text. */
const maxLetters = 1_000
const beginningOf = (text: string) => text.slice(0, maxLetters)

/** The language to answer a message in; where it may be of more than one, that of an earlier message; undefined without one. */
export const likelyLanguage = (typed: string, history: readonly Turn[]): Language | undefined => {
  const message = beginningOf(typed).replace(addresses, ' ')
  if (isBengali(message)) return languageOf(message)
  if (isPlain(message) || isHindi(message)) return 'english'
  if (!isBare(message) && !couldBeEither(message)) return languageOf(message)
  const before = history
    .filter(({ role }) => role === 'user')
    .map(({ content }) => beginningOf(content))
    .findLast(
      (said) =>
        isBengali(said) || isPlain(said) || isHindi(said) || !(isBare(said) || couldBeEither(said)),
    )
  if (before) return likelyLanguage(before, [])
  return tokens(message).some((word) => plainEnglish.has(word)) ? 'english' : undefined
}
