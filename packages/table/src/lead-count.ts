import { ownerOf } from '@bong-bari/contract'
import type { Condition } from './expression.ts'
import { keys } from './keys.ts'
import type { KeptApart } from './lead.ts'
import { stageRanges } from './lead-due-list.ts'
import { type Filtered, nobody } from './lead-filtering.ts'
import { statusPartitions } from './lead-list.ts'
import { countIn } from './verbs.ts'

/** The index stores a missing owner as null. */
const testOf = (values: Record<string, unknown>) => {
  const wanted = Object.entries(values).filter(([, value]) => value !== undefined)
  const where: Condition = {
    expression: wanted.map(([name]) => `#${name} = :${name}`).join(' AND '),
    values: Object.fromEntries(wanted),
  }
  return wanted.length ? where : undefined
}

/** Eventually consistent; `more` beyond 1,000 found or 5,000 read. `waiting`: only with something due. Ignores unindexed filters. */
export const leadCount = async ({
  filters = {},
  asker: { userId, today } = nobody,
  spam = false,
  waiting = false,
}: Omit<Filtered, 'matches'> & { spam?: KeptApart | undefined; waiting?: boolean }) => {
  const { leadStatus, opened, owner, due, queue } = filters
  const ownerId = owner === 'none' ? null : owner && ownerOf(owner, userId)
  if (!due && !queue && owner !== 'none' && !waiting) {
    const where = testOf({ ownerId })
    const partitions = statusPartitions({ leadStatus, opened }, spam)
    return countIn(partitions.map((partition) => ({ index: 'gsi2', partition, where })))
  }
  // Spam and held leads are in no queue.
  if (spam) return { count: 0, more: false }
  const where = testOf({ leadStatus, opened: opened && opened === 'true', ownerId })
  return countIn(
    stageRanges(filters, today).map(({ stage, ...days }) => {
      return { index: 'gsi3', partition: keys.leadsAt(stage), where, ...days }
    }),
  )
}
