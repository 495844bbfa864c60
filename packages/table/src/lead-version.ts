import { keys } from './keys.ts'
import { get, increment } from './verbs.ts'

/** Says that leads have changed. */
export const raiseLeadsVersion = (now: Date) => increment(keys.leadsVersion, now.getTime())

/**
 * A number that rises when leads have changed, and when it last did, in epoch milliseconds. Unless said
 * otherwise it may lag a moment and costs half a read unit.
 */
export const leadsVersion = async (read = { eventual: true }) => {
  const item = await get(keys.leadsVersion, read)
  return { number: Number(item?.number ?? 0), changedAt: Number(item?.at ?? 0) }
}
