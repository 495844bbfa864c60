import { usedTokens } from '@bong-bari/table'
import { budgetsAt } from './budget.ts'

/** What the model has used today and this month (in UTC), and may use. */
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
