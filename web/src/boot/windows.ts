import { wantsLessMotion } from '../effects/conditions.ts'
import { eachElement } from './elements.ts'
import { startPictures, startPostPicture } from './pictures.ts'
import { startPlayer } from './player.ts'

/** Between one window of a row and the next, in ms. */
const staggerMs = 120

const isOnScreen = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

const openWindow = (element: HTMLElement) => {
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
        setTimeout(openWindow, Number(target.dataset.order) * staggerMs, target)
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

let isStarted = false

/** What videos and pictures need, on public pages and where the office shows how these will look. */
export const startWindows = () => {
  if (isStarted) return
  isStarted = true
  startPlayer()
  startShutters()
  startPictures()
  startPostPicture()
}
