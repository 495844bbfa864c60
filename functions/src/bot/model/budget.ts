import { giveTokensBack, type TokenBudget, takeTokens, usedTokens } from '@bong-bari/table'
import { metric } from '@bong-bari/table/metric'
import { listNetworks } from '../../http/event.ts'
import { createCounterName } from '../../http/limit.ts'

const parseLimit = (given = '', usual: number) => (/^\d{1,12}$/.test(given) ? Number(given) : usual)

/** The tokens that all visitors together may use in a day and in a month, both in UTC. */
export const tokenBudgets = (now: Date): { day: TokenBudget; month: TokenBudget } => {
  const date = now.toISOString()
  return {
    day: {
      period: date.slice(0, 10),
      limit: parseLimit(process.env.BEDROCK_DAILY_TOKENS, 200_000),
    },
    month: {
      period: date.slice(0, 7),
      limit: parseLimit(process.env.BEDROCK_MONTHLY_TOKENS, 3_000_000),
    },
  }
}

/** A visitor may use a tenth of the day, but at least what a short talk needs. */
const clientShare = (limit: number) => Math.max(limit / 10, 20_000)

/** The budgets of a client's address and of its wider networks, which have ten times as much, but at most half of the day. */
const budgetsOf = (client: string, day: TokenBudget, now: Date): Promise<TokenBudget[]> => {
  const own = clientShare(day.limit)
  const wider = Math.max(own, Math.min(own * 10, day.limit / 2))
  const budgets = listNetworks(client).map(async (network, place) => ({
    period: `${day.period}:${await createCounterName(now, 'client', network)}`,
    limit: place ? wider : own,
    keptDays: 2,
  }))
  return Promise.all(budgets)
}

const giveBack = (budgets: TokenBudget[], amount: number) =>
  Promise.all(budgets.map(({ period }) => giveTokensBack(period, amount)))

/** Takes an amount from all budgets, or from none. */
const takeAll = async (budgets: TokenBudget[], amount: number, now: Date) => {
  for (const [place, budget] of budgets.entries()) {
    if (await takeTokens(budget, amount, now)) continue
    await giveBack(budgets.slice(0, place), amount)
    return false
  }
  return true
}

/** Reserves the most that a call can use, and returns a function that settles it with what was used. Undefined if too little is left. */
export const reserveTokens = async (most: number, now: Date, client?: string) => {
  const { day, month } = tokenBudgets(now)
  const budgets = [...(client ? await budgetsOf(client, day, now) : []), day, month]
  if (!(await takeAll(budgets, most, now))) return undefined
  return async (counted: number) => {
    // The model's count is not ours: a negative one would refill the budget, and NaN would spoil it for good.
    const used = Number.isFinite(counted) ? Math.max(0, counted) : 0
    const spare = most - used
    if (used) metric('ChatTokens', used)
    if (spare) await giveBack(budgets, spare)
  }
}

/** The tokens used and allowed, today and this month in UTC. Undefined without a model. */
export const readUsage = async (now: Date) => {
  if (!process.env.BEDROCK_MODEL_ID) return undefined
  const { day, month } = tokenBudgets(now)
  const [usedToday, usedThisMonth] = await Promise.all([
    usedTokens(day.period),
    usedTokens(month.period),
  ])
  return {
    day: { used: usedToday, limit: day.limit },
    month: { used: usedThisMonth, limit: month.limit },
  }
}
