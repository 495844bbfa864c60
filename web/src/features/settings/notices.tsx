import { keptDays } from '@bong-bari/contract'
import { dayInKolkata, kolkataDay } from '@bong-bari/site'
import { CalendarX2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNow } from '../../office/page/relative-time.ts'
import { describeHolidaysEnd, findExpiringHoliday, useSetting } from '../../office/page/settings.ts'
import { Link } from '../../ui/link.tsx'

type NoticeProps = { of: string; action: string; children: ReactNode }

const Notice = ({ of, action, children }: NoticeProps) => (
  <p
    role="status"
    className="mt-3 flex items-start gap-2 border-taxi-500 border-l-3 bg-taxi-100 px-3 py-2 text-dense text-taxi-800 [&>svg]:mt-0.5 [&>svg]:size-[15px] [&>svg]:flex-none"
  >
    <CalendarX2 />
    <span>
      {children}{' '}
      <Link className="font-medium text-phalak-700" to={`/admin/settings#${of}`}>
        {action}
      </Link>
    </span>
  </p>
)

/** Says on the dashboard that the holidays of the settings end soon. */
export const HolidaysNotice = () => {
  const setting = useSetting('holidays')
  const today = dayInKolkata(useNow())
  const last = setting && findExpiringHoliday(setting.settingValue, today)
  if (last === undefined) return null
  return (
    <Notice of="holidays" action="Add them in Settings">
      {describeHolidaysEnd(last)}
    </Notice>
  )
}

const dayMs = 24 * 60 * 60_000

/** Says on the dashboard that old requests will be erased, until that begins. */
export const RetentionNotice = () => {
  const setting = useSetting('leadRetentionMonths')
  const now = useNow()
  const months = Number(setting?.settingValue)
  if (!(setting?.updatedAt && months > 0)) return null
  const from = Date.parse(setting.updatedAt) + keptDays.retentionNotice * dayMs
  if (from <= now) return null
  return (
    <Notice of="leadRetentionMonths" action="Change it in Settings">
      From {kolkataDay(from)} on, requests that nobody has changed for {months}{' '}
      {months === 1 ? 'month' : 'months'} are erased for good.
    </Notice>
  )
}
