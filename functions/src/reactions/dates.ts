import { dateLead, findLead, type StoredLead } from '@bong-bari/table'
import { dueAtBy, holidaysOf } from '../public-data/reply-days.ts'
import { allSettings } from '../public-data/settings.ts'

/** By when an answer is promised, by the settings as they are. */
export const readPromise = async () => dueAtBy(holidaysOf(await allSettings()))
export type PromiseOf = Awaited<ReturnType<typeof readPromise>>

/** Since when a brand waits for an answer; undefined where it does not. */
const waitsSince = ({ repliedAt, wroteBackAt, createdAt }: StoredLead) =>
  wroteBackAt ?? (repliedAt ? undefined : createdAt)

const isRight = (lead: StoredLead, promised: PromiseOf) => {
  const { leadStatus, dueAt } = lead
  const since = waitsSince(lead)
  return !since || (!dueAt && leadStatus !== 'new') || dueAt === promised(since)
}

/** Gives a lead that waits for an answer the day by which it is promised; `seen` may be late. */
export const dateLate = async (seen: StoredLead, promised: PromiseOf) => {
  if (isRight(seen, promised)) return
  const lead = await findLead(seen.id)
  const since = lead && waitsSince(lead)
  if (since && !isRight(lead, promised)) await dateLead(lead, promised(since))
}
