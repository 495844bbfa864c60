import {
  type AnswerCount,
  type AnswerWay,
  answerWays,
  leadStatuses,
  type MessageLanguage,
  messageLanguages,
  type Numbers,
  type NumbersWeek,
  statusNames,
} from '@bong-bari/contract'
import { shortDay } from '@bong-bari/site'
import type { ReactNode } from 'react'
import { formatCount, leadsIn } from './charts.tsx'

const formatDecimal = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 1 })

/** Hours, or days where there are many, as said after "within". */
export const formatHours = (hours: number) => {
  if (hours < 1) return 'an hour'
  if (hours >= 72) return `${formatDecimal(hours / 24)} days`
  return `${formatDecimal(hours)} ${hours === 1 ? 'hour' : 'hours'}`
}

/** Whole percent; 0 of 0 is 0. */
export const toPercent = (part: number, whole: number) =>
  whole ? Math.round((part / whole) * 100) : 0

type TableProps = { caption: string; head: readonly string[]; children: ReactNode }

const numeric = 'text-right tabular-nums'

/** The first column names the rows, the others are numbers. Scrolls sideways on a narrow screen. */
const Table = ({ caption, head: [first, ...others], children }: TableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls has to be reached with the keyboard too.
  <section className="overflow-x-auto" aria-label={caption} tabIndex={0}>
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

type TableRowProps = { name: string; cells: readonly ReactNode[] }

const TableRow = ({ name, cells }: TableRowProps) => (
  <tr className="border-khata-200 border-b">
    <th scope="row" className="wrap-anywhere min-w-24 py-1.5 pr-3 text-left font-normal">
      {name}
    </th>
    {cells.map((cell, index) => (
      <td key={index} className={`whitespace-nowrap py-1.5 pl-3 ${numeric}`}>
        {cell}
      </td>
    ))}
  </tr>
)

const weekColumns = [
  'Week of',
  ...leadStatuses.map((status) => statusNames[status]),
  'All',
  'Spam',
  'Replied',
  'Half within',
]

/** The numbers of the chart, newest week first. */
export const WeekTable = ({ weeks }: { weeks: readonly NumbersWeek[] }) => (
  <Table caption="Requests and first replies by week" head={weekColumns}>
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

const wayWords: Record<AnswerWay, string> = {
  row: 'A training row',
  handoff: 'Handed to a person',
  fact: 'A built-in fact',
  model: 'The AI model',
  search: 'A video or post that was found',
  template: 'A fallback template',
  'built-in': 'A built-in line',
}

const languageWords: Record<MessageLanguage, string> = {
  bengali: 'Bengali',
  benglish: 'Benglish',
  english: 'English',
}

const wayColumns = [
  'What answered',
  ...messageLanguages.map((language) => languageWords[language]),
  'All',
  'Share',
]

const sumOf = (answers: readonly AnswerCount[], kind: Partial<AnswerCount>) =>
  answers
    .filter((one) => (kind.way ?? one.way) === one.way)
    .filter((one) => (kind.language ?? one.language) === one.language)
    .reduce((sum, { count }) => sum + count, 0)

const Share = ({ share }: { share: number }) => (
  <span className="inline-flex items-center gap-2">
    <svg className="h-2.5 w-20" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect width={share} height="10" fill="var(--color-jaanla-700)" />
      <path d="M0 10H100" stroke="var(--color-khata-500)" vectorEffect="non-scaling-stroke" />
    </svg>
    <span className="min-w-10">{share} %</span>
  </span>
)

/** What answered the messages of the chat, by language. */
export const AnswerTable = ({ chat: { messages, answers } }: Pick<Numbers, 'chat'>) => {
  const cells = (kind: Partial<AnswerCount>) => {
    const all = sumOf(answers, kind)
    return [
      ...messageLanguages.map((language) => formatCount(sumOf(answers, { ...kind, language }))),
      formatCount(all),
      <Share key="share" share={toPercent(all, messages)} />,
    ]
  }
  return (
    <Table caption="Answers of Bong Bot by what answered, and by language" head={wayColumns}>
      {answerWays.map((way) => (
        <TableRow key={way} name={wayWords[way]} cells={cells({ way })} />
      ))}
      <TableRow name="All messages" cells={cells({})} />
    </Table>
  )
}
