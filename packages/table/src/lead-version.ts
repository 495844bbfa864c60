import { keys } from './keys.ts'
import { get, increment } from './verbs.ts'

/**
 * Says that leads are about to change. To be called before the write, so that no write goes
 * unannounced, whatever stops the function between the two.
 */
export const announceLeadChange = (now: Date) => increment(keys.leadsVersion, now.getTime())

/**
 * The number of announced changes and the time of the last one, in epoch milliseconds. Unless said
 * otherwise it may lag a moment and costs half a read unit.
 */
export const leadsVersion = async (read = { eventual: true }) => {
  const item = await get(keys.leadsVersion, read)
  return { number: Number(item?.number ?? 0), changedAt: Number(item?.at ?? 0) }
}
