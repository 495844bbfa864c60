import { dateLead, findLead, type StoredLead } from '@bong-bari/table'
import { dueAtBy, holidaysOf } from '../public-data/reply-days.ts'
import { allSettings } from '../public-data/settings.ts'

/** By when an answer is promised, by the settings as they are. */
export const readPromise = async () => dueAtBy(holidaysOf(await allSettings()))
export type PromiseOf = Awaited<ReturnType<typeof readPromise>>

const isRight = ({ repliedAt, leadStatus, dueAt, createdAt }: StoredLead, promised: PromiseOf) =>
  Boolean(repliedAt) || (!dueAt && leadStatus !== 'new') || dueAt === promised(createdAt)

/** Gives a lead that waits for its first answer the day by which it is promised; `seen` may be late. */
export const dateLate = async (seen: StoredLead, promised: PromiseOf) => {
  if (isRight(seen, promised)) return
  const lead = await findLead(seen.id)
  if (lead && !isRight(lead, promised)) await dateLead(lead, promised(lead.createdAt))
}
