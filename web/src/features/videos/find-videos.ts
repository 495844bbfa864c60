import { hasTypedWords, searchWords, typedWords } from '@bong-bari/text'

/** A search among titles: what has a word for the beginning of each word asked for, in either script. */
export const searchIn = <Titled extends { title: string }>(all: readonly Titled[]) => {
  const known = all.map((one) => ({ one, words: searchWords(one.title) }))
  return (text: string): readonly Titled[] => {
    const typed = typedWords(text)
    return known.flatMap(({ one, words }) => (hasTypedWords(words, typed) ? [one] : []))
  }
}
