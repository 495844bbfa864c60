import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

/** A drag: the place it began at, the place it would end at, and how far it has gone in pixels. */
type Drag = { from: number; to: number; offset: number }

const rowsOf = (handle: Element) => [...(handle.closest('ul')?.children ?? [])]

/** The place of the row whose middle the pointer has passed; rows stand still during a drag. */
const placeAt = (middles: number[], from: number, y: number) => {
  const above = middles.filter((middle, place) => place !== from && middle < y)
  return above.length
}

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

/**
 * Moves the rows of a list by their handles, with a pointer or with the arrow keys. `move` is
 * called with both places when a row is dropped or a key is pressed.
 */
export const useSectionDrag = (move: (from: number, to: number) => void) => {
  const [drag, setDrag] = useState<Drag>()
  const start = useRef({ y: 0, middles: [0] })

  const begin = (event: PointerEvent<HTMLElement>, from: number) => {
    if (event.button !== 0) return
    const middles = rowsOf(event.currentTarget).map((row) => {
      const { top, height } = row.getBoundingClientRect()
      return top + height / 2 + window.scrollY
    })
    start.current = { y: event.pageY, middles }
    event.currentTarget.setPointerCapture(event.pointerId)
    setDrag({ from, to: from, offset: 0 })
  }

  const follow = (event: PointerEvent) => {
    if (!drag) return
    const { y, middles } = start.current
    const middle = (middles[drag.from] ?? 0) + event.pageY - y
    setDrag({ ...drag, to: placeAt(middles, drag.from, middle), offset: event.pageY - y })
  }

  const drop = () => {
    if (drag) move(drag.from, drag.to)
    setDrag(undefined)
  }

  const byKey = (event: KeyboardEvent, from: number) => {
    if (event.key === 'Escape') setDrag(undefined)
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    move(from, from + step)
  }

  /** What the handle of the row at a place listens to. */
  const handleOf = (place: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => begin(event, place),
    onPointerMove: follow,
    onPointerUp: drop,
    onPointerCancel: () => setDrag(undefined),
    onKeyDown: (event: KeyboardEvent) => byKey(event, place),
  })
  return { drag, handleOf }
}
