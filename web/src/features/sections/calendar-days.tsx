import { type KeyboardEvent, useEffect, useRef } from 'react'
import { dayAfter, dayOf } from '../../office/kolkata-time.ts'
import type { CalendarProps } from './calendar-props.ts'
import { sectionsOn } from './calendar-spans.ts'
import { stepFrom, weekdayWord, wholeDay } from './kolkata-days.ts'

const steps: Record<string, (day: string, days: readonly string[]) => string | undefined> = {
  ArrowLeft: (day) => dayAfter(day, -1),
  ArrowRight: (day) => dayAfter(day),
  ArrowUp: (day) => dayAfter(day, -7),
  ArrowDown: (day) => dayAfter(day, 7),
  PageUp: (day) => stepFrom(day, 'month', -1),
  PageDown: (day) => stepFrom(day, 'month', 1),
  Home: (_, days) => days[0],
  End: (_, days) => days.at(-1),
}

export const countOn = (sections: CalendarProps['sections'], day: string) => {
  const { length } = sectionsOn(sections, day)
  return length === 1 ? '1 section' : `${length || 'no'} sections`
}

/** The days above the bars, one of them focusable: arrows go by days and weeks, Page Up and Down by months. */
export const CalendarDays = ({ sections, days, day, now, onGo, onDay }: CalendarProps) => {
  const list = useRef<HTMLDivElement>(null)
  const byKey = useRef(false)
  const today = dayOf(now)
  // The key's day may just have been rendered.
  useEffect(() => {
    if (byKey.current) list.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
    byKey.current = false
  }, [day])
  const move = (event: KeyboardEvent) => {
    const next = steps[event.key]?.(day, days)
    if (!next) return
    event.preventDefault()
    byKey.current = true
    onGo(next)
  }
  return (
    <div
      ref={list}
      role="toolbar"
      aria-label="Days"
      className="grid grid-cols-(--days)"
      onKeyDown={move}
    >
      {days.map((one) => (
        <button
          key={one}
          type="button"
          data-day={one}
          tabIndex={one === day ? 0 : -1}
          aria-current={one === today ? 'date' : undefined}
          className="grid min-h-12 min-w-0 content-center justify-items-center border-khata-200 border-l py-1 leading-[1.2] hover:bg-jaanla-100 focus-visible:z-1 aria-[current=date]:bg-jaanla-700 aria-[current=date]:text-white"
          onClick={() => onDay(one)}
        >
          <span className="sr-only">
            {wholeDay(one)}: {countOn(sections, one)}. See Home
          </span>
          <span aria-hidden="true" className="max-w-full overflow-hidden text-tiny">
            {weekdayWord(one).slice(0, days.length > 7 ? 2 : 3)}
          </span>
          <b aria-hidden="true">{Number(one.slice(-2))}</b>
        </button>
      ))}
    </div>
  )
}
