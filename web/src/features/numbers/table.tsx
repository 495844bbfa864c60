import { leadStatuses, type NumbersWeek, statusNames } from '@bong-bari/contract'
import { shortDay } from '@bong-bari/site'
import type { ReactNode } from 'react'
import { leadsIn } from './charts.tsx'
import { formatCount, formatHours } from './words.ts'

type TableProps = { caption: string; head: readonly string[]; children: ReactNode }

const numeric = 'text-right tabular-nums'

/** The first column names the rows, the others are numbers. Scrolls sideways on a narrow screen. */
export const Table = ({ caption, head: [first, ...others], children }: TableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls has to be reached with the keyboard too.
  <section className="overflow-x-auto print:overflow-visible" aria-label={caption} tabIndex={0}>
    <table className="w-full border-collapse text-dense">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-khata-500 border-b text-left">
          <th scope="col" className="py-1.5 pr-3 font-semibold">
            {first}
          </th>
          {others.map((word) => (
            <th key={word} scope="col" className={`py-1.5 pl-3 font-semibold ${numeric}`}>
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </section>
)

type TableRowProps = { name: ReactNode; lang?: string | undefined; cells: readonly ReactNode[] }

export const TableRow = ({ name, lang, cells }: TableRowProps) => (
  <tr className="break-inside-avoid border-khata-200 border-b">
    <th
      scope="row"
      lang={lang}
      className="wrap-anywhere min-w-24 py-1.5 pr-3 text-left font-normal"
    >
      {name}
    </th>
    {cells.map((cell, place) => (
      <td key={place} className={`whitespace-nowrap py-1.5 pl-3 ${numeric}`}>
        {cell}
      </td>
    ))}
  </tr>
)

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
          ...leadStatuses.map((status) => formatCount(week.leads[status])),
          formatCount(leadsIn(week)),
          formatCount(week.spam),
          formatCount(week.replied),
          week.medianHours === null ? '-' : formatHours(week.medianHours),
        ]}
      />
    ))}
  </Table>
)
