import { useLayoutEffect } from 'react'
import { useToast } from '../ui/toast-store.ts'

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

const controls = 'a, button, input, textarea, select, summary, [role="option"], [tabindex="0"]'

const areOver = (a: Box, b: Box) =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top

const moved = ({ left, right, top, bottom }: Box, x: number, y: number): Box => ({
  left: left + x,
  right: right + x,
  top: top + y,
  bottom: bottom + y,
})

/** Distance from the window's edges and step between tries, in px. */
const margin = 16
const step = 12

const stepsTo = (end: number) =>
  Array.from({ length: Math.max(0, Math.floor(end / step)) + 1 }, (_, at) => at * step)

/** How far to move a toast up and right so that it covers no control; prefers the lowest place. */
export const freeMove = (toast: Box, taken: readonly Box[], window: { width: number }) => {
  const rights = stepsTo(window.width - margin - toast.right)
  // Above the middle nobody looks for it.
  const ups = stepsTo((toast.top - margin) / 2)
  for (const up of ups)
    for (const x of rights) {
      const place = moved(toast, x, -up)
      if (!taken.some((box) => areOver(place, box))) return { x, up }
    }
  return { x: 0, up: 0 }
}

const boxesOf = (page: Element) =>
  [...page.querySelectorAll(controls)]
    // Folded content still has a box.
    .filter((control) => !control.closest('details:not([open]) > :not(summary)'))
    .map((control) => control.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1)

const toTranslate = ({ x, up }: { x: number; up: number }) => `${x}px ${-up}px`

/** Moves a toast off the controls; over a dialog, off the dialog's. */
const place = () => {
  const toaster = document.querySelector<HTMLElement>('[data-toaster]')
  const card = toaster?.querySelector('[data-toast]')
  if (!toaster || !card) return
  if (document.documentElement.dataset.dialog !== undefined) {
    toaster.style.translate = ''
    return
  }
  const taken = boxesOf(document.getElementById('root') ?? document.body)
  const isFree = () => !taken.some((box) => areOver(card.getBoundingClientRect(), box))
  if (isFree()) return
  toaster.style.translate = ''
  toaster.style.translate = toTranslate(
    freeMove(card.getBoundingClientRect(), taken, { width: innerWidth }),
  )
}

/** Keeps toasts off the office's controls at any scroll position. */
export const ToastPlace = () => {
  const toast = useToast()
  useLayoutEffect(() => {
    const toaster = document.querySelector<HTMLElement>('[data-toaster]')
    if (toaster) toaster.style.translate = ''
    if (!toast?.open) return
    place()
    const options = { passive: true, capture: true }
    addEventListener('scroll', place, options)
    addEventListener('resize', place)
    return () => {
      removeEventListener('scroll', place, options)
      removeEventListener('resize', place)
    }
  }, [toast])
  return null
}
