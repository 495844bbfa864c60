import type { Lead } from '@bong-bari/contract'
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useCallback,
  useLayoutEffect,
  useState,
} from 'react'

/** Row height before measuring, in CSS px. */
const estimatedHeightPx = { row: 56, card: 148 }
/** Rows drawn beyond the screen on each side. */
const overscanRows = 8
/** Rows before the end at which the next page loads. */
const prefetchRows = 20

/** The element's distance from the top of the document, which may change. */
const useTop = (element: RefObject<HTMLElement | null>) => {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const box = element.current?.getBoundingClientRect()
    if (box) setTop(Math.round(box.top + window.scrollY))
  })
  return top
}

export type LeadRange = {
  /** Places in the list, each with the height skipped before it. */
  near: { index: number; gap: number }[]
  /** Height skipped at the end. */
  after: number
  isNearEnd: boolean
  measure: (row: HTMLTableRowElement | null) => void
}

const isSameRange = (one: LeadRange | undefined, other: LeadRange) =>
  one?.after === other.after &&
  one.isNearEnd === other.isNearEnd &&
  one.near.length === other.near.length &&
  one.near.every(
    ({ index, gap }, at) => index === other.near[at]?.index && gap === other.near[at].gap,
  )

type LeadWindowProps = {
  leads: Lead[]
  body: RefObject<HTMLElement | null>
  isCards: boolean
  openId: string | undefined
  onRange: Dispatch<SetStateAction<LeadRange | undefined>>
}

/** Renders nothing: reports which rows to draw. */
export const LeadWindow = ({ leads, body, isCards, openId, onRange }: LeadWindowProps) => {
  const top = useTop(body)
  const height = isCards ? estimatedHeightPx.card : estimatedHeightPx.row
  const openAt = leads.findIndex(({ id }) => id === openId)
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: leads.length,
    estimateSize: () => height,
    getItemKey: useCallback((index: number) => leads[index]?.id ?? index, [leads]),
    overscan: overscanRows,
    scrollMargin: top,
    // A row just removed has no height.
    measureElement: (row) => row.getBoundingClientRect().height || height,
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range)
      return openAt < 0 || near.includes(openAt) ? near : [...near, openAt].sort((a, b) => a - b)
    },
  })
  // Browsers anchor the scroll themselves.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = () => false
  useLayoutEffect(() => {
    if (height) virtualizer.measure()
  }, [virtualizer, height])

  const drawn = virtualizer.getVirtualItems()
  const last = drawn.at(-1)
  const range = {
    near: drawn.map(({ index, start }, at) => ({
      index,
      gap: start - (drawn[at - 1]?.end ?? top),
    })),
    after: top + virtualizer.getTotalSize() - (last?.end ?? top),
    isNearEnd: last ? last.index >= leads.length - prefetchRows : false,
    measure: virtualizer.measureElement,
  }
  // In the same frame, before anything is painted.
  useLayoutEffect(() => onRange((now) => (isSameRange(now, range) ? now : range)))
  return null
}
