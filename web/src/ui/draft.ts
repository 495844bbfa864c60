/** Where drafts live when the browser allows no storage. */
const memory = new Map<string, string>()

const stored = (key: string) => {
  try {
    return sessionStorage.getItem(key) ?? memory.get(key)
  } catch {
    return memory.get(key)
  }
}

/** What was kept under `key`, of any shape; undefined when there is nothing that can be read. */
export const readDraft = (key: string): unknown => {
  try {
    return JSON.parse(stored(key) ?? '')
  } catch {
    return undefined
  }
}

/** Keeps what is not saved yet over reloads and an expired session; `undefined` forgets it. A logout forgets all. */
export const writeDraft = (key: string, value: unknown) => {
  memory.delete(key)
  try {
    if (value === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    if (value !== undefined) memory.set(key, JSON.stringify(value))
  }
}

/** `blank` with the fields of the draft under `key` that have the same type there. */
export const withDraft = <Values extends object>(key: string, blank: Values): Values => {
  const known = new Map(Object.entries(blank))
  const fitting = Object.entries(Object(readDraft(key))).filter(
    ([name, value]) => typeof value === typeof known.get(name),
  )
  return { ...blank, ...Object.fromEntries(fitting) }
}
