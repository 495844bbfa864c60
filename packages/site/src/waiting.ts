import { dayInKolkata } from './kolkata-time.ts'

/** The upper end of `replyPromise`: business days after which a request is late. */
export const replyDays = 3

/** What decides whether a lead waits for something. */
export type MayWait = {
  leadStatus: string
  /** Spam stands in a list of its own and waits for nothing. */
  spam?: boolean | undefined
  /** When an answer was promised; null once it is answered. */
  dueAt?: string | null | undefined
  followUpOn?: string | null | undefined
  /** When the request was first answered. */
  repliedAt?: string | null | undefined
  /** When the brand wrote again; null once that is answered. */
  wroteBackAt?: string | null | undefined
  /** When the request was marked done. */
  doneAt?: string | null | undefined
}

/** What is due first, and by the end of which day. */
export type Wait = { day: string; for: 'answer' | 'follow-up' }

/** What is to be done, without looking at a calendar. */
export type LeadStage = 'answer' | 'answered' | 'done'

/** Done, and the brand has not written since. */
export const isDone = ({ doneAt, wroteBackAt }: Pick<MayWait, 'doneAt' | 'wroteBackAt'>) =>
  Boolean(doneAt && doneAt > (wroteBackAt ?? ''))

/** Returns what is to be done with a lead; undefined for spam, which waits for nothing. */
export const stageOf = (lead: MayWait): LeadStage | undefined => {
  if (lead.spam) return undefined
  if (lead.leadStatus === 'dead' || isDone(lead)) return 'done'
  return lead.wroteBackAt || !lead.repliedAt ? 'answer' : 'answered'
}

/** The lead's queue on a day (`YYYY-MM-DD`); undefined for spam. */
export const queueOf = (
  lead: MayWait,
  today: string,
): 'answer' | 'follow-up' | 'waiting' | 'done' | undefined => {
  const stage = stageOf(lead)
  if (stage !== 'answered') return stage
  return lead.followUpOn && lead.followUpOn <= today ? 'follow-up' : 'waiting'
}

/** What a lead waits for; undefined for nothing. On the same day the promised answer comes first. */
export const waitOf = (lead: MayWait): Wait | undefined => {
  const { dueAt, followUpOn } = lead
  const stage = stageOf(lead)
  if (!stage || stage === 'done') return undefined
  const promised = dueAt && stage === 'answer' ? dayInKolkata(dueAt) : undefined
  if (followUpOn && (!promised || followUpOn < promised))
    return { day: followUpOn, for: 'follow-up' }
  return promised ? { day: promised, for: 'answer' } : undefined
}
