import type { Numbers } from '@bong-bari/contract'
import { shortDay } from '@bong-bari/site'
import type { ReactNode } from 'react'
import { Panel } from '../../office/page/panel.tsx'
import { leadsIn } from './lead-chart.tsx'
import { counted, hoursWords, percent } from './words.ts'

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
    <Figure name="First reply" value={`Half are answered within ${hoursWords(medianHours)}`}>
      {counted(replied)} of {counted(all)} have a reply; the first was noted on {shortDay(since)}
    </Figure>
  )
}

const atLeast = ({ count, more }: Numbers['waiting']['all']) =>
  `${more ? 'more than ' : ''}${counted(count)}`

const Waiting = ({ waiting: { all, late } }: Numbers) => (
  <Figure name="Waiting now" value={atLeast(all)}>
    for an answer or a follow-up, {atLeast(late)} of them late
  </Figure>
)

const Chat = ({ chat: { messages, answered } }: Numbers) => (
  <Figure
    name="Chat messages answered"
    value={messages ? `${percent(answered, messages)} %` : 'No messages'}
  >
    {messages
      ? `about ${counted(answered)} of ${counted(messages)}`
      : 'Nobody wrote to Bong Bot in these weeks.'}
  </Figure>
)

export const Figures = (numbers: Numbers) => {
  const leads = numbers.weeks.reduce((sum, week) => sum + leadsIn(week), 0)
  const spam = numbers.weeks.reduce((sum, week) => sum + week.spam, 0)
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 print:grid-cols-4">
      <Figure name="Requests" value={counted(leads)}>
        and {counted(spam)} kept apart as spam
      </Figure>
      <Wait {...numbers} />
      <Waiting {...numbers} />
      <Chat {...numbers} />
    </dl>
  )
}
