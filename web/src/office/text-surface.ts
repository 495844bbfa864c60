export type TextField = HTMLTextAreaElement | HTMLInputElement

/** What stands in a text field: the text, and what of it is selected (UTF-16 units, end outside). */
export type TextState = { text: string; start: number; end: number }

export const stateOf = ({ value, selectionStart, selectionEnd }: TextField): TextState => ({
  text: value,
  start: selectionStart ?? 0,
  end: selectionEnd ?? 0,
})

/** What two texts do not have in common: from where, to where in each. */
const difference = (was: string, now: string) => {
  const most = Math.min(was.length, now.length)
  let from = 0
  while (from < most && was[from] === now[from]) from++
  let rest = 0
  while (rest < most - from && was.at(-1 - rest) === now.at(-1 - rest)) rest++
  return { from, to: was.length - rest, inserted: now.slice(from, now.length - rest) }
}

/** Where a place of a text is once `inserted` stands there from `from` to `to`. */
export const movedIn = (from: number, to: number, inserted: string) => (place: number) => {
  const isBefore = place < from || (place === from && (to > from || !inserted.endsWith('\n')))
  if (isBefore) return place
  if (place >= to) return place + inserted.length - (to - from)
  return from + Math.min(place - from, inserted.length)
}

/** Chromium types in a time that grows with the square of the length: 100,000 letters take half a minute. */
const mostTyped = 8_000

const typeOver = (inserted: string) =>
  inserted
    ? document.execCommand?.('insertText', false, inserted)
    : document.execCommand?.('delete')

/**
 * Writes a state into its textarea as if it had been typed, so that the browser's own undo takes it
 * back. Where the field has no focus, and
 * for what is very long, nothing can be typed, and undo ends there.
 */
export const writeState = (field: TextField, { text, start, end }: TextState) => {
  const { scrollTop } = field
  const { from, to, inserted } = difference(field.value, text)
  if (from !== to || inserted) {
    const hasFocus = document.activeElement === field
    field.setSelectionRange(from, to)
    if (!hasFocus || inserted.length > mostTyped || !typeOver(inserted)) {
      field.setRangeText(inserted, from, to, 'end')
      field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
    }
  }
  field.setSelectionRange(start, end)
  field.scrollTop = scrollTop
}

/**
 * Ends the composing of an input method: what it shows under its line is then plain text. Leaving the
 * field is the one thing that every input method takes for an end.
 */
export const endComposition = (field: HTMLTextAreaElement) => {
  field.blur()
  field.focus({ preventScroll: true })
}
