import { unsavedKeys } from '../../office/own-draft.ts'
import { lastingPrefix } from '../../ui/kept.ts'
import type { UnsavedWords } from './unsaved-words.ts'

const askedKey = 'unsaved_asked'
const tellingKey = 'unsaved_telling'
const toldKey = 'unsaved_told'

/** Milliseconds in which another tab says that it has some; one that sleeps has nothing that is being typed. */
const patience = 250
/** And those in which it tells them: what puts them into words may come over a slow network. */
const tellingPatience = 5_000

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
const ofThisTab = (key: string) => !key.startsWith(lastingPrefix)

const tell = async () => {
  const keys = unsavedKeys().filter(ofThisTab)
  if (!keys.length) return
  say(tellingKey, 'true')
  const { unsavedWords } = await import('./unsaved-words.ts')
  say(toldKey, JSON.stringify(unsavedWords(keys)))
}

if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === askedKey && newValue) void tell()
  })

const pause = (milliseconds: number) => new Promise((over) => setTimeout(over, milliseconds))

/** What other tabs have that a logout here would have them forget. */
export const unsavedElsewhere = async (): Promise<UnsavedWords[]> => {
  const found: UnsavedWords[] = []
  let telling = 0
  const hear = ({ key, newValue }: StorageEvent) => {
    if (!newValue) return
    if (key === tellingKey) telling++
    if (key !== toldKey) return
    telling--
    found.push(...listIn(newValue))
  }
  window.addEventListener('storage', hear)
  say(askedKey, String(Date.now()))
  await pause(patience)
  for (let waited = 0; telling > 0 && waited < tellingPatience; waited += patience)
    await pause(patience)
  window.removeEventListener('storage', hear)
  return telling > 0 ? [...found, { name: 'Something', words: '' }] : found
}
