import type { Lead } from '@bong-bari/contract'
import { type RefObject, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useRowHeights } from './row-heights.ts'

/** Height of a row before it has been measured, in CSS pixels. */
const guess = { row: 56, card: 148 }
/** CSS pixels in which scrolling is followed, and that are drawn beyond the screen. */
const step = 200
const beyond = 400
/** So many rows before the end the next page is wanted. */
const early = 20

/** How far down the document an element begins; rows above it may grow. */
const useTop = (element: RefObject<HTMLElement | null>) => {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const box = element.current?.getBoundingClientRect()
    if (box) setTop(Math.round(box.top + window.scrollY))
  })
  return top
}

const subscribe = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true })
  window.addEventListener('resize', listener)
  return () => {
    window.removeEventListener('scroll', listener)
    window.removeEventListener('resize', listener)
  }
}

/** The part of the document that is drawn. */
const useScreen = () => {
  const top = useSyncExternalStore(subscribe, () => Math.floor(window.scrollY / step) * step)
  const height = useSyncExternalStore(subscribe, () => window.innerHeight)
  return { from: top - beyond, to: top + step + height + beyond }
}

type Place = { lead: Lead; index: number; start: number; end: number }

const placesOf = (leads: Lead[], heightOf: (id: string) => number) => {
  let end = 0
  return leads.map((lead, index): Place => {
    const start = end
    end += heightOf(lead.id)
    return { lead, index, start, end }
  })
}

type Window = { body: RefObject<HTMLElement | null>; isCards: boolean; openId: string | undefined }

/**
 * The rows near the screen, and the one that is open, of a list of any length. Each comes with the
 * height that is left out before it; `after` is what is left out at the end.
 */
export const useLeadWindow = (leads: Lead[], { body, isCards, openId }: Window) => {
  const top = useTop(body)
  const { from, to } = useScreen()
  const { heights, version, measure } = useRowHeights()
  const unknown = isCards ? guess.card : guess.row
  // The version stands for what is in the map.
  const places = useMemo(
    () => placesOf(leads, (id) => heights.get(id) ?? unknown),
    [leads, heights, version, unknown],
  )
  const drawn = places.filter(
    ({ lead, start, end }) => lead.id === openId || (top + end > from && top + start < to),
  )
  const rows = drawn.map((row, at) => ({ ...row, gap: row.start - (drawn[at - 1]?.end ?? 0) }))
  const last = drawn.at(-1)
  return {
    rows,
    after: (places.at(-1)?.end ?? 0) - (last?.end ?? 0),
    isNearEnd: last ? last.index >= leads.length - early : false,
    measure,
  }
}
