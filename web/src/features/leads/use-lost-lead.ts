import { type Lead, passesLeadFilters } from '@bong-bari/contract'
import { dayInKolkata, queueOf, waitOf } from '@bong-bari/site'
import { useEffect, useState } from 'react'
import type { LeadFilters } from './lead-filters.ts'
import type { Member } from './lead-team.ts'

type LostLead = {
  lead: Lead | undefined
  filters: LeadFilters
  isListed: boolean
  isWhole: boolean
  me: Member | undefined
  onLost: () => void
}

const passes = (
  lead: Lead,
  { q: _, order: __, spam: ___, ...filters }: LeadFilters,
  me: Member | undefined,
) => {
  const today = dayInKolkata(Date.now())
  const shown = { ...lead, dueDay: waitOf(lead)?.day, queue: queueOf(lead, today) }
  return passesLeadFilters(shown, filters, { userId: me?.id ?? '', today })
}

/**
 * Closes the details when a changed filter excludes their lead. What the reader does to a lead, such as
 * opening it, never closes it.
 */
export const useLostLead = ({ lead, filters, isListed, isWhole, me, onLost }: LostLead) => {
  const [isAsked, ask] = useState(false)
  useEffect(() => {
    if (!isAsked) return
    if (!lead) return ask(false)
    // Only the list knows which leads a search finds.
    if (filters.q && !isWhole) return
    ask(false)
    if (!passes(lead, filters, me) || (filters.q && !isListed)) onLost()
  })
  return () => ask(true)
}
