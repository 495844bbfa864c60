import './numbers.css'
import type { Numbers } from '@bong-bari/contract'
import { kolkataTime, shortDay } from '@bong-bari/site'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { FilterChoice } from '../../office/list/filter-bar.tsx'
import { ListEmpty, ListFailed, ListLoading } from '../../office/list/list-states.tsx'
import { PageFrame } from '../../office/page/page-frame.tsx'
import { Panel } from '../../office/page/panel.tsx'
import { Button } from '../../ui/button.tsx'
import { LeadChart, leadsIn, ReplyChart } from './charts.tsx'
import { useNumbers, useWeeks, weekChoices } from './numbers-query.ts'
import { ChatPart, NumbersPart, QuestionsPart } from './parts.tsx'
import { WeekTable } from './table.tsx'
import { formatCount, formatHours, toPercent } from './words.ts'

type FigureProps = { name: string; value: string; children: ReactNode }

const Figure = ({ name, value, children }: FigureProps) => (
  <Panel className="flex flex-col px-4.5 py-3 print:shadow-none">
    <dt className="text-dense text-khata-700">{name}</dt>
    <dd className="wrap-anywhere font-display font-semibold text-title">{value}</dd>
    <dd className="text-dense text-khata-700">{children}</dd>
  </Panel>
)

const Wait = ({ firstReply, weeks }: Numbers) => {
  const { medianHours, replied, since } = firstReply
  const all = weeks.reduce((sum, week) => sum + leadsIn(week), 0)
  if (medianHours === null || !since)
    return (
      <Figure name="First reply" value="No reply noted yet">
        It counts once somebody notes a reply at a request.
      </Figure>
    )
  return (
    <Figure name="First reply" value={`Half are answered within ${formatHours(medianHours)}`}>
      {formatCount(replied)} of {formatCount(all)} have a reply; the first was noted on{' '}
      {shortDay(since)}
    </Figure>
  )
}

const atLeast = ({ count, more }: Numbers['waiting']['all']) =>
  `${more ? 'more than ' : ''}${formatCount(count)}`

const Waiting = ({ waiting: { all, late } }: Numbers) => (
  <Figure name="Waiting now" value={atLeast(all)}>
    for an answer or a follow-up, {atLeast(late)} of them late
  </Figure>
)

const Chat = ({ chat: { messages, answered } }: Numbers) => (
  <Figure
    name="Chat messages answered"
    value={messages ? `${toPercent(answered, messages)} %` : 'No messages'}
  >
    {messages
      ? `about ${formatCount(answered)} of ${formatCount(messages)}`
      : 'Nobody wrote to Bong Bot in these weeks.'}
  </Figure>
)

const Figures = (numbers: Numbers) => {
  const leads = numbers.weeks.reduce((sum, week) => sum + leadsIn(week), 0)
  const spam = numbers.weeks.reduce((sum, week) => sum + week.spam, 0)
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 print:grid-cols-4">
      <Figure name="Requests" value={formatCount(leads)}>
        and {formatCount(spam)} kept apart as spam
      </Figure>
      <Wait {...numbers} />
      <Waiting {...numbers} />
      <Chat {...numbers} />
    </dl>
  )
}

const choices = weekChoices.map((count) => [String(count), `${count} weeks`] as const)

/** Says the span and when it was counted, for paper too. */
const spanOf = ({ weeks: [first, ...others], isCut }: Numbers, countedAt: number) => {
  if (!first) return undefined
  const span = `${others.length + 1} weeks from Monday, ${shortDay(first.from)}, as counted on ${kolkataTime(new Date(countedAt).toISOString())}.`
  return isCut ? `${span} Before them are more requests than can be counted at once.` : span
}

const isEmpty = ({ weeks, chat }: Numbers) =>
  !chat.messages && weeks.every((week) => !leadsIn(week) && !week.spam)

const Parts = (numbers: Numbers) => {
  const { weeks, firstReply } = numbers
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
        words="Each counts by the status that it has now; spam is apart."
      >
        <LeadChart weeks={weeks} />
      </NumbersPart>
      {firstReply.replied > 0 && (
        <NumbersPart
          title="Hours to the first reply"
          words="Half of each week's answered requests had a reply within this time, nights and holidays included."
        >
          <ReplyChart weeks={weeks} />
        </NumbersPart>
      )}
      <NumbersPart title="Week by week" isLong>
        <WeekTable weeks={weeks} />
      </NumbersPart>
      <ChatPart {...numbers} />
      <QuestionsPart />
    </>
  )
}

export const NumbersPage = () => {
  const { weeks, choose } = useWeeks()
  const { data, dataUpdatedAt, isPlaceholderData, isError, error, refetch } = useNumbers(weeks)
  return (
    <PageFrame
      title="Numbers"
      words={data && spanOf(data, dataUpdatedAt)}
      actions={
        <div className="flex flex-wrap gap-2 print:hidden">
          <FilterChoice
            label="How many weeks"
            value={String(weeks)}
            options={choices}
            onChoose={choose}
          />
          <Button variant="secondary" disabled={!data} onClick={() => print()}>
            <Printer />
            Print
          </Button>
        </div>
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
