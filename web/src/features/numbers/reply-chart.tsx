import type { NumbersWeek } from '@bong-bari/contract'
import { Chart } from './chart.tsx'
import { scaleTo } from './scale.ts'

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
  const scale = scaleTo(Math.max(...weeks.map(({ medianHours }) => medianHours ?? 0)))
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
