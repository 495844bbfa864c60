import type { Lead } from '@bong-bari/contract'
import { LeadFollowUp } from './lead-follow-up.tsx'
import { LeadOwner } from './lead-owner.tsx'

/** Who takes care of a lead, and when again. */
export const LeadCare = ({ lead }: { lead: Lead }) => (
  <div className="grid gap-x-3 gap-y-2 grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))]">
    <LeadOwner lead={lead} />
    <LeadFollowUp lead={lead} />
  </div>
)
