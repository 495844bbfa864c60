import { type RefCallback, useReducer, useState } from 'react'

type Row = HTMLTableRowElement

/** Heights of rows by the id of their lead, in CSS pixels. */
type Heights = Map<string, number>

/** Notes how high rows have become; true when any was not so high before. */
const note = (heights: Heights, rows: Iterable<Row>) => {
  let isNews = false
  for (const row of rows) {
    const { height } = row.getBoundingClientRect()
    const { lead } = row.dataset
    // A row that was just taken out has no height.
    if (!lead || !height || heights.get(lead) === height) continue
    heights.set(lead, height)
    isNews = true
  }
  return isNews
}

const isRow = (element: Element) => element instanceof HTMLTableRowElement

/** What rows measured while they were drawn, and the ref that measures one. */
export const useRowHeights = () => {
  const [heights] = useState<Heights>(() => new Map())
  const [version, announce] = useReducer((count: number) => count + 1, 0)
  const [observer] = useState(
    () =>
      new ResizeObserver((entries) => {
        if (note(heights, entries.map(({ target }) => target).filter(isRow))) announce()
      }),
  )
  const [measure] = useState<RefCallback<Row>>(() => (row: Row | null) => {
    if (!row) return
    observer.observe(row)
    return () => observer.unobserve(row)
  })
  return { heights, version, measure }
}
