import { keys } from './keys.ts'
import { create, get, update } from './verbs.ts'

/**
 * What the model may use up in a period, such as a day `2026-11-21`, a month `2026-11`, or a client's
 * day. The count is kept for `keptDays` (62) after the period began to be used.
 */
export type TokenBudget = { period: string; limit: number; keptDays?: number }

const day = 24 * 3600

/**
 * Takes tokens out of a budget, atomically: of any number of simultaneous calls those that get true
 * never take more than the limit together. False, and nothing taken, when too little is left.
 */
export const takeTokens = async (
  { period, limit, keptDays = 62 }: TokenBudget,
  amount: number,
  now: Date,
): Promise<boolean> => {
  const key = keys.tokens(period)
  const most = limit - amount
  while (most >= 0) {
    const fits = { expression: '#used <= :most', values: { most } }
    if (await update(key, { add: { used: amount } }, fits)) return true
    const ttl = Math.floor(now.getTime() / 1000) + keptDays * day
    if (await create({ ...key, used: amount, ttl })) return true
    if ((await usedTokens(period)) > most) return false
  }
  return false
}

/** Gives back tokens that were taken and not needed; a negative amount takes more, past the limit. */
export const giveTokensBack = (period: string, amount: number) =>
  update(keys.tokens(period), { add: { used: -amount } })

/** Tokens taken out of a period's budget so far. */
export const usedTokens = async (period: string): Promise<number> =>
  Number((await get(keys.tokens(period)))?.used ?? 0)
