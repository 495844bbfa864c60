const key = 'reloaded'

/** Milliseconds in which a page loads itself anew once. */
const once = 60_000

const lastReload = () => Number(sessionStorage.getItem(key))

/** Loads the page anew as if its address had been typed. */
export const reload = () => {
  sessionStorage.setItem(key, String(Date.now()))
  location.reload()
}

const fields = 'input:not([type=hidden], [type=checkbox], [type=radio]), textarea'

const isTyped = (field: Element) =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
  field.value !== field.defaultValue

/** Loads the page anew by itself: not twice in a minute, and not where something typed stands in a field. */
export const reloadByItself = () => {
  if (Date.now() - lastReload() < once) return
  if ([...document.querySelectorAll(fields)].some(isTyped)) return
  reload()
}
