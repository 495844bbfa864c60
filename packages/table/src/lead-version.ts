import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { get, increment, put, update } from './verbs.ts'

export const raiseLeadsVersion = (now: Date) => increment(keys.leadsVersion, now.getTime())

/**
 * `number` rises with each change of leads, `changedAt` is the last change, `followedAt` a moment
 * up to which changes were followed up (undefined before the first); epoch milliseconds. By default
 * eventually consistent, at half a read unit.
 */
export const leadsVersion = async (read = { eventual: true }) => {
  const item = await get(keys.leadsVersion, read)
  const followedAt = item?.followedAt === undefined ? undefined : Number(item.followedAt)
  return { number: Number(item?.number ?? 0), changedAt: Number(item?.at ?? 0), followedAt }
}

export const storedPulse = z.object({ at: z.number() })

/** A write that measures the lag of the table's stream. */
export const writePulse = (now: Date) => put({ ...keys.pulse, at: now.getTime() })

/** Notes that the stream delivered the pulse of this moment; stored where polls read anyway. */
export const notePulse = (at: number) => update(keys.leadsVersion, { set: { followedAt: at } })
