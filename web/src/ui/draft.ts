/** What was kept under `key`, of any shape; undefined when there is nothing that can be read. */
export const readDraft = (key: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '')
  } catch {
    return undefined
  }
}

/** Keeps what is not saved yet until a logout, over reloads and an expired session; `undefined` forgets it. */
export const writeDraft = (key: string, value: unknown) => {
  try {
    if (value === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // A full or forbidden storage costs the draft, never the form.
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
