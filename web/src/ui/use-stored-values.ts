import { useMemo, useSyncExternalStore } from 'react'
import type { createStore } from '../plain/create-store.ts'
import {
  listStoredKeys,
  parseStoredText,
  readStoredText,
  readStoredValue,
  setStoredValue,
  storedChanges,
} from '../plain/stored-values.ts'

export * from '../plain/stored-values.ts'

export const useHasStoredValue = (beginning: string) =>
  useSyncExternalStore(
    storedChanges.subscribe,
    () => listStoredKeys(beginning).length > 0,
    () => false,
  )

/** Follows the value under `key` wherever it is written on this page. */
export const useStoredValue = (key: string) => {
  const json = useSyncExternalStore(
    storedChanges.subscribe,
    () => readStoredText(key),
    () => undefined,
  )
  return useMemo(() => parseStoredText(json), [json])
}

/**
 * Drafts of one kind, each under its own key: `parse` gives what was stored its form. A change keeps the other
 * fields as they were stored last, also by another reader of the draft.
 *
 * @example
 * const notes = createDrafts((stored) => schema.safeParse(stored).data)
 * notes.change('draft:notes:7', { text: 'Call on Friday' })
 */
export const createDrafts = <Draft>(parse: (stored: unknown) => Draft) => {
  const read = (key: string) => parse(readStoredValue(key))
  return {
    read,
    change: (key: string, fields: Partial<NonNullable<Draft>>) =>
      setStoredValue(key, { ...read(key), ...fields }),
    forget: (key: string) => setStoredValue(key, undefined),
    use: (key: string) => {
      const stored = useStoredValue(key)
      return useMemo(() => parse(stored), [stored])
    },
  }
}

type Store<Value> = Pick<ReturnType<typeof createStore<Value>>, 'get' | 'subscribe' | 'start'>

/** The value of a store; the server and hydration see the one it began with. */
export const useStore = <Value>({ subscribe, get, start }: Store<Value>) =>
  useSyncExternalStore(subscribe, get, () => start)
