import { languages } from '@bong-bari/contract'
import { normalise } from '@bong-bari/text'
import type { FieldValues } from 'react-hook-form'
import type { Address } from './address.ts'
import type { Entry, Kind } from './kind.ts'

const searchTexts = new WeakMap<Entry, string>()

const searchText = (entry: Entry, text: string) => {
  const known = searchTexts.get(entry) ?? normalise(text)
  searchTexts.set(entry, known)
  return known
}

/** The value when it is one of the options; what makes no sense in an address does not filter. */
export const oneOf = (options: readonly string[], value: string) =>
  options.includes(value) ? value : ''

/** Entries that hold every word of the search, in any spelling of its letters, and fit the choices. */
export const matching = <E extends Entry, V extends FieldValues>(
  entries: E[],
  kind: Kind<E, V>,
  filter: Address['filter'],
) => {
  const words = normalise(filter('q')).split(' ')
  const language = oneOf(languages, filter('language'))
  const group = oneOf(kind.group.options, filter(kind.group.param))
  return entries.filter((entry) => {
    if (language && entry.language !== language) return false
    if (group && kind.group.of(entry) !== group) return false
    const text = searchText(entry, kind.textOf(entry))
    return words.every((word) => text.includes(word))
  })
}
