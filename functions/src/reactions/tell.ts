import {
  findLead,
  markLeadNotified,
  readLeads,
  type StoredLead,
  type StreamChange,
  takeIfAllowed,
} from '@bong-bari/table'
import { enqueueNotices } from '../adapters/notice-queue.ts'
import {
  hashRecipient,
  isMarkedSpam,
  leadRecipients,
  readNoticeSettings,
  teamRecipients,
} from '../public-data/notice-settings.ts'

/** Nobody is notified of leads that are older than this. */
const maxAgeMs = 48 * 3600_000

const shouldAnnounce = (lead: StoredLead | undefined, now: Date): lead is StoredLead =>
  lead !== undefined &&
  !isMarkedSpam(lead) &&
  !lead.toldAt &&
  now.getTime() - Date.parse(lead.createdAt) < maxAgeMs

/** So many leads are mailed to the team; those that come faster wait in the dashboard and for the digest. */
const teamNotices = { name: 'notices', windows: [{ limit: 10, seconds: 600 }] } as const

/** Enqueues the notices of a new lead, one for each person. Rejects if the queue or table fails; a retry may enqueue them again. */
export const enqueueLeadNotices = async (
  { entity, old, is }: StreamChange,
  now: Date,
): Promise<void> => {
  if (entity !== 'lead' || old) return
  const arrivedLead = readLeads.one(is)
  if (!shouldAnnounce(arrivedLead, now)) return
  // Changes may repeat or lag, but the lead says whether its notices were enqueued.
  const lead = await findLead(arrivedLead.id)
  if (!shouldAnnounce(lead, now)) return
  const { id } = lead
  const settings = await readNoticeSettings()
  const [everybody, team] = [leadRecipients(lead, settings), teamRecipients(settings)]
  const isOverLimit = team.length > 0 && !(await takeIfAllowed(teamNotices, now))
  const recipients = isOverLimit ? everybody.filter((whom) => !team.includes(whom)) : everybody
  await enqueueNotices(recipients.map((whom) => ({ lead: id, whom: hashRecipient(whom) })))
  await markLeadNotified(id, now)
}
