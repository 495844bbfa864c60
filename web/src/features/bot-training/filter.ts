import { languages } from '@bong-bari/contract'
import { everySearchWord, hasTypedWords, typedWords } from '@bong-bari/text'
import type { Address } from './address.ts'
import type { Entry, Kind } from './kind.ts'

const knownWords = new WeakMap<Entry, string[]>()

const wordsOf = (entry: Entry, text: string) => {
  const known = knownWords.get(entry) ?? everySearchWord(text)
  knownWords.set(entry, known)
  return known
}

/** The value if it is an option; others in an address do not filter. */
export const oneOf = (options: readonly string[], value: string) =>
  options.includes(value) ? value : ''

/** Entries that fit the choices and have a word beginning with each search word, in either script. */
export const matching = <E extends Entry>(
  entries: E[],
  kind: Kind<E>,
  filter: Address['filter'],
) => {
  const typed = typedWords(filter('q'))
  const language = oneOf(languages, filter('language'))
  const group = oneOf(kind.group.options, filter(kind.group.param))
  const isAskedElse = filter('asked') === 'else'
  const elsewhere = (entry: E) => kind.askedElse?.(entry) ?? 0
  const found = entries.filter((entry) => {
    if (isAskedElse && !elsewhere(entry)) return false
    if (language && entry.language !== language) return false
    if (group && kind.group.of(entry) !== group) return false
    return typed.length === 0 || hasTypedWords(wordsOf(entry, kind.textOf(entry)), typed)
  })
  return isAskedElse ? found.sort((a, b) => elsewhere(b) - elsewhere(a)) : found
}
