import { unsavedKeys } from '../../office/own-draft.ts'
import { lastingPrefix } from '../../ui/kept.ts'
import type { UnsavedWords } from './unsaved-words.ts'

const askedKey = 'unsaved_asked'
const tellingKey = 'unsaved_telling'
const toldKey = 'unsaved_told'

/** How long other tabs have to report unsaved words, in ms; a sleeping tab has none being typed. */
const patience = 250
/** How long they have to describe them, in ms: that code may load slowly. */
const tellingPatience = 5_000

/** Written and removed at once: the storage event tells other tabs. */
const say = (key: string, value: string) => {
  try {
    localStorage.setItem(key, value)
    localStorage.removeItem(key)
  } catch {
    // Without storage tabs do not know of each other.
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

/** Lasting drafts are kept for all tabs, and so known to the asking one. */
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

/** Words in other tabs that a logout here would lose. */
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
