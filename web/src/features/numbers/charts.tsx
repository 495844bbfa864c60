import { type LeadStatus, leadStatuses, type NumbersWeek, statusNames } from '@bong-bari/contract'
import { shortDay } from '@bong-bari/site'

export const formatCount = (count: number) => count.toLocaleString('en')

/** In drawing order, from the bottom. Neighbours differ without colours too. */
const statusFills: Record<LeadStatus, string> = {
  new: 'var(--color-phalak-700)',
  hot: 'var(--color-paar-400)',
  warm: 'var(--color-taxi-400)',
  cold: 'var(--color-jaanla-300)',
  dead: 'var(--color-khata-200)',
}

const labelClass = 'absolute whitespace-nowrap text-khata-700 text-tiny leading-none'

/** More weeks than these are labelled in part, and on phones every third of them. */
const maxLabels = 13

const WeekLabels = ({ weeks }: { weeks: readonly NumbersWeek[] }) => {
  const every = Math.ceil(weeks.length / maxLabels)
  const onPhones = weeks.length > 4 ? every * 3 : every
  return (
    <div className="relative col-start-2 h-6">
      {weeks.map(({ from }, index) =>
        index % every ? null : (
          <span
            key={from}
            className={`${labelClass} top-2 -translate-x-1/2 ${index % onPhones ? 'max-md:hidden' : ''}`}
            style={{ left: `${((index + 0.5) / weeks.length) * 100}%` }}
          >
            {shortDay(from, from)}
          </span>
        ),
      )}
    </div>
  )
}

/** The zero line is not counted. */
const maxGridLines = 4

/** Evenly spaced round integers from 0 to at least `highest`, and to 1. */
export const listGridValues = (highest: number): number[] => {
  const rough = Math.max(highest / maxGridLines, 1)
  const ten = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5].map((digit) => digit * ten).find((one) => one >= rough) ?? 10 * ten
  const count = Math.max(1, Math.ceil(highest / step))
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

/** Space between two bars, in weeks. */
const gapWeeks = 0.24

export const leadsIn = ({ leads }: NumbersWeek) =>
  leadStatuses.reduce((sum, status) => sum + leads[status], 0)

const describeWeek = (week: NumbersWeek) =>
  leadStatuses
    .filter((status) => week.leads[status])
    .map((status) => `${week.leads[status]} ${statusNames[status].toLowerCase()}`)
    .join(', ')

const Bar = ({ week, at, top }: { week: NumbersWeek; at: number; top: number }) => {
  let y = top
  return (
    <g>
      <title>{`Week of ${shortDay(week.from)}: ${describeWeek(week) || 'no requests'}`}</title>
      {leadStatuses.map((status) => {
        const height = week.leads[status]
        y -= height
        return height ? (
          <rect
            key={status}
            x={at + gapWeeks / 2}
            y={y}
            width={1 - gapWeeks}
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

/** Requests of each week by status, one bar a week, over numbered grid lines. The numbers are in a table too. */
export const LeadChart = ({ weeks }: { weeks: readonly NumbersWeek[] }) => {
  const scale = listGridValues(Math.max(...weeks.map(leadsIn)))
  const top = scale.at(-1) ?? 1
  return (
    <>
      <Legend />
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 pt-2">
        <div className="relative" aria-hidden="true">
          <span className="invisible text-tiny">{formatCount(top)}</span>
          {scale.map((value) => (
            <span
              key={value}
              className={`${labelClass} right-0 -translate-y-1/2`}
              style={{ top: `${(1 - value / top) * 100}%` }}
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
          aria-label="Requests of each week by status, as a bar chart. The table below has the numbers."
        >
          {scale.map((value) => (
            <path
              key={value}
              d={`M0 ${top - value}H${weeks.length}`}
              stroke={value ? 'var(--color-khata-200)' : 'var(--color-kajol)'}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {weeks.map((week, at) => (
            <Bar key={week.from} week={week} at={at} top={top} />
          ))}
        </svg>
        <div className="contents" aria-hidden="true">
          <WeekLabels weeks={weeks} />
        </div>
      </div>
    </>
  )
}
