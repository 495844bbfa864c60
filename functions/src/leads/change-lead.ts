import { type Lead, leads } from '@bong-bari/contract'
import { type Edit, findLead, type StoredLead } from '@bong-bari/table'
import { changing } from '../http/edit.ts'
import { refuse } from '../http/refuse.ts'

type Fields = Partial<Lead>

/** Writes a change of the lead as it was read. */
export type ChangeOfLead = (
  id: string,
  made: Edit & { seen: StoredLead },
) => Promise<StoredLead | undefined>

/** For a change that sets no single field: fields that every lead has, or that none has. */
export const already = (isChanged: boolean): Fields => (isChanged ? {} : { version: -1 })

/** Refuses missing leads and other versions. */
export const changeLead = (
  id: string,
  fields: Fields | ((lead: StoredLead) => Promise<Fields>),
  made: Edit,
  change: ChangeOfLead,
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
