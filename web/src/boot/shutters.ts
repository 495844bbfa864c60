import { eachElement } from './each-element.ts'

/** Between one window of a row and the next, in ms. */
const staggerMs = 120

const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

const isOnScreen = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

const open = (element: HTMLElement) => {
  element.dataset.state = 'open'
}

/**
 * Windows are open in the HTML, so that nothing is hidden without scripts. One below the fold is shut unseen and opens when 30 % of it
 * shows, those of a row one after another.
 */
export const startShutters = () => {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue
        observer.unobserve(target)
        setTimeout(open, Number(target.dataset.order) * staggerMs, target)
      }
    },
    { threshold: 0.3 },
  )
  eachElement<HTMLElement>('.window[data-order]', (element) => {
    if (wantsLessMotion() || isOnScreen(element)) return
    element.dataset.state = 'shut'
    observer.observe(element)
  })
}
