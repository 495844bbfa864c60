/** Where drafts live when the browser allows no storage. */
const memory = new Map<string, string>()

const keyFor = (name: string) => `draft:${name}`

const stored = (name: string) => {
  try {
    return sessionStorage.getItem(keyFor(name)) ?? memory.get(keyFor(name))
  } catch {
    return memory.get(keyFor(name))
  }
}

/** What was typed into the editor `name` and never saved. */
export const readDraft = <Values extends object>(name: string): Partial<Values> | undefined => {
  try {
    return JSON.parse(stored(name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps what is typed over closed dialogs, reloads and a session that ends. */
export const saveDraft = (name: string, values: object) => {
  const json = JSON.stringify(values)
  try {
    sessionStorage.setItem(keyFor(name), json)
  } catch {
    memory.set(keyFor(name), json)
  }
}

export const dropDraft = (name: string) => {
  memory.delete(keyFor(name))
  try {
    sessionStorage.removeItem(keyFor(name))
  } catch {
    // Nothing was stored either.
  }
}
