import { type Edit, listUsers, setLeadOwner } from '@bong-bari/table'
import { refuse } from '../http/refuse.ts'
import { changeLead } from './change-lead.ts'

const isMember = async (ownerId: string | null) =>
  ownerId === null || (await listUsers()).some(({ id }) => id === ownerId)

/** Null is nobody. Refuses non-admins. */
export const ownerOf = async (ownerId: string | null) => {
  if (ownerId === null) return null
  const owner = (await listUsers()).find(({ id }) => id === ownerId)
  return owner ?? refuse('user-not-found')
}

export const giveLead = async (id: string, ownerId: string | null, made: Edit) => {
  const owner = await ownerOf(ownerId)
  const given = await changeLead(id, { ownerId }, made, (id, made) => setLeadOwner(id, owner, made))
  if (await isMember(ownerId)) return given
  // The owner was removed since, and nobody would reassign it.
  await setLeadOwner(id, null, { by: made.by, at: made.at, expected: given.version })
  return refuse('user-not-found')
}
