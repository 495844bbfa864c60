import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

/** A drag between two places of the list; how far it has gone and how high its row is, in pixels. */
type Drag = { from: number; to: number; offset: number; height: number }

/** How far the row at a place stands from where it was: rows make room for the one that comes. */
const shiftOf = ({ from, to, offset, height }: Drag, place: number) => {
  if (place === from) return offset
  if (place > from && place <= to) return -height
  return place >= to && place < from ? height : 0
}

const rowsOf = (handle: Element) => [...(handle.closest('ul')?.children ?? [])]

/** The place that a row has come to: it counts whose middles, as they were, it has passed. */
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
    const boxes = rowsOf(event.currentTarget).map((row) => row.getBoundingClientRect())
    const middles = boxes.map(({ top, height }) => top + height / 2 + window.scrollY)
    start.current = { y: event.pageY, middles }
    event.currentTarget.setPointerCapture(event.pointerId)
    setDrag({ from, to: from, offset: 0, height: boxes[from]?.height ?? 0 })
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
  /** How a drag moves the row at a place; undefined while there is none. */
  const shift = (place: number) =>
    drag && { pixels: shiftOf(drag, place), isDragged: place === drag.from }
  return { shift, handleOf }
}
