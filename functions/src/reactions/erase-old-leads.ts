import { listUnchangedLeads, readLeadRetention, removeLead } from '@bong-bari/table'
import { metric } from '@bong-bari/table/metric'
import { removeExports } from '../adapters/media-objects.ts'

/** So many leads are erased in one night. The rest follows the next night. */
const maxErased = 2_000

/** Erases leads that nobody has changed for the retention time, until the time is over. */
const eraseUnchanged = async (now: Date, isOver: () => boolean) => {
  const retention = await readLeadRetention(now)
  let erased = 0
  if (!retention || now < retention.from) return { erased }
  for await (const lead of listUnchangedLeads(retention.before)) {
    if (await removeLead(lead.id, { seen: lead })) erased++
    if (erased === maxErased || isOver()) break
  }
  if (erased) await removeExports()
  return { erased }
}

export const eraseOldLeads = async (now: Date, isOver: () => boolean) => {
  const { erased } = await eraseUnchanged(now, isOver)
  const time = now.toISOString()
  console.log(JSON.stringify({ level: 'info', time, audit: 'old-leads-erased', erased }))
  metric('LeadsErased', erased)
  return { erased }
}
