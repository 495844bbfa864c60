import { cursorLayer } from './constants.ts'
import { dot, laugh, rollingPin, star } from './drawings.ts'
import { type Particle, strength } from './particles.ts'

export type Pin = { x: number; y: number; isOverPressable: boolean; isPressed: boolean }

/** In pixels. */
const pinLength = 56
/** Radians: the tip points up and left, like any cursor. */
const held = Math.PI / 4
const raised = held + 0.35
const struck = held - 0.3

const drawings = { dot, star, laugh }

const angleOf = ({ isOverPressable, isPressed }: Pin) => {
  if (isPressed) return struck
  return isOverPressable ? raised : held
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
  pen.globalAlpha = strength(particle)
  pen.translate(x, y)
  pen.rotate(angle)
  pen.scale(size, size)
  drawings[kind](pen)
  pen.restore()
}

const layer = () => {
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

export const openCanvas = () => {
  const canvas = layer()
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
