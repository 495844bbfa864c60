import { authStateChanged } from '../session.ts'
import { animate } from './animation.ts'
import { particles as limits } from './constants.ts'
import { openCanvas, type Pin } from './cursor-canvas.ts'
import { onClick, onMove } from './particles.ts'
import { keepsCursor, pressable } from './targets.ts'
import { every } from './throttle.ts'

/** While set, CSS hides the browser's cursor. */
const setMagic = (isShown: boolean) => {
  const { dataset } = document.documentElement
  if (isShown) dataset.cursor = 'magic'
  else delete dataset.cursor
}

const pinAt = ({ clientX: x, clientY: y, target, buttons }: PointerEvent): Pin | undefined =>
  keepsCursor(target)
    ? undefined
    : { x, y, isOverPressable: pressable(target) !== null, isPressed: buttons > 0 }

type Canvas = NonNullable<ReturnType<typeof openCanvas>>

const run = (canvas: Canvas, signal: AbortSignal, fail: (error: unknown) => void) => {
  let pin: Pin | undefined
  const { add, redraw, clear } = animate((particles) => {
    try {
      canvas.draw(particles, pin)
    } catch (error) {
      fail(error)
    }
  })
  const maySparkle = every(limits.moveThrottle)

  const rest = () => {
    pin = undefined
    setMagic(false)
    clear()
    redraw()
  }
  const point = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return rest()
    pin = pinAt(event)
    setMagic(true)
    redraw()
  }
  const move = (event: PointerEvent) => {
    point(event)
    if (pin && maySparkle()) add(onMove(pin))
  }
  const click = ({ clientX: x, clientY: y, target, detail }: MouseEvent) => {
    // Keyboard clicks have no position.
    if (detail > 0 && !keepsCursor(target)) add(onClick({ x, y }))
  }
  const resize = () => {
    canvas.fit()
    redraw()
  }
  const options = { signal, passive: true, capture: true }
  document.addEventListener('pointermove', move, options)
  for (const change of ['pointerover', 'pointerdown', 'pointerup'] as const)
    document.addEventListener(change, point, options)
  document.addEventListener('click', click, options)
  document.documentElement.addEventListener('pointerleave', rest, { signal })
  document.addEventListener('visibilitychange', rest, options)
  addEventListener(authStateChanged, rest, options)
  addEventListener('resize', resize, options)
  signal.addEventListener('abort', clear)
}

export const startMagicalCursor = () => {
  const canvas = openCanvas()
  if (!canvas) return () => {}
  const life = new AbortController()
  const stop = () => {
    life.abort()
    setMagic(false)
    canvas.close()
  }
  run(canvas, life.signal, (error) => {
    // A page without any cursor would be worse.
    console.warn('The magical cursor could not be drawn.', error)
    stop()
  })
  return stop
}
