import { setTimeout as pause } from 'node:timers/promises'
import { runningClock } from '../http/running-clock.ts'

/** The time that a publisher goes by. */
export type Clock = { now: () => Date; pause: (milliseconds: number) => Promise<unknown> }

/** The clock of a function that was called at `now`. */
export const clockFrom = (now: Date): Clock => ({ now: runningClock(now), pause })
