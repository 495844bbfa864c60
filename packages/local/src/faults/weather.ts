import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import type { Decide, Fault } from './fault.ts'

const kinds = ['delay', 'drop', 'lose', 'cut', 'error', 'throttle'] as const

/** `calm` lets every call pass, `changing` is the seed's own, a kind of fault meets every call. */
export const weathers = ['calm', 'changing', ...kinds] as const
export type Weather = (typeof weathers)[number]

/** Most delays are nothing to a client; one in this many is longer than any waits, and then arrives late. */
const lateIn = 4
const delaysMs = { usual: [0, 500], late: [3_600, 4_500] } as const

/** Calls for which the share of those that go wrong stays the same, and these shares in hundredths. */
const spell = 40
const shares = [0, 8, 25, 60]

/**
 * Faults as a seed says: the same calls in the same order meet the same ones. Spells in which all is
 * well change with such in which most goes wrong. `counts` tells what has happened so far.
 */
export const seededFaults = (seed: number) => {
  const random = xoroshiro128plus(seed)
  const upTo = (most: number) => uniformInt(random, 0, most)
  const counts: Record<string, number> = {}
  let weather: Weather = 'calm'
  let [left, share] = [0, 0]

  const nextKind = () => {
    if (weather === 'calm') return undefined
    if (weather !== 'changing') return weather
    if (left-- === 0) [left, share] = [spell - 1, shares[upTo(shares.length - 1)] ?? 0]
    return upTo(99) < share ? kinds[upTo(kinds.length - 1)] : undefined
  }
  const delayMs = () => {
    const [least, most] = delaysMs[upTo(lateIn - 1) === 0 ? 'late' : 'usual']
    return least + upTo(most - least)
  }

  const decide: Decide = () => {
    const kind = nextKind()
    counts[kind ?? 'passed'] = (counts[kind ?? 'passed'] ?? 0) + 1
    if (!kind) return undefined
    const fault: Fault = kind === 'delay' ? { kind, ms: delayMs() } : { kind }
    return fault
  }
  return {
    decide,
    counts,
    use: (next: Weather) => {
      weather = next
    },
  }
}
