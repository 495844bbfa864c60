import { between, blockStarts } from './text-scroll.ts'

/** Width of a letter, near enough to count the lines of a paragraph. */
const letterWidth = 8

const room = ({ scrollHeight, clientHeight }: Element) => Math.max(1, scrollHeight - clientHeight)

/** Where the drawn blocks begin, as shares of the whole. */
const drawnStarts = (shown: Element) => {
  const body = [...shown.querySelectorAll('[data-blocks] > *')]
  const top = shown.getBoundingClientRect().top - shown.scrollTop
  return body.map((block) => (block.getBoundingClientRect().top - top) / shown.scrollHeight)
}

/** The same place of a text in the other of its two forms; without the same blocks, as far down. */
const follow = (field: HTMLTextAreaElement, shown: Element, leads: Element) => {
  const written = blockStarts(field.value, field.clientWidth / letterWidth)
  const drawn = drawnStarts(shown)
  const isSame = written.length === drawn.length && written.length > 1
  const [from, to, other] = leads === field ? [written, drawn, shown] : [drawn, written, field]
  const share = leads.scrollTop / room(leads)
  // The end of one is the end of the other, however high its last block is.
  const place = leads.scrollTop / leads.scrollHeight
  const exact =
    isSame && share < 0.98 ? between(place, from, to) * other.scrollHeight : share * room(other)
  other.scrollTop = leads.scrollTop < 8 ? 0 : exact
}

/**
 * Scrolls what readers will see along with the text, and the text along with it: the touched one leads,
 * first that of `touched`.
 */
export const scrollTogether = (
  touched: Event,
  onTouch: (act: (touched: Event) => void, signal: AbortSignal) => void,
  signal: AbortSignal,
) => {
  let leads: Element | undefined
  let pending = 0
  const fieldOf = () => document.querySelector<HTMLTextAreaElement>('textarea[data-text]')
  const lead = ({ target }: Event) => {
    if (!(target instanceof Element)) return
    leads = target.closest('textarea[data-text]') ?? target.closest('[data-shown]') ?? leads
  }
  const scrolled = ({ target }: Event) => {
    if (target !== leads || pending) return
    pending = requestAnimationFrame(() => {
      pending = 0
      const [field, preview] = [fieldOf(), document.querySelector('[data-shown]')]
      if (field && preview && leads) follow(field, preview, leads)
    })
  }
  lead(touched)
  onTouch(lead, signal)
  document.addEventListener('scroll', scrolled, { signal, passive: true, capture: true })
  signal.addEventListener('abort', () => cancelAnimationFrame(pending))
}
