import { create, get, update } from '../db/verbs.ts'
import { keys } from '../schema/keys.ts'

/** `period` is a day (`2026-11-21`), a month (`2026-11`) or the day of one client. The count is kept `keptDays` (62) from its first use. */
export type TokenBudget = { period: string; limit: number; keptDays?: number }

const day = 24 * 3600

/** Takes tokens from a budget. Simultaneous calls never exceed the limit. Returns false, and takes nothing, if too little is left. */
export const takeTokens = async (
  { period, limit, keptDays = 62 }: TokenBudget,
  amount: number,
  now: Date,
): Promise<boolean> => {
  const key = keys.tokens(period)
  const maxUsed = limit - amount
  while (maxUsed >= 0) {
    const fits = { expression: '#used <= :maxUsed', values: { maxUsed } }
    if (await update(key, { add: { used: amount } }, fits)) return true
    const ttl = Math.floor(now.getTime() / 1000) + keptDays * day
    if (await create({ ...key, used: amount, ttl })) return true
    if ((await usedTokens(period)) > maxUsed) return false
  }
  return false
}

/** Gives tokens back. A negative amount takes more, even past the limit. */
export const giveTokensBack = (period: string, amount: number) =>
  update(keys.tokens(period), { add: { used: -amount } })

export const usedTokens = async (period: string): Promise<number> =>
  Number((await get(keys.tokens(period)))?.used ?? 0)
