const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest(selector) : null

const editable = '[contenteditable]:not([contenteditable="false"])'
const fields = `input, textarea, select, ${editable}`
const quiet = '.no-rickshaw-sound, [no-rickshaw-sound], [data-no-rickshaw-sound]'

/** No horn here: form controls and quiet areas. */
export const isQuiet = (target: EventTarget | null) =>
  closest(target, `${fields}, ${quiet}`) !== null

/** These show the browser's cursor; inside an iframe we cannot follow it. */
export const keepsCursor = (target: EventTarget | null) =>
  closest(target, `${fields}, option, iframe`) !== null

export const pressable = (target: EventTarget | null) =>
  closest(target, 'a[href], button:enabled, [role="button"], summary, label')

export const isShell = (element: Element) => element.closest('main') === null
