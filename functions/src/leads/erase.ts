import type { User } from '@bong-bari/contract'
import { removeLead } from '@bong-bari/table'
import { refuse } from '../http/refuse.ts'

/** Answers whether there was one. */
export const eraseLead = async (id: string, { id: by }: Pick<User, 'id'>, now: Date) => {
  const isErased = await removeLead(id, { erasedAt: now })
  if (isErased)
    console.log(JSON.stringify({ level: 'info', time: now, audit: 'lead-erased', id, by }))
  return isErased
}

/** Each may hold what was erased. */
export const removeWaitingExports = async () => {
  // Seldom needed.
  const { removeExports } = await import('../adapters/remove-exports.ts')
  return removeExports()
}

/** Exported files go even without a lead, so that a repeat finishes what broke off. */
export const erase = async (id: string, user: User, now: Date) => {
  const isErased = await eraseLead(id, user, now)
  await removeWaitingExports()
  return isErased ? { id } : refuse('lead-not-found')
}
