import { api } from '@bong-bari/contract'
import { kolkataDay } from '@bong-bari/site'
import { useQuery } from '@tanstack/react-query'
import { CalendarX2 } from 'lucide-react'
import { call, hasSession, keyOf } from '../../api.ts'
import { Badge } from '../../office/list/badge.tsx'
import { useNow } from '../../office/page/relative-time.ts'
import { Link } from '../../ui/link.tsx'
import { useUnopenedCount } from './data/query.ts'

/** `2 new` beside the tab's name, on every tab. */
export const LeadCount = ({ hasListBeside }: { hasListBeside: boolean }) => {
  const count = useUnopenedCount(hasListBeside)
  return count && <Badge tone="blue">{count} new</Badge>
}

const maxCounted = 1_000

const formatDueCount = (due: number) =>
  due >= maxCounted ? `more than ${(maxCounted - 1).toLocaleString('en')}` : String(due)

const useRetention = () =>
  useQuery({
    queryKey: keyOf(api.leads.retention),
    queryFn: ({ signal }) => call(api.leads.retention, undefined, { signal }),
    enabled: hasSession,
  }).data

/** Announces that old requests will be erased, until that begins. */
export const RetentionNotice = () => {
  const retention = useRetention()
  const now = useNow()
  if (!retention?.from || Date.parse(retention.from) <= now) return null
  const { months, from, due } = retention
  return (
    <p className="mt-3 flex items-start gap-2 border-taxi-500 border-l-3 bg-taxi-100 px-3 py-2 text-dense text-taxi-800 [&>svg]:mt-0.5 [&>svg]:size-[15px] [&>svg]:flex-none">
      <CalendarX2 />
      <span>
        From {kolkataDay(from)} on, requests that nobody has changed for {months}{' '}
        {months === 1 ? 'month' : 'months'} are erased for good: {formatDueCount(due)} now.{' '}
        <Link className="font-medium text-phalak-700" to="/admin/settings">
          Change it in Settings
        </Link>
      </span>
    </p>
  )
}
