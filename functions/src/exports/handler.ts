import { exports } from '@bong-bari/contract'
import { serve } from '../http/serve.ts'
import { exportLeads } from './export-leads.ts'
import { personData } from './person-data.ts'
import { othersOfSender } from './same-sender.ts'

export const handler = serve(exports, {
  leads: ({ query, user, now }) => exportLeads(query, { user, now }),
  person: ({ params, now }) => personData(params.id, now),
  sameSender: ({ params }) => othersOfSender(params.id),
})
