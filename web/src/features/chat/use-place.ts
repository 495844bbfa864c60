import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { keepWindow, readWindow } from './kept-window.ts'
import { type Point, placeIn } from './place.ts'
import { useVisibleArea } from './use-visible-area.ts'

/** Px per arrow key, alone and with Shift. */
const step = 10
const largeStep = 50

const directions: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

type Grab = { pointer: number; x: number; y: number }

/** Buttons of the header are pressed, not dragged, except the grip. */
const isHandle = (target: EventTarget) =>
  target instanceof Element && !target.closest('button:not([data-grip])')

export const usePlace = () => {
  const area = useVisibleArea()
  const [wanted, setWanted] = useState(() => readWindow().place)
  const [announcement, setAnnouncement] = useState('')
  const grab = useRef<Grab>(null)
  const place = placeIn(area, wanted)

  const move = (to: Point) => {
    const { x, y } = placeIn(area, to)
    setWanted({ x, y })
    keepWindow({ place: { x, y } })
    return { x, y }
  }
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || !isHandle(event.target)) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const [x, y] = [event.clientX - place.x, event.clientY - place.y]
    grab.current = { pointer: event.pointerId, x, y }
  }
  const onPointerMove = ({ pointerId, clientX, clientY }: PointerEvent) => {
    const held = grab.current
    if (held?.pointer !== pointerId) return
    move({ x: clientX - held.x, y: clientY - held.y })
  }
  const release = () => {
    grab.current = null
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directions[event.key]
    if (!direction) return
    event.preventDefault()
    const by = event.shiftKey ? largeStep : step
    const next = move({ x: place.x + direction.x * by, y: place.y + direction.y * by })
    const [left, top] = [Math.round(next.x), Math.round(next.y)]
    setAnnouncement(`${left} pixels from the left, ${top} from the top`)
  }
  return {
    place,
    announcement,
    header: { onPointerDown, onPointerMove, onPointerUp: release, onPointerCancel: release },
    grip: { onKeyDown },
  }
}
