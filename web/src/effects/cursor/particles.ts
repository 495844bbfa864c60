import { particles } from '../constants.ts'

export type Particle = {
  kind: 'star' | 'dot' | 'laugh'
  x: number
  y: number
  /** Movement in pixels, and turn in radians, of one frame. */
  vx: number
  vy: number
  spin: number
  angle: number
  size: number
  /** How long the particle has lived, in frames. */
  age: number
  life: number
}

type Dice = () => number

/** By so many pixels a frame the fall grows with each frame. */
const gravity = 0.06

const between = (roll: Dice, min: number, max: number) => min + roll() * (max - min)

const kindOf = (roll: Dice, laughs: number): Particle['kind'] => {
  if (roll() < laughs) return 'laugh'
  return roll() < 0.5 ? 'star' : 'dot'
}

const sizes = { star: [11, 18], dot: [5, 8], laugh: [20, 26] } as const

const createParticle = (roll: Dice, laughs: number, life: number, speed: number): Particle => {
  const kind = kindOf(roll, laughs)
  const [min, max] = sizes[kind]
  const way = roll() * 2 * Math.PI
  return {
    kind,
    x: 0,
    y: 0,
    vx: Math.cos(way) * speed,
    vy: Math.sin(way) * speed - 0.6,
    spin: between(roll, -0.08, 0.08),
    angle: between(roll, -0.4, 0.4),
    size: between(roll, min, max),
    age: 0,
    life,
  }
}

type Point = { x: number; y: number }

const createParticles = (count: number, make: () => Particle, { x, y }: Point) =>
  Array.from({ length: count }, () => ({ ...make(), x, y }))

export const onMove = (at: Point, roll: Dice = Math.random) => {
  const { perMove, laughsOnMove, moveFrames } = particles
  const life = () => between(roll, moveFrames.min, moveFrames.max)
  const make = () => createParticle(roll, laughsOnMove, life(), between(roll, 0.2, 0.9))
  return createParticles(perMove, make, at)
}

export const onClick = (at: Point, roll: Dice = Math.random) => {
  const { perClick, laughsOnClick, clickFrames } = particles
  const make = () => createParticle(roll, laughsOnClick, clickFrames, between(roll, 1.4, 3.2))
  return createParticles(perClick, make, at)
}

/** Moves particles on by `frames` and drops the dead. */
export const ageParticles = (all: Particle[], frames: number) =>
  all.flatMap((one) => {
    if (one.age + frames >= one.life) return []
    const vy = one.vy + gravity * frames
    return {
      ...one,
      vy,
      x: one.x + one.vx * frames,
      y: one.y + vy * frames,
      angle: one.angle + one.spin * frames,
      age: one.age + frames,
    }
  })

/** Opacity: 1, then fading over the last third of its life. */
export const opacityOf = ({ age, life }: Particle) => Math.min(1, (3 * (life - age)) / life)
