import * as z from 'zod/mini'
import { get, increment, put, update } from '../db/verbs.ts'
import { keys } from '../schema/keys.ts'

export const raiseLeadsVersion = (now: Date) => increment(keys.leadsVersion, now.getTime())

/**
 * `number` rises with each change, `changedAt` is the last, `followedAt` how far the stream was followed (undefined at first); epoch
 * milliseconds. Eventually consistent by default, half a read unit.
 */
export const leadsVersion = async (read = { eventual: true }) => {
  const item = await get(keys.leadsVersion, read)
  const followedAt = item?.followedAt === undefined ? undefined : Number(item.followedAt)
  return { number: Number(item?.number ?? 0), changedAt: Number(item?.at ?? 0), followedAt }
}

export const storedPulse = z.object({ at: z.number() })

/** Measures the stream's lag. */
export const writePulse = (now: Date) => put({ ...keys.pulse, at: now.getTime() })

/** The stream delivered this pulse; stored where polls read anyway. */
export const notePulse = (at: number) => update(keys.leadsVersion, { set: { followedAt: at } })
