import type { Numbers } from '@bong-bari/contract'
import { kolkataTime, shortDay } from '@bong-bari/site'
import { Printer } from 'lucide-react'
import { FilterChoice } from '../../office/list/filter-bar.tsx'
import { ListEmpty, ListFailed, ListLoading } from '../../office/list/list-states.tsx'
import { PageFrame } from '../../office/page/page-frame.tsx'
import { Button } from '../../ui/button.tsx'
import { ChatPart } from './chat-part.tsx'
import { Figures } from './figures.tsx'
import { LeadChart, leadsIn } from './lead-chart.tsx'
import { useNumbers, useWeeks, weekChoices } from './numbers-query.ts'
import { NumbersPart } from './part.tsx'
import { QuestionsPart } from './questions-part.tsx'
import { ReplyChart } from './reply-chart.tsx'
import { WeekTable } from './week-table.tsx'
import './numbers.css'

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
