const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest(selector) : null

const editable = '[contenteditable]:not([contenteditable="false"])'
const fields = `input, textarea, select, ${editable}`
const quiet = '.no-rickshaw-sound, [no-rickshaw-sound], [data-no-rickshaw-sound]'

/** Places where the horn would disturb: whatever is typed or chosen in, and what asks for quiet. */
export const isQuiet = (target: EventTarget | null) =>
  closest(target, `${fields}, ${quiet}`) !== null

/** Places that show the browser's own cursor. Pointers inside a frame are not ours to follow. */
export const keepsCursor = (target: EventTarget | null) =>
  closest(target, `${fields}, option, iframe`) !== null

export const pressable = (target: EventTarget | null) =>
  closest(target, 'a[href], button:enabled, [role="button"], summary, label')

export const isShell = (element: Element) => element.closest('main') === null
