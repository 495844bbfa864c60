import type { StoredLead } from './lead.ts'
import { pagesOfLeads } from './lead-list.ts'
import { listSettings } from './setting.ts'

/** Days between the setting and the first lead that goes by it. */
const noticeDays = 30

const monthsBefore = (now: Date, months: number) => {
  const then = new Date(now)
  then.setUTCMonth(then.getUTCMonth() - months)
  // The month has no such day: its last one.
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0)
  return then
}

/**
 * How long leads are kept, as an admin has set it: those unchanged since `before` go once `from` has
 * come. Undefined while it is off.
 */
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

/** The leads, those kept apart too, that nobody has changed since `before`, the oldest of each list first. */
export async function* unchangedLeads(before: Date) {
  for (const spam of [false, true, 'held'] as const)
    for await (const page of pagesOfLeads({ spam, order: 'oldest' })) {
      yield* page.filter((lead) => lastChangeOf(lead) < before.getTime())
      const newest = page.at(-1)
      if (newest && Date.parse(newest.createdAt) >= before.getTime()) break
    }
}
