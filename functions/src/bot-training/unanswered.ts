import type { Unanswered } from '@bong-bari/contract'
import { listUnanswered } from '@bong-bari/table'
import { readTaught } from '../bot/knowledge.ts'

/** Groups that are looked at, the latest. */
const most = 500

/** A row that shares less than this with a question is not near it. */
const leastNear = 0.25

/** What visitors asked and no training row answers by now, most asked first. */
export const stillUnanswered = async (now: Date): Promise<Unanswered[]> => {
  const [groups, { understand }, { keywordOf }] = await Promise.all([
    listUnanswered(most, now),
    readTaught(),
    import('./keyword-of.ts'),
  ])
  const asked = await Promise.all(
    groups.map(async (group) => {
      const understood = await Promise.all(group.samples.map((sample) => understand(sample, 1)))
      const left = understood.filter(({ matches: [first] }) => !first?.isSure)
      const near = left
        .flatMap(({ nearest }) => (nearest?.keptBy === 'distance' ? nearest : []))
        .sort((a, b) => b.score - a.score)[0]
      if (!near || near.score < leastNear) return { ...group, left }
      return { ...group, left, nearest: { rowId: near.row.id, keyword: near.row.keyword } }
    }),
  )
  return asked
    .filter(({ left }) => left.length)
    .sort((a, b) => b.count - a.count || (a.lastSeen < b.lastSeen ? 1 : -1))
    .map(({ left: _, ...group }) => ({ ...group, keyword: keywordOf(group.samples[0] ?? '') }))
}
