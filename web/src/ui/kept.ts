import { useMemo, useSyncExternalStore } from 'react'
import { createStore } from './create-store.ts'
import { deviceStorage, tabStorage } from './storage.ts'

const changes = createStore(0)

/** Prefix of keys that outlive the tab. On a shared browser a logout removes only one's own. */
export const lastingPrefix = 'draft:lasting:'

const isLasting = (key: string) => key.startsWith(lastingPrefix)
const storageOf = (key: string) => (isLasting(key) ? deviceStorage : tabStorage)

const stored = (key: string) => storageOf(key).get(key)

const parsed = (json: string | undefined): unknown => {
  try {
    return JSON.parse(json ?? '')
  } catch {
    return undefined
  }
}

/** Undefined when nothing readable is kept. */
export const readKept = (key: string) => parsed(stored(key))

/**
 * Keeps unsaved input across reloads and expired sessions, in this tab only unless the key is a
 * lasting one. `undefined` removes it.
 */
export const keep = (key: string, value: unknown) => {
  storageOf(key).set(key, value === undefined ? undefined : JSON.stringify(value))
  changes.set(changes.get() + 1)
}

export const keptKeys = (beginning: string) =>
  [...tabStorage.keys(), ...deviceStorage.keys().filter(isLasting)].filter((key) =>
    key.startsWith(beginning),
  )

export const forgetKept = (stays: (key: string) => boolean = isLasting) => {
  for (const key of keptKeys('')) if (!stays(key)) keep(key, undefined)
}

export const useHasKept = (beginning: string) =>
  useSyncExternalStore(
    changes.subscribe,
    () => keptKeys(beginning).length > 0,
    () => false,
  )

/** Follows the value under `key` wherever it is written on this page. */
export const useKept = (key: string) => {
  const json = useSyncExternalStore(
    changes.subscribe,
    () => stored(key),
    () => undefined,
  )
  return useMemo(() => parsed(json), [json])
}

/** `blank` plus those fields of `kept` whose types match. */
export const fitting = <Values extends object>(kept: unknown, blank: Values): Values => {
  const known = new Map(Object.entries(blank))
  const fields = Object.entries(Object(kept)).filter(
    ([name, value]) => typeof value === typeof known.get(name),
  )
  return { ...blank, ...Object.fromEntries(fields) }
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
