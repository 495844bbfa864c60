export type TextField = HTMLTextAreaElement | HTMLInputElement

/** A field's text and selection (UTF-16 units, exclusive end). */
export type TextState = { text: string; start: number; end: number }

export const readState = ({ value, selectionStart, selectionEnd }: TextField): TextState => ({
  text: value,
  start: selectionStart ?? 0,
  end: selectionEnd ?? 0,
})

/** Where two texts differ, as one replacement. */
const findDifference = (was: string, now: string) => {
  const maxSame = Math.min(was.length, now.length)
  let from = 0
  while (from < maxSame && was[from] === now[from]) from++
  let rest = 0
  while (rest < maxSame - from && was.at(-1 - rest) === now.at(-1 - rest)) rest++
  return { from, to: was.length - rest, inserted: now.slice(from, now.length - rest) }
}

/** Chromium's insertText is quadratic: 100,000 letters take half a minute. */
const maxTypedLength = 8_000

const typeOver = (inserted: string) =>
  inserted
    ? document.execCommand?.('insertText', false, inserted)
    : document.execCommand?.('delete')

/**
 * Sets a field's text as if typed, which keeps the browser's undo. Without focus, or for very long
 * texts, undo history is lost.
 */
export const writeState = (field: TextField, { text, start, end }: TextState) => {
  const { scrollTop } = field
  const { from, to, inserted } = findDifference(field.value, text)
  if (from !== to || inserted) {
    const hasFocus = document.activeElement === field
    field.setSelectionRange(from, to)
    if (!hasFocus || inserted.length > maxTypedLength || !typeOver(inserted)) {
      field.setRangeText(inserted, from, to, 'end')
      field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
    }
  }
  field.setSelectionRange(start, end)
  field.scrollTop = scrollTop
}

/**
 * Ends an input method's composition, so that its text is committed. Only blur works with every
 * input method.
 */
export const endComposition = (field: HTMLTextAreaElement) => {
  field.blur()
  field.focus({ preventScroll: true })
}
