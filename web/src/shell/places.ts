import { keep, readKept } from '../ui/stored-values.ts'

const keptKey = 'places'
/** Scroll positions kept per tab. */
const most = 50

/** The router's key for a document's first entry. */
const unnamed = 'default'

const isPlace = (one: unknown): one is [entry: string, top: number] =>
  Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'number'

const readPlaces = () => {
  const kept = readKept(keptKey)
  return new Map(Array.isArray(kept) ? kept.filter(isPlace) : [])
}

/** Scroll position by history entry, last used last. */
let places: Map<string, number> | undefined
const known = () => {
  places ??= readPlaces()
  return places
}

export const placeOf = (entry: string) => known().get(entry)

const setPlace = (entry: string, top: number) => {
  known().delete(entry)
  known().set(entry, top)
}

/** Survives reloads and tabs dropped by a phone. */
const keepPlaces = () =>
  keep(keptKey, [...known()].filter(([entry]) => entry !== unnamed).slice(-most))

const signs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
/** How long a page may grow to a position, in ms. */
const patience = 10_000

let isOnTheWay = false

/** Scrolls down to `top` as the page grows, until the reader scrolls. */
export const goTo = (top: number) => {
  const stop = () => {
    isOnTheWay = false
    growth.disconnect()
    clearTimeout(timer)
    for (const sign of signs) removeEventListener(sign, stop)
  }
  const go = () => {
    scrollTo({ top, behavior: 'instant' })
    if (scrollY >= top - 1) stop()
  }
  const growth = new ResizeObserver(go)
  const timer = setTimeout(stop, patience)
  for (const sign of signs) addEventListener(sign, stop, { passive: true })
  isOnTheWay = true
  growth.observe(document.body)
  go()
  return stop
}

/** Tracks an entry's scroll position; returns the stop function. */
export const followPlace = (entry: string) => {
  const remember = () => {
    if (!isOnTheWay) setPlace(entry, scrollY)
  }
  const leave = () => {
    remember()
    keepPlaces()
  }
  const hide = () => {
    if (document.visibilityState === 'hidden') leave()
  }
  addEventListener('scroll', remember, { passive: true })
  addEventListener('pagehide', leave)
  addEventListener('visibilitychange', hide)
  return () => {
    removeEventListener('scroll', remember)
    removeEventListener('pagehide', leave)
    removeEventListener('visibilitychange', hide)
  }
}

/**
 * True when a reloaded page was too short for the browser to restore its position and nobody has
 * scrolled since.
 */
export const hasFallenShort = (top: number) => {
  const end = document.documentElement.scrollHeight - innerHeight
  return scrollY < top - 1 && (scrollY === 0 || scrollY >= end - 1)
}
