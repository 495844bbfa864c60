import { age, type Particle } from './particles.ts'

/** Milliseconds of one frame as particles count them, on any screen. */
const frameTime = 1_000 / 60
/** Frames: a tab that was busy does not age its particles in one leap. */
const longestStep = 3

const stepOf = (milliseconds: number) =>
  Math.min(Math.max(milliseconds / frameTime, 0), longestStep)

/**
 * Keeps particles alive. Frames are asked for only while there is something to move or redraw: a
 * still page costs nothing.
 */
export const animate = (draw: (particles: Particle[]) => void) => {
  let particles: Particle[] = []
  let frame: number | undefined
  let last = 0
  const run = (now: number) => {
    frame = undefined
    particles = age(particles, stepOf(now - last))
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
