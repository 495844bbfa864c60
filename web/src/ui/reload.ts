import { tabStorage } from './storage.ts'

const key = 'reloaded'

/** Automatic reloads happen at most once in this time, in ms. */
const once = 60_000

const lastReload = () => Number(tabStorage.get(key))

const storeTime = () => tabStorage.set(key, String(Date.now()))

/** As if the address had been typed. */
export const reload = () => {
  storeTime()
  location.reload()
}

const fields = 'input:not([type=hidden], [type=checkbox], [type=radio]), textarea'

const isTyped = (field: Element) =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
  field.value !== field.defaultValue

/**
 * At most once a minute, and never while a field holds typed text. Without storage the time of the
 * last reload is not known, so there is none: it could go on for ever.
 */
export const reloadByItself = () => {
  if (Date.now() - lastReload() < once) return
  if ([...document.querySelectorAll(fields)].some(isTyped)) return
  if (storeTime()) location.reload()
}
