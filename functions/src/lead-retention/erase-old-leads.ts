import { leadRetention, removeLead, unchangedLeads } from '@bong-bari/table'
import { removeExports } from '../adapters/remove-exports.ts'

/** The rest follows the next night. */
const mostAtOnce = 2_000

/** Unchanged for the retention time. */
export const eraseOldLeads = async (now: Date) => {
  const retention = await leadRetention(now)
  let erased = 0
  if (!retention || now < retention.from) return { erased }
  for await (const lead of unchangedLeads(retention.before)) {
    if (await removeLead(lead.id, { seen: lead })) erased++
    if (erased === mostAtOnce) break
  }
  if (erased) await removeExports()
  return { erased }
}
