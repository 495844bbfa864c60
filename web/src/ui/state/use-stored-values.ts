import { useMemo, useSyncExternalStore } from 'react'
import {
  keep,
  keptKeys,
  parseStored,
  readKept,
  readStored,
  storedChanges,
} from './stored-values.ts'

export * from './stored-values.ts'

export const useHasKept = (beginning: string) =>
  useSyncExternalStore(
    storedChanges.subscribe,
    () => keptKeys(beginning).length > 0,
    () => false,
  )

/** Follows the value under `key` wherever it is written on this page. */
export const useKept = (key: string) => {
  const json = useSyncExternalStore(
    storedChanges.subscribe,
    () => readStored(key),
    () => undefined,
  )
  return useMemo(() => parseStored(json), [json])
}

/**
 * Drafts of one kind, each under its own key: `parse` gives what was stored its form. A change keeps the other
 * fields as they were stored last, also by another reader of the draft.
 *
 * @example
 * const notes = draftsOf((stored) => schema.safeParse(stored).data)
 * notes.change('draft:notes:7', { text: 'Call on Friday' })
 */
export const draftsOf = <Draft>(parse: (stored: unknown) => Draft) => {
  const read = (key: string) => parse(readKept(key))
  return {
    read,
    change: (key: string, fields: Partial<NonNullable<Draft>>) =>
      keep(key, { ...read(key), ...fields }),
    forget: (key: string) => keep(key, undefined),
    use: (key: string) => {
      const stored = useKept(key)
      return useMemo(() => parse(stored), [stored])
    },
  }
}
