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

/** Of a long list what is near the screen, and the row that is open. */
export type LeadRange = {
  /** Places in the list, each with the height that is left out before it. */
  near: { index: number; gap: number }[]
  /** The height that is left out at the end. */
  after: number
  isNearEnd: boolean
  measure: (row: HTMLTableRowElement | null) => void
}

const isSame = (one: LeadRange | undefined, other: LeadRange) =>
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

/** Draws nothing: says which rows the list has to draw. */
export const LeadWindow = ({ leads, body, isCards, openId, onRange }: LeadWindowProps) => {
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
  const last = drawn.at(-1)
  const range = {
    near: drawn.map(({ index, start }, at) => ({
      index,
      gap: start - (drawn[at - 1]?.end ?? top),
    })),
    after: top + virtualizer.getTotalSize() - (last?.end ?? top),
    isNearEnd: last ? last.index >= leads.length - early : false,
    measure: virtualizer.measureElement,
  }
  // In the same frame: the list draws before anybody sees it.
  useLayoutEffect(() => onRange((now) => (isSame(now, range) ? now : range)))
  return null
}
