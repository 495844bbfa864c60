import { fold, skeletonOfFold, tokens } from '@bong-bari/text'

/** Vowels that are heard alike are one: video and ভিডিও, riya and ria. */
const loosened = (folded: string) =>
  folded
    .replace(/([aeiou])[oy](?=[aeiou])/g, '$1')
    .replace(/e/g, 'i')
    .replace(/u/g, 'o')

/** Consonants that must be the same before vowels no longer count. */
const enough = 3

type Word = { loose: string; consonants: string }

const wordOf = (token: string): Word => {
  const folded = fold(token)
  return { loose: loosened(folded), consonants: skeletonOfFold(folded) }
}

/** The e at the end of an English word is not heard: phone is ফোন. */
const withoutSilent = (loose: string) => (loose.length > 3 ? loose.replace(/i$/, '') : loose)

const begins = (word: Word, asked: Word) =>
  word.loose.startsWith(withoutSilent(asked.loose)) ||
  (asked.consonants.length >= enough && word.consonants.startsWith(asked.consonants))

/** The words of a title, as they sound, in whichever script they are written. */
const wordsOf = (title: string) => tokens(title).map(wordOf)

/** A search among titles: what has a word for the beginning of each word asked for, in either script. */
export const searchIn = <Titled extends { title: string }>(all: readonly Titled[]) => {
  const known = all.map((one) => ({ one, words: wordsOf(one.title) }))
  return (text: string): readonly Titled[] => {
    const asked = wordsOf(text)
    if (asked.length === 0) return all
    return known.flatMap(({ one, words }) =>
      asked.every((part) => words.some((word) => begins(word, part))) ? [one] : [],
    )
  }
}
