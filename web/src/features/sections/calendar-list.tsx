import { ChevronRight } from 'lucide-react'
import { dayOf, kolkataTime } from '../../office/kolkata-time.ts'
import { panelClass } from '../../office/panel.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { countOn } from './calendar-days.tsx'
import type { CalendarProps } from './calendar-props.ts'
import { isAsBefore, type OnDay, sectionsOn } from './calendar-spans.ts'
import { shortDay, weekdayWord, wholeDay } from './kolkata-days.ts'
import { nameOf } from './sections.ts'

const clock = (moment: string) => kolkataTime(moment).slice(-5)

const Shown = ({ section, begins, ends }: OnDay) => (
  <li className="wrap-anywhere first-letter:uppercase">
    <MixedText>{nameOf(section)}</MixedText>
    {begins && <b className="font-semibold text-jaanla-700"> begins {clock(begins)}</b>}
    {ends && <b className="font-semibold text-paar-700"> ends {clock(ends)}</b>}
  </li>
)

const Day = ({ sections, days, day, now, onDay }: Omit<CalendarProps, 'onGo'>) => {
  const shown = sectionsOn(sections, day)
  const isToday = day === dayOf(now)
  const isSame = shown.length > 0 && day !== days[0] && isAsBefore(sections, day)
  return (
    <li
      className={`border-khata-200 border-t first:border-t-0 ${isToday ? 'bg-jaanla-50' : ''}`}
      aria-current={isToday ? 'date' : undefined}
    >
      <button
        type="button"
        className="flex min-h-11 w-full items-center gap-2 px-3.5 text-left"
        onClick={() => onDay(day)}
      >
        <span className="sr-only">
          {wholeDay(day)}: {countOn(sections, day)}. See Home
        </span>
        <span aria-hidden="true" className="contents">
          <b className="font-semibold">
            {weekdayWord(day)} {shortDay(day)}
          </b>
          {isToday && <span className="text-jaanla-700 text-tiny">Today</span>}
          <span className="ml-auto text-dense text-khata-700">
            {isSame ? 'as the day before' : shown.length === 0 && 'nothing'}
          </span>
          <ChevronRight className="size-4" />
        </span>
      </button>
      {shown.length > 0 && !isSame && (
        <ul className="list-disc pr-3.5 pb-3 pl-8">
          {shown.map((one) => (
            <Shown key={one.section.id} {...one} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** Day by day, where there is no room for bars. */
export const CalendarList = (props: CalendarProps) => (
  <ul className={panelClass} aria-label="Days">
    {props.days.map((day) => (
      <Day key={day} {...props} day={day} />
    ))}
  </ul>
)
