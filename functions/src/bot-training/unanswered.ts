import { listUnanswered } from '@bong-bari/table'
import { readKnowledge } from '../bot/knowledge.ts'

/** Groups that are looked at, the latest. */
const most = 500

/** What visitors asked and no training row answers by now, most asked first. */
export const stillUnanswered = async (now: Date) => {
  const [groups, { understand }] = await Promise.all([listUnanswered(most, now), readKnowledge()])
  const isAnswered = async (message: string) =>
    Boolean((await understand(message, 1)).matches[0]?.isSure)
  const answered = await Promise.all(
    groups.map(async ({ samples }) => (await Promise.all(samples.map(isAnswered))).every(Boolean)),
  )
  return groups
    .filter((_, place) => !answered[place])
    .sort((a, b) => b.count - a.count || (a.lastSeen < b.lastSeen ? 1 : -1))
}
