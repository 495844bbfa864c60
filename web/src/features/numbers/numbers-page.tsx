import {
  type AnswerCount,
  type AnswerWay,
  answerWays,
  api,
  leadStatuses,
  limits,
  type MessageLanguage,
  messageLanguages,
  type Numbers,
  type NumbersWeek,
  statusNames,
} from '@bong-bari/contract'
import { kolkataTime, shortDay } from '@bong-bari/site'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { GraduationCap } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { call, hasSession, keyOf } from '../../api.ts'
import { FilterChoice } from '../../office/list/filter-bar.tsx'
import { ListEmpty, ListFailed, ListLoading } from '../../office/list/list-states.tsx'
import { PageFrame } from '../../office/page/page-frame.tsx'
import { Panel } from '../../office/page/panel.tsx'
import { withParams } from '../../office/page/search-params.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { formatCount, LeadChart, leadsIn } from './charts.tsx'

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
const WeekTable = ({ weeks }: { weeks: readonly NumbersWeek[] }) => (
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
const AnswerTable = ({ chat: { messages, answers } }: Pick<Numbers, 'chat'>) => {
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

const defaultWeeks = limits.numberWeeks.default
const weekChoices = [4, defaultWeeks, 26, limits.numberWeeks.max]
const weekOptions = weekChoices.map((count) => [String(count), `${count} weeks`] as const)

/** The number of weeks is in the address, except the default. */
const useWeeks = () => {
  const [search, setSearch] = useSearchParams()
  const weeks = weekChoices.find((count) => String(count) === search.get('weeks')) ?? defaultWeeks
  const choose = (count: string) =>
    setSearch((now) =>
      withParams(now, { weeks: count === String(defaultWeeks) ? undefined : count }),
    )
  return { weeks, choose }
}

/** Counting again within a minute is not worth it. */
const numbersFreshMs = 60_000

/** The numbers shown before stay while others load. */
const useNumbers = (weeks: number) => {
  const { read } = api.numbers
  const input = { query: { weeks } }
  return useQuery({
    queryKey: keyOf(read, input),
    queryFn: ({ signal }) => call(read, input, { signal }),
    enabled: hasSession,
    staleTime: numbersFreshMs,
    placeholderData: keepPreviousData,
  })
}

type FigureProps = { name: string; value: string; children: ReactNode }

const Figure = ({ name, value, children }: FigureProps) => (
  <Panel className="flex flex-col px-4.5 py-3">
    <dt className="text-dense text-khata-700">{name}</dt>
    <dd className="wrap-anywhere font-display font-semibold text-title">{value}</dd>
    <dd className="text-dense text-khata-700">{children}</dd>
  </Panel>
)

const FirstReply = ({ firstReply, leadCount }: Numbers & { leadCount: number }) => {
  const { medianHours, replied, since } = firstReply
  if (medianHours === null || !since)
    return (
      <Figure name="First reply" value="No reply noted yet">
        It counts once somebody notes a reply at a request.
      </Figure>
    )
  return (
    <Figure name="First reply" value={`Half are answered within ${formatHours(medianHours)}`}>
      {formatCount(replied)} of {formatCount(leadCount)} have a reply; the first was noted on{' '}
      {shortDay(since)}
    </Figure>
  )
}

const formatAtLeast = ({ count, more }: Numbers['waiting']['all']) =>
  `${more ? 'more than ' : ''}${formatCount(count)}`

const Figures = (numbers: Numbers) => {
  const { weeks, waiting, chat } = numbers
  const { messages, answered } = chat
  const leadCount = weeks.reduce((sum, week) => sum + leadsIn(week), 0)
  const spamCount = weeks.reduce((sum, week) => sum + week.spam, 0)
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Figure name="Requests" value={formatCount(leadCount)}>
        and {formatCount(spamCount)} kept apart as spam
      </Figure>
      <FirstReply {...numbers} leadCount={leadCount} />
      <Figure name="Waiting now" value={formatAtLeast(waiting.all)}>
        for an answer or a follow-up, {formatAtLeast(waiting.late)} of them late
      </Figure>
      <Figure
        name="Chat messages answered"
        value={messages ? `${toPercent(answered, messages)} %` : 'No messages'}
      >
        {messages > 0 && `about ${formatCount(answered)} of ${formatCount(messages)}`}
      </Figure>
    </dl>
  )
}

type NumbersPartProps = { title: string; description?: string; children: ReactNode }

const NumbersPart = ({ title, description, children }: NumbersPartProps) => (
  <Panel className="grid gap-3 px-4.5 pt-3.5 pb-4.5">
    <div>
      <h2 className="text-h4">{title}</h2>
      {description && <p className="text-dense text-khata-700">{description}</p>}
    </div>
    {children}
  </Panel>
)

const describeAnswers = ({ chat: { since }, weeks }: Numbers) => {
  const text =
    'A row, a person or the model counts as answered; a template or a built-in line says that the bot does not know.'
  return since && since > (weeks[0]?.from ?? '')
    ? `${text} Counted since ${shortDay(since)}.`
    : text
}

const isEmpty = ({ weeks, chat }: Numbers) =>
  !chat.messages && weeks.every((week) => !leadsIn(week) && !week.spam)

const Parts = (numbers: Numbers) => {
  const { weeks, chat } = numbers
  if (isEmpty(numbers))
    return (
      <ListEmpty art="khata" title="Nothing to count yet">
        Requests, replies and what visitors ask Bong Bot are counted here, week by week.
      </ListEmpty>
    )
  return (
    <>
      <Figures {...numbers} />
      <NumbersPart
        title="Requests by week"
        description="Each counts by the status that it has now; spam is apart."
      >
        <LeadChart weeks={weeks} />
        <WeekTable weeks={weeks} />
      </NumbersPart>
      <NumbersPart title="What Bong Bot answered" description={describeAnswers(numbers)}>
        {chat.messages > 0 ? (
          <AnswerTable chat={chat} />
        ) : (
          <p>Nobody wrote to Bong Bot in these weeks.</p>
        )}
        <Link
          to="/admin/chatbot?list=unanswered"
          className={buttonClass({ variant: 'secondary', className: 'justify-self-start' })}
        >
          <GraduationCap />
          Teach answers
        </Link>
      </NumbersPart>
    </>
  )
}

/** Says which weeks the numbers are of, and when they were counted. */
const describeSpan = ({ weeks }: Numbers, countedAt: number) =>
  `${weeks.length} weeks from Monday, ${shortDay(weeks[0]?.from ?? '')}, as counted on ${kolkataTime(new Date(countedAt).toISOString())}.`

export const NumbersPage = () => {
  const { weeks, choose } = useWeeks()
  const { data, dataUpdatedAt, isPlaceholderData, isError, error, refetch } = useNumbers(weeks)
  return (
    <PageFrame
      title="Numbers"
      description={data && describeSpan(data, dataUpdatedAt)}
      actions={
        <FilterChoice
          label="How many weeks"
          value={String(weeks)}
          options={weekOptions}
          onChoose={choose}
        />
      }
    >
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3" aria-busy={isPlaceholderData}>
        {isError && (
          <ListFailed
            title="The numbers could not be counted"
            error={error}
            onRetry={() => refetch()}
          />
        )}
        {!data && !isError && <ListLoading label="Counting..." />}
        {data && !isError && <Parts {...data} />}
      </div>
    </PageFrame>
  )
}
