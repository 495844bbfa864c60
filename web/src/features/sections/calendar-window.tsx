import { ChevronLeft, ChevronRight } from 'lucide-react'
import { dayOf } from '../../office/kolkata-time.ts'
import { useMediaQuery } from '../../office/use-media-query.ts'
import { Button } from '../../ui/button.tsx'
import { CalendarBars } from './calendar-bars.tsx'
import { CalendarList } from './calendar-list.tsx'
import { Choice } from './choice.tsx'
import {
  daysAround,
  isShownDay,
  monthWord,
  type Span,
  shortDay,
  stepFrom,
  wholeDay,
} from './kolkata-days.ts'
import { type SectionsAsked, SectionWindow } from './section-window.tsx'
import type { CalendarAddress } from './use-calendar-address.ts'

const spanWords = [
  ['week', 'Week'],
  ['month', 'Month'],
] as const

const titleOf = (days: readonly string[], span: Span) => {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  return span === 'month'
    ? monthWord(first)
    : `${shortDay(first)} to ${shortDay(last)} ${last.slice(0, 4)}`
}

type StepProps = { step: 1 | -1; day: string; span: Span; onGo: (day: string) => void }

const Step = ({ step, day, span, onGo }: StepProps) => {
  const next = stepFrom(day, span, step)
  return (
    <Button
      variant="secondary"
      iconOnly
      aria-label={`${step < 0 ? 'Previous' : 'Next'} ${span}`}
      disabled={!isShownDay(next)}
      onClick={() => onGo(next)}
    >
      {step < 0 ? <ChevronLeft /> : <ChevronRight />}
    </Button>
  )
}

type CalendarWindowProps = {
  asked: SectionsAsked
  address: CalendarAddress
  day: string
  now: number
}

/** What is live when: bars, or on a phone a list by day. */
export const CalendarWindow = ({ asked, address, day, now }: CalendarWindowProps) => {
  const { go, openHome, closeCalendar } = address
  const isWide = useMediaQuery('(min-width: 768px)')
  const span = address.span ?? (isWide ? 'month' : 'week')
  const Calendar = isWide ? CalendarBars : CalendarList
  const days = daysAround(day, span)
  const today = dayOf(now)
  return (
    <SectionWindow
      title="What is live when"
      words="Days are Kolkata’s, from midnight to midnight. Press a day to see Home as of it."
      asked={asked}
      onClose={closeCalendar}
    >
      {(sections) => (
        <>
          <div className="flex flex-wrap items-center gap-2 py-3">
            <h3 className="mr-auto text-lead leading-[1.3] max-md:w-full" aria-live="polite">
              {titleOf(days, span)}
            </h3>
            <Choice
              label="How much"
              options={spanWords}
              value={span}
              onChoose={(chosen) => go(day, chosen)}
            />
            <Button
              variant="secondary"
              aria-label={`Today, ${wholeDay(today)}`}
              onClick={() => go(today)}
            >
              Today
            </Button>
            <Step step={-1} {...{ day, span }} onGo={go} />
            <Step step={1} {...{ day, span }} onGo={go} />
          </div>
          <Calendar {...{ sections, days, day, now }} onGo={go} onDay={openHome} />
        </>
      )}
    </SectionWindow>
  )
}
