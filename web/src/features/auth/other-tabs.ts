import { deviceStorage } from '../../begin/storage.ts'
import { findUnsavedKeys } from '../../office/form/own-draft.ts'
import { localStoragePrefix } from '../../ui/use-stored-values.ts'
import type { UnsavedWords } from './unsaved-question.tsx'

const questionKey = 'unsaved_asked'
const answeringKey = 'unsaved_telling'
const answerKey = 'unsaved_told'

/**
 * How long other tabs have to answer, in ms: those that are counted; those that are not, such as of
 * the version before; and to describe their words, since that code may load slowly. A frozen tab
 * never answers.
 */
const answerTimeoutsMs = { counted: 3_000, uncounted: 250, telling: 5_000 }
const pollStepMs = 25

/** Written and removed at once: the storage event tells other tabs. */
const broadcast = (key: string, value: string) => {
  deviceStorage.set(key, value)
  deviceStorage.set(key, undefined)
}

const isUnsaved = (value: unknown): value is UnsavedWords => {
  const { name, words }: Partial<UnsavedWords> = Object(value)
  return typeof name === 'string' && typeof words === 'string'
}

const parseUnsaved = (json: string): UnsavedWords[] => {
  try {
    return [JSON.parse(json)].flat().filter(isUnsaved)
  } catch {
    return []
  }
}

/** Lasting drafts are kept for all tabs, and so known to the asking one. */
const isOnlyInThisTab = (key: string) => !key.startsWith(localStoragePrefix)

const answerOtherTab = async () => {
  const keys = findUnsavedKeys().filter(isOnlyInThisTab)
  if (!keys.length) return broadcast(answerKey, '[]')
  broadcast(answeringKey, 'true')
  const { describeUnsaved } = await import('./unsaved-question.tsx')
  broadcast(answerKey, JSON.stringify(describeUnsaved(keys)))
}

// Each tab of the office holds this lock while it lives, so that the others can be counted.
const tabLock = 'office-tab'
let isJoined = false

/** Where all cookies are blocked, locks are refused. */
const holdLock = async () => {
  await navigator.locks?.request(tabLock, { mode: 'shared' }, () => new Promise(() => {}))
}

/** Makes this tab one of those that a logout elsewhere asks. */
export const joinTabs = () => {
  isJoined = true
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === questionKey && newValue) void answerOtherTab()
  })
  holdLock().catch(() => {})
}

const countOthers = async () => {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return Math.max(0, held.filter(({ name }) => name === tabLock).length - (isJoined ? 1 : 0))
}

const pause = (milliseconds: number) => new Promise((over) => setTimeout(over, milliseconds))

/** Words in other tabs that a logout here would lose. */
export const findUnsavedElsewhere = async (): Promise<UnsavedWords[]> => {
  const unsaved: UnsavedWords[] = []
  let telling = 0
  let answers = 0
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (!newValue) return
    if (key === answeringKey) telling++
    if (key !== answerKey) return
    answers++
    unsaved.push(...parseUnsaved(newValue))
  }
  window.addEventListener('storage', onStorage)
  broadcast(questionKey, String(Date.now()))
  const others = await countOthers().catch(() => 0)
  const timeoutMsNow = () => {
    if (telling > answers) return answerTimeoutsMs.telling
    return answers < others ? answerTimeoutsMs.counted : answerTimeoutsMs.uncounted
  }
  for (let waited = 0; waited < timeoutMsNow(); waited += pollStepMs) await pause(pollStepMs)
  window.removeEventListener('storage', onStorage)
  return telling > answers ? [...unsaved, { name: 'Something', words: '' }] : unsaved
}
