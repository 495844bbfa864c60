import * as z from 'zod/mini'
import { get, increment, put, update } from '../db/verbs.ts'
import { keys } from '../schema/keys.ts'

export const raiseLeadsVersion = (now: Date) => increment(keys.leadsVersion, now.getTime())

/**
 * Reads the version of all leads: `number` rises with each change, `changedAt` is the time of the last one, `followedAt` how far the
 * stream was followed (undefined at first), both in epoch milliseconds. It is eventually consistent by default and costs half a read unit.
 */
export const readLeadsVersion = async (read = { eventual: true }) => {
  const item = await get(keys.leadsVersion, read)
  const followedAt = item?.followedAt === undefined ? undefined : Number(item.followedAt)
  return { number: Number(item?.number ?? 0), changedAt: Number(item?.at ?? 0), followedAt }
}

export const storedPulse = z.object({ at: z.number() })

/** Writes a pulse. The time until the stream delivers it is the lag of the stream. */
export const writePulse = (now: Date) => put({ ...keys.pulse, at: now.getTime() })

/** Records that the stream delivered this pulse, in the item that polls read anyway. */
export const recordPulse = (at: number) => update(keys.leadsVersion, { set: { followedAt: at } })
