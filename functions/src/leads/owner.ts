import { type Edit, listUsers, setLeadOwner } from '@bong-bari/table'
import { refuse } from '../http/refuse.ts'
import { changeLead } from './change-lead.ts'

/** Whom an id names; null is nobody. Refuses who is no admin. */
export const ownerOf = async (ownerId: string | null) => {
  if (ownerId === null) return null
  const owner = (await listUsers()).find(({ id }) => id === ownerId)
  return owner ?? refuse('user-not-found')
}

export const giveLead = async (id: string, ownerId: string | null, made: Edit) => {
  const owner = await ownerOf(ownerId)
  return changeLead(id, { ownerId }, made, (id, made) => setLeadOwner(id, owner, made))
}
