/** Rough width of a letter in px, for counting the lines of a paragraph. */
const letterWidth = 8

const room = ({ scrollHeight, clientHeight }: Element) => Math.max(1, scrollHeight - clientHeight)

const drawnStarts = (shown: Element) => {
  const body = [...shown.querySelectorAll('[data-blocks] > *')]
  const top = shown.getBoundingClientRect().top - shown.scrollTop
  return body.map((block) => (block.getBoundingClientRect().top - top) / shown.scrollHeight)
}

/** Where the blocks of a text begin, as shares of its height, at `letters` per line. */
const blockStarts = (text: string, letters: number) => {
  const starts: number[] = []
  let height = 0
  let isOpen = false
  for (const line of text.split('\n')) {
    const isBlank = !line.trim()
    if (!isBlank && !isOpen) starts.push(height)
    isOpen = !isBlank
    height += Math.max(1, Math.ceil(line.length / letters))
  }
  return starts.map((start) => start / height)
}

/** Maps a place of `from` to `to`: between the same two steps, as far along. */
const between = (place: number, from: readonly number[], to: readonly number[]) => {
  const next = from.findIndex((step) => step > place)
  const at = next < 0 ? from.length - 1 : next - 1
  const [low = 0, high = 1] = [from[at], from[at + 1]]
  const [below = 0, above = 1] = [to[at], to[at + 1]]
  const share = high > low ? (place - low) / (high - low) : 0
  return below + share * (above - below)
}

/** Scrolls the other side to the same block; without matching blocks, to the same share. */
const follow = (field: HTMLTextAreaElement, shown: Element, leads: Element) => {
  const written = blockStarts(field.value, field.clientWidth / letterWidth)
  const drawn = drawnStarts(shown)
  const isSame = written.length === drawn.length && written.length > 1
  const [from, to, other] = leads === field ? [written, drawn, shown] : [drawn, written, field]
  const share = leads.scrollTop / room(leads)
  // Both ends meet, however high the last block is.
  const place = leads.scrollTop / leads.scrollHeight
  const exact =
    isSame && share < 0.98 ? between(place, from, to) * other.scrollHeight : share * room(other)
  other.scrollTop = leads.scrollTop < 8 ? 0 : exact
}

/** Scrolls text and preview together: the touched one leads, at first `touched`. */
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
