import { usedTokens } from '@bong-bari/table'
import { budgetsAt } from './budget.ts'

/** Used and allowed, today and this month, in UTC. */
export const usageAt = async (now: Date) => {
  const { day, month } = budgetsAt(now)
  const [usedToday, usedThisMonth] = await Promise.all([
    usedTokens(day.period),
    usedTokens(month.period),
  ])
  return {
    hasModel: Boolean(process.env.BEDROCK_MODEL_ID),
    day: { used: usedToday, limit: day.limit },
    month: { used: usedThisMonth, limit: month.limit },
  }
}
