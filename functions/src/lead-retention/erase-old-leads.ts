import { leadRetention, removeLead, unchangedLeads } from '@bong-bari/table'
import { removeExports } from '../adapters/remove-exports.ts'

/** What is left goes the next night: the oldest come first. */
const mostAtOnce = 2_000

/** Erases the leads that nobody has changed for as long as leads are kept; none before its time has come. */
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
