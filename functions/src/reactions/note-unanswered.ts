import type { UnansweredMessage } from '@bong-bari/contract'
import { beginUnanswered, countUnanswered, takeAttempt } from '@bong-bari/table'

/** A flood makes no more groups than this in a day, of one client, of a network around it and of all. */
const mostGroups = { ofOne: 20, ofNetwork: 200, ofAll: 300 }

const allowanceOf = (name: string, limit: number) =>
  ({ name, windows: [{ limit, seconds: 24 * 3600 }] }) as const

const hasRoom = async ([own, ...networks]: UnansweredMessage['askers'], now: Date) => {
  const allowances = [
    allowanceOf(`ask:${own}`, mostGroups.ofOne),
    ...networks.map((network) => allowanceOf(`ask:${network}`, mostGroups.ofNetwork)),
    allowanceOf('ask', mostGroups.ofAll),
  ]
  for (const allowance of allowances)
    if (!('count' in (await takeAttempt(allowance, now)))) return false
  return true
}

/** Counts a message that no row answered with those that sound alike, or begins a group with it where there is room. */
export const noteUnanswered = async ({ askers, ...message }: UnansweredMessage, now: Date) => {
  const noted = { ...message, asker: askers[0] }
  if (await countUnanswered(noted, now)) return
  if (!(await hasRoom(askers, now))) return
  if (!(await beginUnanswered(noted, now))) await countUnanswered(noted, now)
}
