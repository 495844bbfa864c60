import type { ManagedSection, Section } from '@bong-bari/contract'
import { ArrowLeft, ArrowRight, Infinity as Endless } from 'lucide-react'
import type { CSSProperties } from 'react'
import { dayAfter, kolkataTime, startOf } from '../../office/kolkata-time.ts'
import { panelClass } from '../../office/panel.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { CalendarDays } from './calendar-days.tsx'
import type { CalendarProps } from './calendar-props.ts'
import { type Bar, barOf } from './calendar-spans.ts'
import { NothingBadge, TypeBadge } from './section-state.tsx'
import { nameOf } from './sections.ts'

const tones: Record<Section['sectionType'], string> = {
  banner: 'border-phalak-700 bg-phalak-100 text-phalak-700',
  offer: 'border-taxi-800 bg-taxi-100 text-taxi-800',
  greeting: 'border-dighi-700 bg-dighi-100 text-dighi-700',
  announcement: 'border-paar-700 bg-paar-100 text-paar-700',
}
const dimmed = 'border-dashed border-khata-500 bg-khata-100 text-khata-700'

const percent = (share: number) => `${share * 100}%`

/** Dates in words, open ends too. */
const wordsOf = ({ isActive, validFrom, validTo }: Section) =>
  `${isActive ? '' : 'Inactive. '}From ${kolkataTime(validFrom)}${validTo ? ` to ${kolkataTime(validTo)}` : ', no end'}`

const Strip = ({ section, bar }: { section: Section; bar: Bar }) => (
  <div
    aria-hidden="true"
    title={wordsOf(section)}
    data-bar={section.isActive ? 'active' : 'inactive'}
    className={`absolute inset-y-0 my-auto flex h-8 min-w-1 items-center justify-between gap-1 overflow-hidden border-2 px-1 text-tiny ${bar.isCutBefore ? 'border-l-0' : 'rounded-l-md'} ${bar.isCutAfter ? 'border-r-0' : 'rounded-r-md'} ${section.isActive ? tones[section.sectionType] : dimmed}`}
    style={{ left: percent(bar.from), width: percent(bar.to - bar.from) }}
  >
    {bar.isCutBefore ? <ArrowLeft className="size-3.5" /> : <span />}
    {bar.isOpen ? (
      <Endless className="size-4" />
    ) : (
      bar.isCutAfter && <ArrowRight className="size-3.5" />
    )}
  </div>
)

type LineProps = { section: ManagedSection; bar: Bar }

const Line = ({ section, bar }: LineProps) => (
  <li className="grid grid-cols-(--calendar) items-stretch border-khata-200 border-t">
    <div className="grid min-w-0 content-center gap-0.5 py-1.5 pr-3 pl-3.5">
      <span
        className={`truncate font-semibold first-letter:uppercase ${section.isActive ? '' : 'text-khata-700'}`}
      >
        <MixedText>{nameOf(section)}</MixedText>
      </span>
      <span className="flex flex-wrap gap-1">
        <TypeBadge section={section} />
        <NothingBadge section={section} />
      </span>
      <span className="text-khata-700 text-tiny leading-[1.35]">{wordsOf(section)}</span>
    </div>
    <div className="relative min-h-14 bg-(image:--day-lines) bg-(length:--day-size)">
      <Strip section={section} bar={bar} />
    </div>
  </li>
)

const NowLine = ({ days, now }: Pick<CalendarProps, 'days' | 'now'>) => {
  const [start, end] = [startOf(days[0] ?? ''), startOf(dayAfter(days.at(-1) ?? ''))]
  if (now < start || now >= end) return null
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 grid grid-cols-(--calendar)"
    >
      <div className="relative col-start-2">
        <span
          className="absolute inset-y-0 w-0.5 bg-paar-600"
          style={{ left: percent((now - start) / (end - start)) }}
        />
      </div>
    </div>
  )
}

const columns = (count: number): CSSProperties & Record<`--${string}`, string> => ({
  '--calendar': 'minmax(0, 15rem) minmax(0, 1fr)',
  '--days': `repeat(${count}, minmax(0, 1fr))`,
  '--day-lines': 'linear-gradient(to right, var(--color-khata-200) 1px, transparent 1px)',
  '--day-size': `calc(100% / ${count}) 100%`,
})

const Elsewhere = ({ sections }: { sections: ManagedSection[] }) =>
  sections.length > 0 && (
    <p className="wrap-anywhere border-khata-200 border-t px-3.5 py-3 text-dense text-khata-700">
      Not in these days: {sections.map(nameOf).join(', ')}.
    </p>
  )

export const CalendarBars = (props: CalendarProps) => {
  const { sections, days, now } = props
  const placed = sections.map((section) => ({ section, bar: barOf(section, days) }))
  return (
    <div className={panelClass} style={columns(days.length)}>
      <div className="grid grid-cols-(--calendar)">
        <span className="self-center pl-3.5 text-dense text-khata-700">Sections, in order</span>
        <CalendarDays {...props} />
      </div>
      <div className="relative">
        <ul aria-label="Sections in these days">
          {placed.map(({ section, bar }) => bar && <Line key={section.id} {...{ section, bar }} />)}
        </ul>
        <NowLine days={days} now={now} />
      </div>
      {sections.length === 0 && <p className="border-khata-200 border-t p-3.5">No Content Yet</p>}
      <Elsewhere sections={placed.filter(({ bar }) => !bar).map(({ section }) => section)} />
    </div>
  )
}
