import { exports } from '@bong-bari/contract'
import { tellAudit } from '@bong-bari/table'
import { serve } from '../http/serve.ts'
import { exportLeads } from './export-leads.ts'
import { personData } from './person-data.ts'
import { othersOfSender } from './same-sender.ts'

/** For the audit; without search words, which may be a name. */
const askedBy = (query: object) =>
  Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [name]))

export const handler = serve(exports, {
  leads: async ({ query, user, now }) => {
    const file = await exportLeads(query, { user, now })
    await tellAudit({ noun: 'lead', fields: askedBy(query) })
    return file
  },
  person: async ({ params, now }) => {
    const file = await personData(params.id, now)
    await tellAudit({ noun: 'lead', of: params.id })
    return file
  },
  audit: async ({ query, now }) => {
    // Leads are exported more often.
    const { exportAudit } = await import('./export-audit.ts')
    const file = await exportAudit(query, now)
    await tellAudit({ noun: 'audit', fields: askedBy(query) })
    return file
  },
  sameSender: ({ params }) => othersOfSender(params.id),
})
