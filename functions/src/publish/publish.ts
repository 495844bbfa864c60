import type { PublishOrder } from '@bong-bari/contract'
import {
  announcePages,
  duePageChanges,
  everyPage,
  type PageChange,
  settleSeconds,
} from '@bong-bari/table'
import { metric } from '../http/metric.ts'
import { rendererName } from '../page-rendering/template.ts'
import { type Clock, clockFrom } from './clock.ts'
import { publishDue } from './publish-due.ts'

/** What this instance has rendered of what may not have been written yet. */
const seen = new Map<string, number>()

/** Nothing is about to be written: it need not settle. The same order twice is one. */
const announceEverything = (time: string) => {
  const at = new Date(Date.parse(time) - settleSeconds * 1000)
  return announcePages([everyPage], at, { id: 'everything', renderer: rendererName })
}

/** All pages of a large blog may take so many seconds before anybody need know. */
const walkSeconds = 3_600

const secondsLate = ({ at, paths }: PageChange, now: Date) =>
  (now.getTime() - at) / 1000 - (paths.includes(everyPage) ? walkSeconds : 0)

/** Seconds that the oldest of what is left waits. */
const measureAge = async (now: Date) => {
  let age = 0
  for await (const page of duePageChanges(now))
    for (const change of page) age = Math.max(age, secondsLate(change, now))
  metric('PublishAge', age, 'Seconds')
}

type Given = { order: PublishOrder; milliseconds: number; clock?: Clock; remembered?: typeof seen }

/** Does what was asked for at `order.time`, for so many milliseconds; answers what it did. */
export const publish = async ({ order, milliseconds, ...given }: Given) => {
  const clock = given.clock ?? clockFrom(new Date(order.time))
  const end = clock.now().getTime() + milliseconds
  if (order.order === 'everything') await announceEverything(order.time)
  const isOver = () => clock.now().getTime() >= end
  const counts = await publishDue({ clock, isOver, seen: given.remembered ?? seen })
  await measureAge(clock.now())
  console.log(JSON.stringify({ level: 'info', ...order, ...counts }))
  return counts
}
