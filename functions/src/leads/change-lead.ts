import { type Lead, leads } from '@bong-bari/contract'
import { announceLeadChange, type Edit, findLead, type StoredLead } from '@bong-bari/table'
import { changing } from '../http/edit.ts'
import { refuse } from '../http/refuse.ts'

type Fields = Partial<Lead> & { spam?: boolean }
type Change = (id: string, made: Edit) => Promise<StoredLead | undefined>

/** Announces a change of a lead, makes it, and refuses when there is no such lead or another version. */
export const changeLead = (
  id: string,
  fields: Fields | ((lead: StoredLead) => Promise<Fields>),
  made: Edit,
  change: Change,
) => {
  const gone = () => refuse('lead-not-found')
  return changing({
    // All of them answer the same.
    route: leads.saveNotes,
    expected: made.expected,
    find: async () => (await findLead(id)) ?? gone(),
    fields: (lead) => (typeof fields === 'function' ? fields(lead) : fields),
    write: async () => {
      await announceLeadChange(made.at)
      return change(id, made)
    },
    gone,
  })
}
