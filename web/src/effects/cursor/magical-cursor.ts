import { authStateChanged } from '../../plain/session.ts'
import { cursorLayer, particles as limits } from '../constants.ts'
import { keepsCursor, pressable } from '../targets.ts'
import { createThrottle } from '../throttle.ts'
import { dot, laugh, rollingPin, star } from './drawings.ts'
import { ageParticles, onClick, onMove, opacityOf, type Particle } from './particles.ts'

/** Length of a particle frame in ms, at any refresh rate. */
const frameMs = 1_000 / 60
/** In frames, so that a busy tab does not age particles in one leap. */
const maxStepFrames = 3

const stepOf = (milliseconds: number) =>
  Math.min(Math.max(milliseconds / frameMs, 0), maxStepFrames)

/** Animates particles. Requests frames only while something moves. */
const animate = (draw: (particles: Particle[]) => void) => {
  let particles: Particle[] = []
  let frame: number | undefined
  let last = 0
  const run = (now: number) => {
    frame = undefined
    particles = ageParticles(particles, stepOf(now - last))
    last = now
    draw(particles)
    if (particles.length > 0) wake()
  }
  const wake = () => {
    if (frame !== undefined) return
    if (particles.length === 0) last = performance.now()
    frame = requestAnimationFrame(run)
  }
  return {
    redraw: wake,
    add: (more: Particle[]) => {
      wake()
      particles = particles.concat(more)
    },
    clear: () => {
      if (frame !== undefined) cancelAnimationFrame(frame)
      frame = undefined
      particles = []
    },
  }
}

type Pin = { x: number; y: number; isOverPressable: boolean; isPressed: boolean }

/** How long the drawn pin is, in pixels. */
const pinLength = 56
/** Radians: the tip points up and left, like any cursor. */
const restAngle = Math.PI / 4
const raised = restAngle + 0.35
const struck = restAngle - 0.3

const drawings = { dot, star, laugh }

const angleOf = ({ isOverPressable, isPressed }: Pin) => {
  if (isPressed) return struck
  return isOverPressable ? raised : restAngle
}

const drawPin = (pen: CanvasRenderingContext2D, pin: Pin) => {
  pen.save()
  pen.translate(pin.x, pin.y)
  pen.rotate(angleOf(pin))
  pen.scale(pinLength, pinLength)
  pen.translate(0.5, 0)
  rollingPin(pen)
  pen.restore()
}

const drawParticle = (pen: CanvasRenderingContext2D, particle: Particle) => {
  const { kind, x, y, angle, size } = particle
  pen.save()
  pen.globalAlpha = opacityOf(particle)
  pen.translate(x, y)
  pen.rotate(angle)
  pen.scale(size, size)
  drawings[kind](pen)
  pen.restore()
}

const createLayer = () => {
  const canvas = document.createElement('canvas')
  canvas.setAttribute('aria-hidden', 'true')
  canvas.dataset.effect = 'magical-cursor'
  Object.assign(canvas.style, {
    position: 'fixed',
    inset: '0',
    width: '100vw',
    height: '100vh',
    pointerEvents: 'none',
    zIndex: String(cursorLayer),
  })
  return canvas
}

const openCanvas = () => {
  const canvas = createLayer()
  const pen = canvas.getContext('2d')
  if (!pen) return undefined
  const fit = () => {
    canvas.width = Math.round(innerWidth * devicePixelRatio)
    canvas.height = Math.round(innerHeight * devicePixelRatio)
    pen.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0)
  }
  fit()
  document.body.append(canvas)
  return {
    fit,
    draw: (particles: Particle[], pin: Pin | undefined) => {
      pen.clearRect(0, 0, innerWidth, innerHeight)
      for (const particle of particles) drawParticle(pen, particle)
      if (pin) drawPin(pen, pin)
    },
    close: () => canvas.remove(),
  }
}

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
  const maySparkle = createThrottle(limits.moveThrottle)

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
