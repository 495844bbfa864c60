import { layoutTransition } from './constants.ts'
import { keepFresh } from './element-cache.ts'

const signs = ['scroll', 'wheel', 'pointermove', 'touchstart', 'keydown'] as const

/** Everything above the screen counts as seen: who jumped past it finds it there on the way back. */
const rootMargin = '1000000px 0px 0px 0px'

/** Only what lies below the screen hides; the margin covers a scroll that is already under way. */
const isBelow = (element: Element) => element.getBoundingClientRect().top > innerHeight + 40

const show = (element: Element) => element.removeAttribute('data-revealed')

const slideIn = (element: Element) => {
  element.setAttribute('data-revealed', 'yes')
  setTimeout(show, layoutTransition, element)
}

const hideUntilSeen = () => {
  const known = new WeakSet<Element>()
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
    known.add(element)
    if (!isBelow(element)) return
    element.setAttribute('data-revealed', 'no')
    hidden.add(element)
    observer.observe(element)
  }
  const refresh = () => {
    for (const element of hidden) if (!element.isConnected) forget(element)
    for (const element of document.querySelectorAll('[data-reveal]'))
      if (!known.has(element)) hide(element)
  }
  const stopRefresh = keepFresh(refresh)
  return () => {
    stopRefresh()
    observer.disconnect()
    hidden.forEach(show)
  }
}

/**
 * Elements marked with `data-reveal` and a direction fade and slide in when they enter the screen.
 * They hide only once the visitor does something, so that a page which is merely looked at, printed
 * or read by a machine is whole. Gives what ends it.
 */
export const startReveal = () => {
  let stop: (() => void) | undefined
  const disarm = () => {
    for (const sign of signs) removeEventListener(sign, arm)
  }
  const arm = () => {
    disarm()
    stop = hideUntilSeen()
  }
  for (const sign of signs) addEventListener(sign, arm, { passive: true })
  return () => {
    disarm()
    stop?.()
  }
}
