import type { User } from '@bong-bari/contract'
import { announceLeadChange, removeLead } from '@bong-bari/table'
import { refuse } from '../http/refuse.ts'

/**
 * Erases a lead for good, and with it every exported file that waits to be fetched, for each may hold
 * it. Files go also where there is no lead, so that whoever repeats what broke off ends it.
 */
export const erase = async (id: string, { id: by }: User, now: Date) => {
  // What talks to the bucket is seldom needed.
  const { removeExports } = await import('../adapters/remove-exports.ts')
  await announceLeadChange(now)
  const isErased = await removeLead(id)
  const exports = await removeExports()
  if (!isErased) return refuse('lead-not-found')
  console.log(JSON.stringify({ level: 'info', time: now, audit: 'lead-erased', id, by, exports }))
  return { id }
}
