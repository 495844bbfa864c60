import { type Lead, leads } from '@bong-bari/contract'
import { type Edit, findLead, type StoredLead } from '@bong-bari/table'
import { changing } from '../http/edit.ts'
import { refuse } from '../http/refuse.ts'

type Fields = Partial<Lead> & { spam?: boolean }
type Seen = Edit & { seen: StoredLead }
type Change = (id: string, made: Seen) => Promise<StoredLead | undefined>

/** Refuses missing leads and other versions. */
export const changeLead = (
  id: string,
  fields: Fields | ((lead: StoredLead) => Promise<Fields>),
  made: Edit,
  change: Change,
) => {
  const gone = () => refuse('lead-not-found')
  return changing({
    // The same for all.
    response: leads.saveNotes.response,
    expected: made.expected,
    find: async () => (await findLead(id)) ?? gone(),
    fields: (lead) => (typeof fields === 'function' ? fields(lead) : fields),
    write: (_fields, lead) => change(id, { ...made, seen: lead }),
    gone,
  })
}
