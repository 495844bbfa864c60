import { layoutTransition } from './constants.ts'
import { refreshRegularly } from './element-cache.ts'

const inputEvents = ['scroll', 'wheel', 'pointermove', 'touchstart', 'keydown'] as const

/** The margin reaches so far up that everything above the screen counts as seen. */
const rootMargin = '1000000px 0px 0px 0px'

/** Only elements below the screen are hidden. The 40 px cover what a scroll moves until the next check. */
const isBelow = (element: Element) => element.getBoundingClientRect().top > innerHeight + 40

const show = (element: Element) => element.removeAttribute('data-revealed')

const slideIn = (element: Element) => {
  element.setAttribute('data-revealed', 'yes')
  setTimeout(show, layoutTransition, element)
}

const hideUntilSeen = () => {
  const seenElements = new WeakSet<Element>()
  const hidden = new Set<Element>()
  const forget = (element: Element) => {
    observer.unobserve(element)
    hidden.delete(element)
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue
        forget(target)
        slideIn(target)
      }
    },
    { rootMargin },
  )
  const hide = (element: Element) => {
    seenElements.add(element)
    if (!isBelow(element)) return
    element.setAttribute('data-revealed', 'no')
    hidden.add(element)
    observer.observe(element)
  }
  const refresh = () => {
    for (const element of hidden) if (!element.isConnected) forget(element)
    for (const element of document.querySelectorAll('[data-reveal]'))
      if (!seenElements.has(element)) hide(element)
  }
  const stopRefresh = refreshRegularly(refresh)
  return () => {
    stopRefresh()
    observer.disconnect()
    hidden.forEach(show)
  }
}

/**
 * Elements with `data-reveal` and a direction slide in when they enter the screen. They hide only
 * after the first input, so that prints and crawlers get a whole page. Returns the stop function.
 */
export const startReveal = () => {
  let stop: (() => void) | undefined
  const disarm = () => {
    for (const sign of inputEvents) removeEventListener(sign, arm)
  }
  const arm = () => {
    disarm()
    stop = hideUntilSeen()
  }
  for (const sign of inputEvents) addEventListener(sign, arm, { passive: true })
  return () => {
    disarm()
    stop?.()
  }
}
