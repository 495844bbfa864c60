import { leadStatuses, type NumbersWeek, statusNames } from '@bong-bari/contract'
import { shortDay } from '@bong-bari/site'
import type { ReactNode } from 'react'
import { formatCount, statusFills } from './words.ts'

type ChartProps = {
  /** Its accessible name; the numbers are in a table. */
  label: string
  /** The Monday of each week. */
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
const Chart = ({ label, weeks, scale, children }: ChartProps) => {
  const top = scale.at(-1) ?? 1
  const heightOf = (value: number) => `${(1 - value / top) * 100}%`
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 pt-2">
      <div className="relative" aria-hidden="true">
        <span className="invisible text-tiny">{formatCount(top)}</span>
        {scale.map((value) => (
          <span
            key={value}
            className={`${labelClass} right-0 -translate-y-1/2`}
            style={{ top: heightOf(value) }}
          >
            {formatCount(value)}
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

/** Grid lines above zero. */
const maxGridLines = 4

/** Evenly spaced round integers from 0 to at least `highest`, and to 1. */
export const listGridValues = (highest: number): number[] => {
  const rough = Math.max(highest / maxGridLines, 1)
  const ten = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5].map((digit) => digit * ten).find((one) => one >= rough) ?? 10 * ten
  const count = Math.max(1, Math.ceil(highest / step))
  return Array.from({ length: count + 1 }, (_, place) => place * step)
}

/** Between two bars, in weeks. */
const gap = 0.24

export const leadsIn = ({ leads }: NumbersWeek) =>
  leadStatuses.reduce((sum, status) => sum + leads[status], 0)

const wordsOf = (week: NumbersWeek) =>
  leadStatuses
    .filter((status) => week.leads[status])
    .map((status) => `${week.leads[status]} ${statusNames[status].toLowerCase()}`)
    .join(', ')

const Bar = ({ week, at, top }: { week: NumbersWeek; at: number; top: number }) => {
  let y = top
  return (
    <g>
      <title>{`Week of ${shortDay(week.from)}: ${wordsOf(week) || 'no requests'}`}</title>
      {leadStatuses.map((status) => {
        const height = week.leads[status]
        y -= height
        return height ? (
          <rect
            key={status}
            x={at + gap / 2}
            y={y}
            width={1 - gap}
            height={height}
            fill={statusFills[status]}
            stroke="var(--color-kajol)"
            vectorEffect="non-scaling-stroke"
          />
        ) : null
      })}
    </g>
  )
}

const Legend = () => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1 text-dense">
    {leadStatuses.map((status) => (
      <li key={status} className="flex items-center gap-1.5">
        <svg className="size-3.5" viewBox="0 0 14 14" aria-hidden="true">
          <rect
            x="1"
            y="1"
            width="12"
            height="12"
            fill={statusFills[status]}
            stroke="var(--color-kajol)"
          />
        </svg>
        {statusNames[status]}
      </li>
    ))}
  </ul>
)

export const LeadChart = ({ weeks }: { weeks: readonly NumbersWeek[] }) => {
  const scale = listGridValues(Math.max(...weeks.map(leadsIn)))
  const top = scale.at(-1) ?? 1
  return (
    <>
      <Legend />
      <Chart
        label="Requests of each week by status, as a bar chart. The table below has the numbers."
        weeks={weeks.map(({ from }) => from)}
        scale={scale}
      >
        {weeks.map((week, at) => (
          <Bar key={week.from} week={week} at={at} top={top} />
        ))}
      </Chart>
    </>
  )
}

/** A line across weeks, broken where one has no reply, and a dot for each. */
const pathsOf = (weeks: readonly NumbersWeek[], top: number) => {
  let isDrawing = false
  let line = ''
  let dots = ''
  weeks.forEach(({ medianHours }, at) => {
    if (medianHours !== null) {
      const place = `${at + 0.5} ${top - medianHours}`
      line += `${isDrawing ? 'L' : 'M'}${place}`
      dots += `M${place}h0`
    }
    isDrawing = medianHours !== null
  })
  return { line, dots }
}

export const ReplyChart = ({ weeks }: { weeks: readonly NumbersWeek[] }) => {
  const scale = listGridValues(Math.max(...weeks.map(({ medianHours }) => medianHours ?? 0)))
  const { line, dots } = pathsOf(weeks, scale.at(-1) ?? 1)
  return (
    <Chart
      label="Hours within which half are answered, by the week of the request, as a line. The table below has the numbers."
      weeks={weeks.map(({ from }) => from)}
      scale={scale}
    >
      <g fill="none" stroke="var(--color-jaanla-700)" strokeLinecap="round">
        <path d={line} strokeWidth="2.5" strokeLinejoin="round" vectorEffect="non-scaling-stroke" />
        <path d={dots} strokeWidth="9" vectorEffect="non-scaling-stroke" />
      </g>
    </Chart>
  )
}
