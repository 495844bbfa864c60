import type { ManagedSection } from '@bong-bari/contract'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

export type MoveSection = (section: ManagedSection, placeAfter: (place: number) => number) => void

/** A drag between two places; offset and height in px. */
type Drag = { section: ManagedSection; from: number; to: number; offset: number; height: number }

/** How far the row at a place makes room. */
const shiftOf = ({ from, to, offset, height }: Drag, place: number) => {
  if (place === from) return offset
  if (place > from && place <= to) return -height
  return place >= to && place < from ? height : 0
}

const rowsOf = (handle: Element) => [...(handle.closest('ul')?.children ?? [])]

/** The place a row was dragged to, by the original middles it has passed. */
const placeAt = (middles: number[], from: number, y: number) => {
  const above = middles.filter((middle, place) => place !== from && middle < y)
  return above.length
}

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

/** Moves rows by their handles, with a pointer or arrow keys. `move` is called on drop or key press. */
export const useSectionDrag = (move: MoveSection) => {
  const [drag, setDrag] = useState<Drag>()
  const start = useRef({ y: 0, middles: [0] })

  const begin = (event: PointerEvent<HTMLElement>, section: ManagedSection, from: number) => {
    if (event.button !== 0) return
    const boxes = rowsOf(event.currentTarget).map((row) => row.getBoundingClientRect())
    const middles = boxes.map(({ top, height }) => top + height / 2 + window.scrollY)
    start.current = { y: event.pageY, middles }
    event.currentTarget.setPointerCapture(event.pointerId)
    setDrag({ section, from, to: from, offset: 0, height: boxes[from]?.height ?? 0 })
  }

  const placeUnder = ({ pageY }: PointerEvent, from: number) => {
    const { y, middles } = start.current
    return placeAt(middles, from, (middles[from] ?? 0) + pageY - y)
  }

  const follow = (event: PointerEvent) => {
    if (!drag) return
    const to = placeUnder(event, drag.from)
    setDrag({ ...drag, to, offset: event.pageY - start.current.y })
  }

  const drop = (event: PointerEvent) => {
    if (drag) {
      const to = placeUnder(event, drag.from)
      move(drag.section, () => to)
    }
    setDrag(undefined)
  }

  const byKey = (event: KeyboardEvent, section: ManagedSection) => {
    if (event.key === 'Escape') setDrag(undefined)
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    move(section, (place) => place + step)
  }

  const handleOf = (section: ManagedSection, place: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => begin(event, section, place),
    onPointerMove: follow,
    onPointerUp: drop,
    onPointerCancel: () => setDrag(undefined),
    onKeyDown: (event: KeyboardEvent) => byKey(event, section),
  })
  /** Offset of the row at a place; undefined without a drag. */
  const shift = (place: number) =>
    drag && { pixels: shiftOf(drag, place), isDragged: place === drag.from }
  return { shift, handleOf }
}
