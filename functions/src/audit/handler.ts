import { audit, limits } from '@bong-bari/contract'
import { listAudit } from '@bong-bari/table'
import { serve } from '../http/serve.ts'
import { auditFor } from '../searching/audit-listing.ts'

export const handler = serve(audit, {
  list: ({ query: { limit = limits.auditPage.default, cursor, ...filters }, now }) =>
    listAudit({ ...auditFor(filters, now), limit, cursor, now }),
})
