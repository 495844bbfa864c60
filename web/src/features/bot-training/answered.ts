import type { FieldValues } from 'react-hook-form'
import type { Entry, Kind } from './kind.ts'

/** What visitors would miss without an entry; empty where it answered nobody of late. */
export const answeredWords = <E extends Entry, V extends FieldValues>(
  { answered }: Kind<E, V>,
  entry: E,
) => {
  const count = answered?.(entry) ?? 0
  if (count === 0) return ''
  const questions = count === 1 ? '1 question' : `${count.toLocaleString('en')} questions`
  return `It answered ${questions} in the last 30 days.`
}
