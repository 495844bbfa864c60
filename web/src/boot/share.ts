import { eachElement, onPress } from './elements.ts'

/** For browsers without a clipboard API, or that refuse it. */
const copySelected = (text: string) => {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  // Keeps the keyboard down and the page from scrolling.
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

/** False when the browser refuses. */
const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text)
  }
}

/** How long "copied" shows, in ms. */
const copiedShownMs = 4_000

const copiedText = 'The link was copied. Now paste it where they will see it.'
const refusedText = 'Your browser did not let us copy. The address is below, copy it from there.'

const setStatus = (part: HTMLElement, text: string) => {
  const status = part.querySelector('[data-said]')
  if (!status) return
  status.textContent = text
  status.className = text === refusedText ? 'mt-4 mb-2 text-body' : 'sr-only'
}

const setCopied = (part: HTMLElement, isCopied: boolean) => {
  part.toggleAttribute('data-copied', isCopied)
  setStatus(part, isCopied ? copiedText : '')
  const label = part.querySelector('[data-copy] span')
  if (label) label.textContent = isCopied ? 'Copied' : 'Copy link'
}

/** The address stands there, selected, so that one key or tap copies it. */
const showAddress = (part: HTMLElement) => {
  setStatus(part, refusedText)
  const field = part.querySelector('input')
  if (!field) return
  field.hidden = false
  field.select()
}

const copyAddress = async (part: HTMLElement) => {
  if (!(await copyText(part.dataset.share ?? ''))) return showAddress(part)
  setCopied(part, true)
  setTimeout(setCopied, copiedShownMs, part, false)
}

const openSheet = ({ dataset: { share: url = '', title = '' } }: HTMLElement) => {
  // Closing the sheet is no failure.
  navigator.share({ title, url }).catch(() => {})
}

/** Copies an address, or gives it to the phone's own sheet where there is one. */
export const startShare = () => {
  if ('share' in navigator)
    eachElement('[data-more-ways]', (button) => button.classList.remove('invisible'))
  onPress('[data-copy], [data-more-ways]', (button) => {
    const part = button.closest<HTMLElement>('[data-share]')
    if (!part) return
    if (button.hasAttribute('data-copy')) void copyAddress(part)
    else openSheet(part)
  })
}
