import { keep, readKept } from '../ui/kept.ts'

const keptKey = 'places'
/** Places that are kept, the last ones of the tab. */
const most = 50

/** What the router calls the entry of a document that has no name of its own. */
const unnamed = 'default'

const isPlace = (one: unknown): one is [entry: string, top: number] =>
  Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'number'

const readPlaces = () => {
  const kept = readKept(keptKey)
  return new Map(Array.isArray(kept) ? kept.filter(isPlace) : [])
}

/** How far down each entry of the browser's history was scrolled; the last one used comes last. */
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

/** Outlives the page: a reload, and a tab that a phone drops. */
const keepPlaces = () =>
  keep(keptKey, [...known()].filter(([entry]) => entry !== unnamed).slice(-most))

/** What somebody does who scrolls for themselves. */
const signs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
/** Until when a page may still grow to a place, in ms. */
const patience = 10_000

let isOnTheWay = false

/** Scrolls down to `top`, as the page gets long enough for it, until the reader scrolls. */
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

/** Remembers how far down `entry` is scrolled; gives the function that stops it. */
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
 * True where the browser could not bring a reloaded page back to its place, because it was too short
 * for it, and nobody has scrolled since.
 */
export const hasFallenShort = (top: number) => {
  const end = document.documentElement.scrollHeight - innerHeight
  return scrollY < top - 1 && (scrollY === 0 || scrollY >= end - 1)
}
