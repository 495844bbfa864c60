import type { Lead } from '@bong-bari/contract'
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'

/** Height of a row before it has been measured, in CSS pixels. */
const guess = { row: 56, card: 148 }
/** Rows that are drawn beyond the screen on each side. */
const beyond = 8
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

type Window = { body: RefObject<HTMLElement | null>; isCards: boolean; openId: string | undefined }

/**
 * The rows near the screen, and the one that is open, of a list of any length. Each comes with the
 * height that is left out before it; `after` is what is left out at the end.
 */
export const useLeadWindow = (leads: Lead[], { body, isCards, openId }: Window) => {
  const top = useTop(body)
  const height = isCards ? guess.card : guess.row
  const openAt = leads.findIndex(({ id }) => id === openId)
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: leads.length,
    estimateSize: () => height,
    getItemKey: useCallback((index: number) => leads[index]?.id ?? index, [leads]),
    overscan: beyond,
    scrollMargin: top,
    // A row that was just taken out has no height.
    measureElement: (row) => row.getBoundingClientRect().height || height,
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range)
      return openAt < 0 || near.includes(openAt) ? near : [...near, openAt].sort((a, b) => a - b)
    },
  })
  // Browsers hold what is on the screen in its place themselves.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = () => false
  useLayoutEffect(() => {
    if (height) virtualizer.measure()
  }, [virtualizer, height])

  const drawn = virtualizer.getVirtualItems()
  const rows = drawn.flatMap(({ index, start }, at) => {
    const lead = leads[index]
    return lead ? [{ lead, index, gap: start - (drawn[at - 1]?.end ?? top) }] : []
  })
  const last = drawn.at(-1)
  return {
    rows,
    after: top + virtualizer.getTotalSize() - (last?.end ?? top),
    isNearEnd: last ? last.index >= leads.length - early : false,
    measure: virtualizer.measureElement,
  }
}
