import { summaryMinutes } from '@bong-bari/contract'
import {
  type Change,
  findLead,
  isSummaryNoted,
  markLeadNotified,
  noteSummary,
  readLeads,
  type StoredLead,
  takeIfAllowed,
} from '@bong-bari/table'
import { askToTell } from '../adapters/queues.ts'
import {
  noticeSettings,
  queuedName,
  teamToTell,
  whomToTell,
} from '../public-data/notice-settings.ts'

/** Milliseconds; older is no news. */
const newsMs = 48 * 3600_000

const isNews = (lead: StoredLead | undefined, now: Date): lead is StoredLead =>
  lead !== undefined &&
  lead.spam !== true &&
  !lead.toldAt &&
  now.getTime() - Date.parse(lead.createdAt) < newsMs

/** The rest is summarised. */
const atOnce = { name: 'notices', windows: [{ limit: 10, seconds: 600 }] } as const

const summaryMs = summaryMinutes * 60_000

/** Schedules one summary per person for the end of this quarter of an hour. The message may stand in the queue twice; `notices` sends it once. */
const askForSummary = async (team: readonly string[], now: Date) => {
  const end = (Math.floor(now.getTime() / summaryMs) + 1) * summaryMs
  const summary = new Date(end).toISOString()
  if (await isSummaryNoted(summary)) return
  const delay = Math.ceil((end - now.getTime()) / 1000)
  await askToTell(
    team.map((whom) => ({ summary, whom: queuedName(whom) })),
    delay,
  )
  await noteSummary(summary)
}

/** A message per person. Rejects if queue or table fail; retries repeat. */
export const tell = async ({ entity, old, is }: Change, now: Date): Promise<void> => {
  if (entity !== 'lead' || old) return
  const came = readLeads.one(is)
  if (!isNews(came, now)) return
  // Changes may repeat or lag; the lead knows who was told.
  const lead = await findLead(came.id)
  if (!isNews(lead, now)) return
  const { id } = lead
  const settings = await noticeSettings()
  const [everybody, team] = [whomToTell(lead, settings), teamToTell(settings)]
  const isBraked = team.length > 0 && !(await takeIfAllowed(atOnce, now))
  if (isBraked) await askForSummary(team, now)
  const told = isBraked ? everybody.filter((whom) => !team.includes(whom)) : everybody
  await askToTell(told.map((whom) => ({ lead: id, whom: queuedName(whom) })))
  await markLeadNotified(id, now, isBraked || undefined)
}
