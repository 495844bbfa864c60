import { Badge } from '../../ui/badge.tsx'
import { useUnopenedCount } from './lead-query.ts'

/** `2 new` beside the tab's name. */
export const LeadCount = () => {
  const count = useUnopenedCount()
  return count && <Badge tone="blue">{count} new</Badge>
}
