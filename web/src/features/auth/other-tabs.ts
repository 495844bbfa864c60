import { unsavedKeys } from '../../office/own-draft.ts'
import { lastingBeginning } from '../../ui/kept.ts'
import type { UnsavedWords } from './unsaved-words.ts'

const askedKey = 'unsaved_asked'
const toldKey = 'unsaved_told'

/** Milliseconds in which another tab answers; one that sleeps has nothing that is being typed. */
const patience = 250

/** Written and removed at once: the storage event tells other tabs. */
const say = (key: string, value: string) => {
  try {
    localStorage.setItem(key, value)
    localStorage.removeItem(key)
  } catch {
    // Without a storage no tab knows of another.
  }
}

const isUnsaved = (value: unknown): value is UnsavedWords => {
  const { name, words }: Partial<UnsavedWords> = Object(value)
  return typeof name === 'string' && typeof words === 'string'
}

const listIn = (json: string): UnsavedWords[] => {
  try {
    return [JSON.parse(json)].flat().filter(isUnsaved)
  } catch {
    return []
  }
}

/** What lasts is kept for all tabs, and so known to the one that asks. */
const ofThisTab = (key: string) => !key.startsWith(lastingBeginning)

const tell = async () => {
  const keys = unsavedKeys().filter(ofThisTab)
  if (!keys.length) return
  const { unsavedWords } = await import('./unsaved-words.ts')
  say(toldKey, JSON.stringify(unsavedWords(keys)))
}

if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === askedKey && newValue) void tell()
  })

/** What other tabs have that a logout here would have them forget. */
export const unsavedElsewhere = async (): Promise<UnsavedWords[]> => {
  const found: UnsavedWords[] = []
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === toldKey && newValue) found.push(...listIn(newValue))
  }
  window.addEventListener('storage', hear)
  say(askedKey, String(Date.now()))
  await new Promise((over) => setTimeout(over, patience))
  window.removeEventListener('storage', hear)
  return found
}
