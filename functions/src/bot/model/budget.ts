import { giveTokensBack, type TokenBudget, takeTokens, usedTokens } from '@bong-bari/table'
import { metric } from '../../http/metric.ts'

const limitIn = (given = '', usual: number) => (/^\d{1,12}$/.test(given) ? Number(given) : usual)

const budgetsAt = (now: Date): { day: TokenBudget; month: TokenBudget } => {
  const date = now.toISOString()
  return {
    day: { period: date.slice(0, 10), limit: limitIn(process.env.BEDROCK_DAILY_TOKENS, 200_000) },
    month: {
      period: date.slice(0, 7),
      limit: limitIn(process.env.BEDROCK_MONTHLY_TOKENS, 3_000_000),
    },
  }
}

/**
 * Takes the most that a call may use out of both budgets, and answers how to settle what it did use.
 * Undefined when either has too little left.
 */
export const reserveTokens = async (most: number, now: Date) => {
  const { day, month } = budgetsAt(now)
  if (!(await takeTokens(day, most, now))) return undefined
  if (!(await takeTokens(month, most, now))) {
    await giveTokensBack(day.period, most)
    return undefined
  }
  return async (used: number) => {
    const spare = most - used
    if (used) metric('ChatTokens', used)
    if (spare) await Promise.all([day, month].map(({ period }) => giveTokensBack(period, spare)))
  }
}

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
