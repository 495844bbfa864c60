import { useMemo, useSyncExternalStore } from 'react'
import { createStore } from './create-store.ts'

// What the browser does not take into its storage (none allowed, none left) lasts as long as the page.
const memory = new Map<string, string>()
const changes = createStore(0)

/** With this begins what outlives the tab: of those who share a browser, a logout forgets one's own alone. */
export const lastingBeginning = 'draft:lasting:'

const isLasting = (key: string) => key.startsWith(lastingBeginning)
const storageOf = (key: string) => (isLasting(key) ? localStorage : sessionStorage)

const stored = (key: string) => {
  try {
    return storageOf(key).getItem(key) ?? memory.get(key)
  } catch {
    return memory.get(key)
  }
}

const parsed = (json: string | undefined): unknown => {
  try {
    return JSON.parse(json ?? '')
  } catch {
    return undefined
  }
}

/** What was kept under `key`, of any shape; undefined when there is nothing that can be read. */
export const readKept = (key: string) => parsed(stored(key))

/**
 * Keeps what is not saved or sent yet, over reloads and an expired session but for this tab alone,
 * unless its key is one of those that last; `undefined` forgets it. A logout forgets all.
 */
export const keep = (key: string, value: unknown) => {
  memory.delete(key)
  try {
    if (value === undefined) storageOf(key).removeItem(key)
    else storageOf(key).setItem(key, JSON.stringify(value))
  } catch {
    if (value !== undefined) memory.set(key, JSON.stringify(value))
  }
  changes.set(changes.get() + 1)
}

/** Keys of what is kept that begin so. */
export const keptKeys = (beginning: string) => {
  let keys = [...memory.keys()]
  try {
    keys = [...keys, ...Object.keys(sessionStorage), ...Object.keys(localStorage).filter(isLasting)]
  } catch {
    // Without storage all of it is in memory.
  }
  return keys.filter((key) => key.startsWith(beginning))
}

/** Forgets all but what `stays`. */
export const forgetKept = (stays: (key: string) => boolean = isLasting) => {
  for (const key of keptKeys('')) if (!stays(key)) keep(key, undefined)
}

export const useHasKept = (beginning: string) =>
  useSyncExternalStore(
    changes.subscribe,
    () => keptKeys(beginning).length > 0,
    () => false,
  )

/** What is kept under `key`, wherever it is written on this page. */
export const useKept = (key: string) => {
  const json = useSyncExternalStore(
    changes.subscribe,
    () => stored(key),
    () => undefined,
  )
  return useMemo(() => parsed(json), [json])
}

/** `blank` with those fields of `kept` that have the same type there. */
export const fitting = <Values extends object>(kept: unknown, blank: Values): Values => {
  const known = new Map(Object.entries(blank))
  const fields = Object.entries(Object(kept)).filter(
    ([name, value]) => typeof value === typeof known.get(name),
  )
  return { ...blank, ...Object.fromEntries(fields) }
}

/** `blank` with the {@link fitting} fields that were kept under `key`. */
export const withKept = <Values extends object>(key: string, blank: Values): Values =>
  fitting(readKept(key), blank)
