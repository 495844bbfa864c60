import type { User } from '@bong-bari/contract'
import { removeLead } from '@bong-bari/table'
import { refuse } from '../http/refuse.ts'

/** Erases a lead for good; whether there was one. */
export const eraseLead = async (id: string, { id: by }: Pick<User, 'id'>, now: Date) => {
  const isErased = await removeLead(id, { erasedAt: now })
  if (isErased)
    console.log(JSON.stringify({ level: 'info', time: now, audit: 'lead-erased', id, by }))
  return isErased
}

/** Every exported file that waits to be fetched: each may hold what was erased. */
export const removeWaitingExports = async () => {
  // What talks to the bucket is seldom needed.
  const { removeExports } = await import('../adapters/remove-exports.ts')
  return removeExports()
}

/**
 * Erases a lead, and with it the exported files. Those go also where there is no lead, so that whoever
 * repeats what broke off ends it.
 */
export const erase = async (id: string, user: User, now: Date) => {
  const isErased = await eraseLead(id, user, now)
  await removeWaitingExports()
  return isErased ? { id } : refuse('lead-not-found')
}
