import type { User } from '@bong-bari/contract'
import { removeLead } from '@bong-bari/table'
import { refuse } from '../http/refuse.ts'

/** Erases a lead and logs who did it. Returns false if it is missing. */
export const eraseLead = async (id: string, { id: by }: Pick<User, 'id'>, now: Date) => {
  const isErased = await removeLead(id, { erasedAt: now })
  if (isErased)
    console.log(JSON.stringify({ level: 'info', time: now, audit: 'lead-erased', id, by }))
  return isErased
}

/** Removes the export files that wait to be fetched, as each may contain what was erased. */
export const removeWaitingExports = async () => {
  // Erasing is rare, so its code is imported only when it is needed.
  const { removeExports } = await import('../adapters/media-objects.ts')
  return removeExports()
}

/** Erases a lead and the waiting exports. These go even if the lead is missing, so that a repeat finishes an interrupted call. */
export const eraseLeadAndExports = async (id: string, user: User, now: Date) => {
  const isErased = await eraseLead(id, user, now)
  await removeWaitingExports()
  return isErased ? { id } : refuse('lead-not-found')
}
