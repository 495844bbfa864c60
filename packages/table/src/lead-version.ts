import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { get, increment, put, update } from './verbs.ts'

/** Says that leads have changed. */
export const raiseLeadsVersion = (now: Date) => increment(keys.leadsVersion, now.getTime())

/**
 * A number that rises when leads have changed, and when it last did; `followedAt` is a moment whose changes have been
 * followed up, undefined until the first. Both in epoch milliseconds. Unless said otherwise it may lag a moment and
 * costs half a read unit.
 */
export const leadsVersion = async (read = { eventual: true }) => {
  const item = await get(keys.leadsVersion, read)
  const followedAt = item?.followedAt === undefined ? undefined : Number(item.followedAt)
  return { number: Number(item?.number ?? 0), changedAt: Number(item?.at ?? 0), followedAt }
}

export const storedPulse = z.object({ at: z.number() })

/** A write whose coming round through the table's stream says how far behind that is. */
export const writePulse = (now: Date) => put({ ...keys.pulse, at: now.getTime() })

/** Notes, beside the version that polls read anyway, that a pulse of this moment came through. */
export const notePulse = (at: number) => update(keys.leadsVersion, { set: { followedAt: at } })
