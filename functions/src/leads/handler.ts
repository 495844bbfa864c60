import { leads } from '@bong-bari/contract'
import {
  announceLeadChange,
  openLead,
  saveLeadNotes,
  setLeadSpam,
  setLeadStatus,
} from '@bong-bari/table'
import { refuse } from '../http/refuse.ts'
import { serve } from '../http/serve.ts'
import { erase } from './erase.ts'
import { leadPage } from './list.ts'
import { receiveLead } from './receive.ts'
import { retentionNotice } from './retention-notice.ts'

/** Announces a change of a lead, makes it, and refuses when there is no such lead. */
const changing = async <Changed>(now: Date, change: () => Promise<Changed | undefined>) => {
  await announceLeadChange(now)
  return (await change()) ?? refuse('lead-not-found')
}

export const handler = serve(leads, {
  create: ({ body, headers, ...facts }) => receiveLead(body, headers['idempotency-key'], facts),

  list: ({ query, now }) => leadPage(query, now),

  open: ({ params, now }) => changing(now, () => openLead(params.id, now)),

  setStatus: ({ params, body, now }) =>
    changing(now, () => setLeadStatus(params.id, body.leadStatus, now)),

  saveNotes: ({ params, body, now }) =>
    changing(now, () => saveLeadNotes(params.id, body.followUpNotes, now)),

  remove: ({ params, user, now }) => erase(params.id, user, now),

  retention: ({ now }) => retentionNotice(now),

  markSpam: ({ params, now }) => changing(now, () => setLeadSpam(params.id, true, now)),

  restore: ({ params, now }) => changing(now, () => setLeadSpam(params.id, false, now)),
})
