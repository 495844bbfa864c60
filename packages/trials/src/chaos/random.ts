import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** Numbers that a seed repeats. */
export const randomOf = (seed: number) => {
  const random = xoroshiro128plus(seed)
  /** From 0 to `most`. */
  const upTo = (most: number) => uniformInt(random, 0, most)
  return {
    upTo,
    /** One of these; undefined where there is none. */
    pick: <T>(from: readonly T[]): T | undefined => from[upTo(Math.max(from.length - 1, 0))],
  }
}
export type Random = ReturnType<typeof randomOf>
