import type { Lead } from '@bong-bari/contract'
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState } from 'react'

/** Height of a row before it has been measured, in CSS pixels. */
const guess = { row: 56, card: 148 }
/** Rows drawn above and below the screen. */
const overscan = 8
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

type Drawn = { lead: Lead; index: number; start: number; end: number }

/**
 * The rows near the screen, and the one that is open, of a list of any length. Each comes with the
 * height that is left out before it; `after` is what is left out at the end.
 */
export const useLeadWindow = (
  leads: Lead[],
  {
    body,
    isCards,
    openId,
  }: { body: RefObject<HTMLElement | null>; isCards: boolean; openId: string | undefined },
) => {
  const top = useTop(body)
  const openAt = openId ? leads.findIndex(({ id }) => id === openId) : -1
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: leads.length,
    estimateSize: () => (isCards ? guess.card : guess.row),
    getItemKey: (index) => leads[index]?.id ?? index,
    overscan,
    scrollMargin: top,
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range)
      return openAt < 0 || near.includes(openAt) ? near : [...near, openAt].sort((a, b) => a - b)
    },
  })
  const drawn = virtualizer.getVirtualItems().flatMap(({ index, start, end }): Drawn[] => {
    const lead = leads[index]
    return lead ? [{ lead, index, start: start - top, end: end - top }] : []
  })
  const rows = drawn.map((row, at) => ({ ...row, gap: row.start - (drawn[at - 1]?.end ?? 0) }))
  const last = drawn.at(-1)
  return {
    rows,
    after: last ? virtualizer.getTotalSize() - last.end : 0,
    isNearEnd: last ? last.index >= leads.length - early : false,
    measure: virtualizer.measureElement,
  }
}
