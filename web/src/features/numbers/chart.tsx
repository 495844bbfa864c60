import { shortDay } from '@bong-bari/site'
import type { ReactNode } from 'react'
import { counted } from './words.ts'

type ChartProps = {
  /** Its accessible name; the numbers are in a table. */
  label: string
  /** Mondays. */
  weeks: readonly string[]
  /** The numbers of the grid lines, from 0 to the upper edge. */
  scale: readonly number[]
  /** In units of a week and of the scale, from the upper left corner. */
  children: ReactNode
}

const labelClass = 'absolute whitespace-nowrap text-khata-700 text-tiny leading-none'

/** Weeks that are labelled at most; on narrow paper and phones fewer. */
const mostNamed = 13

const Weeks = ({ weeks }: Pick<ChartProps, 'weeks'>) => {
  const every = Math.ceil(weeks.length / mostNamed)
  const onPhones = weeks.length > 4 ? every * 3 : every
  return (
    <div className="relative col-start-2 h-6">
      {weeks.map((week, place) =>
        place % every ? null : (
          <span
            key={week}
            className={`${labelClass} top-2 -translate-x-1/2 ${place % onPhones ? 'max-md:hidden' : ''}`}
            style={{ left: `${((place + 0.5) / weeks.length) * 100}%` }}
          >
            {shortDay(week, week)}
          </span>
        ),
      )}
    </div>
  )
}

/** A chart's frame by weeks: numbered grid lines, and Mondays below. */
export const Chart = ({ label, weeks, scale, children }: ChartProps) => {
  const top = scale.at(-1) ?? 1
  const heightOf = (value: number) => `${(1 - value / top) * 100}%`
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 pt-2">
      <div className="relative" aria-hidden="true">
        <span className="invisible text-tiny">{counted(top)}</span>
        {scale.map((value) => (
          <span
            key={value}
            className={`${labelClass} right-0 -translate-y-1/2`}
            style={{ top: heightOf(value) }}
          >
            {counted(value)}
          </span>
        ))}
      </div>
      <svg
        className="h-44 w-full overflow-visible"
        viewBox={`0 0 ${weeks.length} ${top}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {scale.map((value) => (
          <path
            key={value}
            d={`M0 ${top - value}H${weeks.length}`}
            stroke={value ? 'var(--color-khata-200)' : 'var(--color-kajol)'}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {children}
      </svg>
      <div className="contents" aria-hidden="true">
        <Weeks weeks={weeks} />
      </div>
    </div>
  )
}
