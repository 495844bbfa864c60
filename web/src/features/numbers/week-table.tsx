import { leadStatuses, type NumbersWeek, statusNames } from '@bong-bari/contract'
import { shortDay } from '@bong-bari/site'
import { leadsIn } from './lead-chart.tsx'
import { Table, TableRow } from './table.tsx'
import { counted, hoursWords } from './words.ts'

const head = [
  'Week of',
  ...leadStatuses.map((status) => statusNames[status]),
  'All',
  'Spam',
  'Replied',
  'Half within',
]

/** The charts' numbers, newest week first. */
export const WeekTable = ({ weeks }: { weeks: readonly NumbersWeek[] }) => (
  <Table caption="Requests and first replies by week" head={head}>
    {[...weeks].reverse().map((week) => (
      <TableRow
        key={week.from}
        name={shortDay(week.from)}
        cells={[
          ...leadStatuses.map((status) => counted(week.leads[status])),
          counted(leadsIn(week)),
          counted(week.spam),
          counted(week.replied),
          week.medianHours === null ? '-' : hoursWords(week.medianHours),
        ]}
      />
    ))}
  </Table>
)
