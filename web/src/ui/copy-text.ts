/** As browsers do it that have no clipboard of their own, or keep it from us. */
const copySelected = (text: string) => {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  // A keyboard would come up, and the page would be scrolled.
  field.readOnly = true
  field.style.cssText = 'position:fixed;top:0;opacity:0'
  document.body.append(field)
  field.focus({ preventScroll: true })
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
}

/** Copies a text; false where the browser does not let us. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text)
  }
}
