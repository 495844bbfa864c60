const key = 'reloaded'

/** Automatic reloads happen at most once in this time, in ms. */
const once = 60_000

const lastReload = () => Number(sessionStorage.getItem(key))

/** As if the address had been typed. */
export const reload = () => {
  sessionStorage.setItem(key, String(Date.now()))
  location.reload()
}

const fields = 'input:not([type=hidden], [type=checkbox], [type=radio]), textarea'

const isTyped = (field: Element) =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
  field.value !== field.defaultValue

/** At most once a minute, and never while a field holds typed text. */
export const reloadByItself = () => {
  if (Date.now() - lastReload() < once) return
  if ([...document.querySelectorAll(fields)].some(isTyped)) return
  reload()
}
