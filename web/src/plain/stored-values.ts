import { deviceStorage, tabStorage } from '../begin/storage.ts'
import { createStore } from './create-store.ts'

/** Counts the writes on this page. */
export const storedChanges = createStore(0)

/** Prefix of keys that outlive the tab. On a shared browser a logout removes only one's own. */
export const localStoragePrefix = 'draft:lasting:'

const isLasting = (key: string) => key.startsWith(localStoragePrefix)
const storageOf = (key: string) => (isLasting(key) ? deviceStorage : tabStorage)

export const readStoredText = (key: string) => storageOf(key).get(key)

export const parseStoredText = (json: string | undefined): unknown => {
  try {
    return JSON.parse(json ?? '')
  } catch {
    return undefined
  }
}

/** Undefined where nothing is stored, or what is stored is not JSON. */
export const readStoredValue = (key: string) => parseStoredText(readStoredText(key))

/**
 * Keeps unsaved input across reloads and expired sessions, in this tab only unless the key is a
 * lasting one. `undefined` removes it.
 */
export const setStoredValue = (key: string, value: unknown) => {
  storageOf(key).set(key, value === undefined ? undefined : JSON.stringify(value))
  storedChanges.set(storedChanges.get() + 1)
}

export const listStoredKeys = (beginning: string) =>
  [...tabStorage.keys(), ...deviceStorage.keys().filter(isLasting)].filter((key) =>
    key.startsWith(beginning),
  )

export const clearStoredValues = (stays: (key: string) => boolean = isLasting) => {
  for (const key of listStoredKeys('')) if (!stays(key)) setStoredValue(key, undefined)
}

/** `blank` plus those fields of `stored` whose types match. */
export const pickMatchingTypes = <Values extends object>(
  stored: unknown,
  blank: Values,
): Values => {
  const blankFields = new Map(Object.entries(blank))
  const fields = Object.entries(Object(stored)).filter(
    ([name, value]) => typeof value === typeof blankFields.get(name),
  )
  return { ...blank, ...Object.fromEntries(fields) }
}
