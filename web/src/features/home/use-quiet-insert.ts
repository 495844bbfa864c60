import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

type Place = 'below' | 'above' | 'seen'

const placeOf = (slot: HTMLElement): Place => {
  const { top } = slot.getBoundingClientRect()
  if (top >= innerHeight) return 'below'
  return top < 0 ? 'above' : 'seen'
}

/**
 * Scrolls by what was put in above the screen, before the browser has laid it out. Those that would
 * do so themselves are kept from it: they give up while what they hold on to slides in.
 */
const makeUpFor = (element: HTMLElement) => {
  const { style } = document.documentElement
  style.setProperty('overflow-anchor', 'none')
  scrollBy({ top: element.offsetHeight, behavior: 'instant' })
  requestAnimationFrame(() => style.removeProperty('overflow-anchor'))
}

/** Whoever makes one expects the page to answer. A press is no time to move what is pressed. */
const gestures = ['click', 'keydown'] as const

/**
 * Whether something that arrived late may stand in `slot`: at once where it moves nothing that
 * the visitor sees, otherwise as soon as they have scrolled past, or use the page. What was
 * `ready` from the start stands there from the start.
 */
export const useQuietInsert = (slot: RefObject<HTMLElement | null>, ready: boolean) => {
  const [place, setPlace] = useState<Place | undefined>(ready ? 'below' : undefined)
  const isIn = ready && place !== undefined
  useEffect(() => {
    const element = slot.current
    if (!ready || isIn || !element) return
    const stop = () => {
      for (const event of ['scroll', 'resize'] as const) removeEventListener(event, check)
      for (const gesture of gestures) removeEventListener(gesture, insert)
    }
    const insert = () => {
      stop()
      setPlace(placeOf(element))
    }
    const check = () => {
      if (placeOf(element) !== 'seen') insert()
    }
    for (const event of ['scroll', 'resize'] as const)
      addEventListener(event, check, { passive: true })
    for (const gesture of gestures) addEventListener(gesture, insert, { passive: true })
    check()
    return stop
  }, [slot, ready, isIn])
  useLayoutEffect(() => {
    if (place === 'above' && slot.current) makeUpFor(slot.current)
  }, [slot, place])
  return isIn
}
