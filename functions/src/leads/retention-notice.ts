import { leadRetention, unchangedLeads } from '@bong-bari/table'

/** Beyond it nobody needs the exact number. */
const mostCounted = 1_000

const countDue = async (before: Date) => {
  let due = 0
  for await (const _ of unchangedLeads(before)) if (++due === mostCounted) break
  return due
}

export const retentionNotice = async (now: Date) => {
  const retention = await leadRetention(now)
  if (!retention) return { months: null, from: null, due: 0 }
  const { months, from, before } = retention
  return { months, from: from.toISOString(), due: await countDue(before) }
}
