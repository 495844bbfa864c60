import { Badge } from '../../office/list/badge.tsx'
import { useUnopenedCount } from './data/query.ts'

/** `2 new` beside the tab's name, on every tab. */
export const LeadCount = ({ hasListBeside }: { hasListBeside: boolean }) => {
  const count = useUnopenedCount(hasListBeside)
  return count && <Badge tone="blue">{count} new</Badge>
}
