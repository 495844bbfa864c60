import { leadStatuses, type NumbersWeek, statusNames } from '@bong-bari/contract'
import { shortDay } from '@bong-bari/site'
import { Chart } from './chart.tsx'
import { scaleTo } from './scale.ts'
import { statusFills } from './words.ts'

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
  const scale = scaleTo(Math.max(...weeks.map(leadsIn)))
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
