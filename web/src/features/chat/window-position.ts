import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { type Point, readWindow, storeWindow } from './window-state.ts'

type Area = { left: number; top: number; width: number; height: number }
type WindowPosition = Point & { width: number; height: number }

export const chatSize = { width: 320, height: 360 } as const
const minTopPx = 80
const bottomMarginPx = 20
const rightMarginPx = 20
/** On a phone on its side with a keyboard, the window moves up rather than show no line of text. */
const minHeightPx = 160

const clamp = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high))

/** At `wanted`, or bottom right if never moved, but within `area`. On a smaller screen the window shrinks. */
export const fitPosition = (area: Area, wanted?: Point): WindowPosition => {
  const roof = clamp(0, area.height - bottomMarginPx - minHeightPx, minTopPx)
  const width = Math.min(chatSize.width, area.width)
  const height = Math.min(chatSize.height, area.height - roof - bottomMarginPx)
  const right = area.left + area.width - width
  const bottom = area.top + area.height - bottomMarginPx - height
  const { x, y } = wanted ?? { x: right - rightMarginPx, y: bottom }
  return {
    x: clamp(area.left, x, right),
    y: clamp(area.top + roof, y, bottom),
    width,
    height,
  }
}

/** Less than the screen while a phone shows its keyboard. */
const visibleArea = (): Area => {
  const view = window.visualViewport
  // When zoomed in, the window keeps its place on the page.
  if (view && view.scale <= 1.01)
    return { left: view.offsetLeft, top: view.offsetTop, width: view.width, height: view.height }
  const { clientWidth } = document.documentElement
  return { left: 0, top: 0, width: clientWidth, height: window.innerHeight }
}

const isSame = (one: Area, other: Area) =>
  one.left === other.left &&
  one.top === other.top &&
  one.width === other.width &&
  one.height === other.height

const useVisibleArea = () => {
  const [area, setArea] = useState(visibleArea)
  useEffect(() => {
    const update = () =>
      setArea((old) => {
        const now = visibleArea()
        return isSame(old, now) ? old : now
      })
    const view = window.visualViewport
    const events = new AbortController()
    const { signal } = events
    addEventListener('resize', update, { signal })
    view?.addEventListener('resize', update, { signal })
    view?.addEventListener('scroll', update, { signal })
    return () => events.abort()
  }, [])
  return area
}

/** Px per arrow key, alone and with Shift. */
const stepPx = 10
const largeStepPx = 50

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

export const useWindowPosition = () => {
  const area = useVisibleArea()
  const [wanted, setWanted] = useState(() => readWindow().place)
  const [announcement, setAnnouncement] = useState('')
  const grab = useRef<Grab>(null)
  const place = fitPosition(area, wanted)

  const move = (to: Point) => {
    const { x, y } = fitPosition(area, to)
    setWanted({ x, y })
    storeWindow({ place: { x, y } })
    return { x, y }
  }
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || !isHandle(event.target)) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const [x, y] = [event.clientX - place.x, event.clientY - place.y]
    grab.current = { pointer: event.pointerId, x, y }
  }
  const onPointerMove = ({ pointerId, clientX, clientY }: PointerEvent) => {
    const grabbed = grab.current
    if (grabbed?.pointer !== pointerId) return
    move({ x: clientX - grabbed.x, y: clientY - grabbed.y })
  }
  const release = () => {
    grab.current = null
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directions[event.key]
    if (!direction) return
    event.preventDefault()
    const by = event.shiftKey ? largeStepPx : stepPx
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
