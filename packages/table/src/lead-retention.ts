import type { StoredLead } from './lead.ts'
import { pagesOfLeads } from './lead-list.ts'
import { listSettings } from './setting.ts'

/** Days from changing the setting to the first deletion. */
const noticeDays = 30

const monthsBefore = (now: Date, months: number) => {
  const then = new Date(now)
  then.setUTCMonth(then.getUTCMonth() - months)
  // The month is shorter: use its last day.
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0)
  return then
}

/** From `from` on, leads unchanged since `before` go. Undefined while off. */
export const leadRetention = async (now: Date) => {
  const settings = await listSettings()
  const set = settings.find(({ settingKey }) => settingKey === 'leadRetentionMonths')
  const months = Number(set?.settingValue)
  if (!set || !Number.isInteger(months) || months < 1) return undefined
  const from = new Date(Date.parse(set.updatedAt) + noticeDays * 24 * 3600 * 1000)
  return { months, from, before: monthsBefore(now, months) }
}

const lastChangeOf = ({ createdAt, openedAt, updatedAt }: StoredLead) =>
  Math.max(...[createdAt, openedAt, updatedAt].map((time) => (time ? Date.parse(time) : 0)))

/** Unchanged since `before`, spam and held included, oldest of each list first. */
export async function* unchangedLeads(before: Date) {
  for (const spam of [false, true, 'held'] as const)
    for await (const page of pagesOfLeads({ spam, order: 'oldest' })) {
      yield* page.filter((lead) => lastChangeOf(lead) < before.getTime())
      const newest = page.at(-1)
      if (newest && Date.parse(newest.createdAt) >= before.getTime()) break
    }
}
