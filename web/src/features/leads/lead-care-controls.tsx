import type { Lead } from '@bong-bari/contract'
import { LeadFollowUp } from './lead-follow-up.tsx'
import { LeadOwner } from './lead-owner.tsx'

export const LeadCare = ({ lead }: { lead: Lead }) => (
  <div className="flex flex-wrap gap-2">
    <LeadOwner lead={lead} />
    <LeadFollowUp lead={lead} />
  </div>
)
