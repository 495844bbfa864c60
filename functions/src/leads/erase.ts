import type { User } from '@bong-bari/contract'
import { removeLead } from '@bong-bari/table'
import { refuse } from '../http/refuse.ts'

/** False if missing. */
export const eraseLead = async (id: string, { id: by }: Pick<User, 'id'>, now: Date) => {
  const isErased = await removeLead(id, { erasedAt: now })
  if (isErased)
    console.log(JSON.stringify({ level: 'info', time: now, audit: 'lead-erased', id, by }))
  return isErased
}

/** Each may contain what was erased. */
export const removeWaitingExports = async () => {
  // Seldom needed.
  const { removeExports } = await import('../adapters/media-objects.ts')
  return removeExports()
}

/** Exports go even without a lead, so a repeat finishes an interrupted call. */
export const erase = async (id: string, user: User, now: Date) => {
  const isErased = await eraseLead(id, user, now)
  await removeWaitingExports()
  return isErased ? { id } : refuse('lead-not-found')
}
