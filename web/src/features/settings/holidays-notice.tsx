import { dayInKolkata } from '@bong-bari/site'
import { CalendarX2 } from 'lucide-react'
import { useNow } from '../../office/page/relative-time.ts'
import {
  describeHolidaysEnd,
  findExpiringHoliday,
  useSettingValue,
} from '../../office/page/settings.ts'
import { Link } from '../../ui/link.tsx'

/** Says on the dashboard that the holidays of the settings end soon. */
export const HolidaysNotice = () => {
  const holidays = useSettingValue('holidays')
  const today = dayInKolkata(useNow())
  const last = holidays === undefined ? undefined : findExpiringHoliday(holidays, today)
  if (last === undefined) return null
  return (
    <p
      role="status"
      className="mt-3 flex items-start gap-2 border-taxi-500 border-l-3 bg-taxi-100 px-3 py-2 text-dense text-taxi-800 [&>svg]:mt-0.5 [&>svg]:size-[15px] [&>svg]:flex-none"
    >
      <CalendarX2 />
      <span>
        {describeHolidaysEnd(last)}{' '}
        <Link className="font-medium text-phalak-700" to="/admin/settings#holidays">
          Add them in Settings
        </Link>
      </span>
    </p>
  )
}
