import { api } from '@bong-bari/contract'
import { serve } from '../http/serve.ts'
import { exportLeads } from './export-leads.ts'

export const handler = serve(api.exports, {
  leads: ({ query, now }) => exportLeads(query, now),
})
