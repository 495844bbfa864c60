import { Badge } from '../../office/badge.tsx'
import { useUnopenedCount, useUnopenedLeads } from './lead-query.ts'
import { useNewLeadSound } from './lead-sound.ts'

/** `2 new` beside the tab's name, on every tab; rings for new ones. */
export const LeadCount = ({ hasListBeside }: { hasListBeside: boolean }) => {
  const count = useUnopenedCount(hasListBeside)
  useNewLeadSound(useUnopenedLeads())
  return count && <Badge tone="blue">{count} new</Badge>
}
