import type { Condition } from './expression.ts'
import { keys } from './keys.ts'
import { statusPartitions } from './lead-list.ts'
import type { LeadTests } from './lead-tests.ts'
import { countIn } from './verbs.ts'

/** What an index says of a lead that passes; null, that nobody has it, it says as null too. */
const testOf = (tests: Partial<Pick<LeadTests, 'leadStatus' | 'opened' | 'ownerId'>>) => {
  const values = Object.fromEntries(
    Object.entries(tests).filter(([, wanted]) => wanted !== undefined),
  )
  const names = Object.keys(values)
  const where: Condition = {
    expression: names.map((name) => `#${name} = :${name}`).join(' AND '),
    values,
  }
  return names.length ? where : undefined
}

const none = { count: 0, more: false }

/**
 * How many leads a list holds, as its index knew a moment ago; `more` where there are more than 1,000, or more
 * than 5,000 were to be looked at.
 */
export const leadCount = async ({ due, ...tests }: LeadTests, spam = false) => {
  if (!due) {
    const where = testOf({ ownerId: tests.ownerId })
    const partitions = statusPartitions(tests, spam)
    return countIn(partitions.map((partition) => ({ index: 'gsi2', partition, where })))
  }
  // Spam waits for nothing.
  if (spam) return none
  const days = {
    late: { before: due.day },
    today: { from: due.day, before: `${due.day}~` },
    any: {},
  }[due.kind ?? 'any']
  return countIn([{ index: 'gsi3', partition: keys.leadsDue, where: testOf(tests), ...days }])
}
