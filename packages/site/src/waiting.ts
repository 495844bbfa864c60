import { dayIn } from './business-days.ts'

/** Of a lead, what says whether it waits for something. */
export type MayWait = {
  leadStatus: string
  /** Kept apart from the requests, as spam or because a day was full. */
  spam?: boolean | 'held' | undefined
  /** By when an answer was promised; of what was answered nothing is. */
  dueAt?: string | null | undefined
  /** The day on which somebody wants to call again. */
  followUpOn?: string | null | undefined
  /** When somebody first answered. */
  repliedAt?: string | null | undefined
  /** When the brand wrote again after that; of what was answered since, nothing. */
  wroteBackAt?: string | null | undefined
  /** When somebody said that nothing more is to be done. */
  doneAt?: string | null | undefined
}

/** What a lead waits for first, and the calendar day by whose end it should happen. */
export type Wait = { day: string; for: 'answer' | 'follow-up' }

/** What somebody has to do about a lead, as far as no calendar is needed to say it. */
export type LeadStage = 'answer' | 'answered' | 'done'

/** Whether nothing more is to be done, whatever its status says. */
export const isDone = ({ doneAt, wroteBackAt }: Pick<MayWait, 'doneAt' | 'wroteBackAt'>) =>
  Boolean(doneAt && doneAt > (wroteBackAt ?? ''))

/** Undefined of what is kept apart. A brand that writes again after all was done has to be answered. */
export const stageOf = (lead: MayWait): LeadStage | undefined => {
  if (lead.spam) return undefined
  if (lead.leadStatus === 'dead' || isDone(lead)) return 'done'
  return lead.wroteBackAt || !lead.repliedAt ? 'answer' : 'answered'
}

/** The one queue of a lead on a day (`YYYY-MM-DD`) of the house; undefined of what is kept apart. */
export const queueOf = (
  lead: MayWait,
  today: string,
): 'answer' | 'follow-up' | 'waiting' | 'done' | undefined => {
  const stage = stageOf(lead)
  if (stage !== 'answered') return stage
  return lead.followUpOn && lead.followUpOn <= today ? 'follow-up' : 'waiting'
}

/** What a lead waits for; undefined where nothing does. Of one day the promised answer comes first. */
export const waitOf = (timeZone: string, lead: MayWait): Wait | undefined => {
  const { dueAt, followUpOn } = lead
  const stage = stageOf(lead)
  if (!stage || stage === 'done') return undefined
  const promised = dueAt && stage === 'answer' ? dayIn(timeZone, new Date(dueAt)) : undefined
  if (followUpOn && (!promised || followUpOn < promised))
    return { day: followUpOn, for: 'follow-up' }
  return promised ? { day: promised, for: 'answer' } : undefined
}
