import { age, type Particle } from './particles.ts'

/** Length of a particle frame in ms, at any refresh rate. */
const frameTime = 1_000 / 60
/** In frames, so that a busy tab does not age particles in one leap. */
const longestStep = 3

const stepOf = (milliseconds: number) =>
  Math.min(Math.max(milliseconds / frameTime, 0), longestStep)

/** Animates particles. Requests frames only while something moves. */
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
