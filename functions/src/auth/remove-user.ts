import type { User } from '@bong-bari/contract'
import * as table from '@bong-bari/table'
import { refuse } from '../http/refuse.ts'

/** Removes another admin and ends their sessions. */
export const removeUser = async (id: string, user: User) => {
  if (id === user.id) refuse('own-account')
  const outcome = await table.removeUser(id)
  if (outcome === 'unknown') refuse('user-not-found')
  if (outcome === 'last') refuse('last-admin')
  return { id }
}
