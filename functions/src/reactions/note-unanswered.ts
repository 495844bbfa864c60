import type { UnansweredMessage } from '@bong-bari/contract'
import { beginUnanswered, countUnanswered, takeAttempt } from '@bong-bari/table'

/** New groups in a day, against floods. */
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

/**
 * Counts an unanswered message with those that sound alike, or starts a group where there is room.
 */
export const noteUnanswered = async ({ askers, ...message }: UnansweredMessage, now: Date) => {
  const noted = { ...message, asker: askers[0] }
  if (await countUnanswered(noted, now)) return
  if (!(await hasRoom(askers, now))) return
  if (!(await beginUnanswered(noted, now))) await countUnanswered(noted, now)
}
