import { type Change, findLead, markLeadTold, readLeads, type StoredLead } from '@bong-bari/table'
import { askToTell } from '../adapters/notice-queue.ts'
import { noticeSettings, queuedName, whomToTell } from '../public-data/notice-settings.ts'

/** What came longer ago is old news, in milliseconds. */
const newsMs = 48 * 3600_000

const isNews = (lead: StoredLead | undefined, now: Date): lead is StoredLead =>
  lead !== undefined &&
  !lead.spam &&
  !lead.toldAt &&
  now.getTime() - Date.parse(lead.createdAt) < newsMs

/**
 * Has everybody told of a lead that came, each by a message of their own, and marks it told. Rejects where the queue or
 * the table cannot be reached; whoever had a message by then gets another one when it is tried again.
 */
export const tell = async ({ entity, old, is }: Change, now: Date): Promise<void> => {
  if (entity !== 'lead' || old) return
  const came = readLeads.one(is)
  if (!isNews(came, now)) return
  // A change may come twice or late: the lead itself says whether anybody is still to be told.
  const lead = await findLead(came.id)
  if (!isNews(lead, now)) return
  const { id } = lead
  const everybody = whomToTell(lead, await noticeSettings())
  await askToTell(everybody.map((whom) => ({ lead: id, whom: queuedName(whom) })))
  await markLeadTold(id, now)
}
