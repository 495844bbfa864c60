import { useSearchParams } from 'react-router'
import { dayOf, fromTimeField, toTimeField } from '../../office/kolkata-time.ts'
import { changed } from '../../office/search-params.ts'
import { isShownDay, type Span, spans } from './kolkata-days.ts'

/** Noon: what begins in the morning and what ends in the evening both show. */
const noon = 'T12:00'

const spanOf = (value: string | null) => spans.find((span) => span === value)

/** A `datetime-local` value; undefined where Home cannot be shown at that time. */
export const momentOf = (field: string) => {
  const moment = Date.parse(fromTimeField(field))
  return Number.isNaN(moment) || !isShownDay(field.slice(0, 10)) ? undefined : moment
}

/** The state of calendar and Home, in the address: reload and Back keep it. */
export const useCalendarAddress = (now: number) => {
  const [search, setSearch] = useSearchParams()
  const set = (values: Record<string, string | undefined>, replace = true) =>
    setSearch((known) => changed(known, values), { replace })
  const asked = search.get('calendar')
  const today = dayOf(now)
  const nowField = toTimeField(new Date(now).toISOString())
  return {
    day: asked === null ? undefined : isShownDay(asked) ? asked : today,
    span: spanOf(search.get('span')),
    at: search.get('at') ?? undefined,
    openCalendar: () => set({ calendar: today }, false),
    go: (day: string, span?: Span) =>
      isShownDay(day) && set({ calendar: day, ...(span && { span }) }),
    closeCalendar: () => set({ calendar: undefined, span: undefined }),
    openHome: (day?: string) => set({ at: day && day !== today ? day + noon : nowField }, false),
    showAt: (field: string) => set({ at: field }),
    closeHome: () => set({ at: undefined }),
  }
}

export type CalendarAddress = ReturnType<typeof useCalendarAddress>
