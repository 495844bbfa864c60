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
}

/** What a lead waits for first, and the calendar day by whose end it should happen. */
export type Wait = { day: string; for: 'answer' | 'follow-up' }

/** What a lead waits for; undefined where nothing does. Of one day the promised answer comes first. */
export const waitOf = (timeZone: string, lead: MayWait): Wait | undefined => {
  const { leadStatus, spam, dueAt, followUpOn } = lead
  if (spam || leadStatus === 'dead') return undefined
  const promised = dueAt ? dayIn(timeZone, new Date(dueAt)) : undefined
  if (followUpOn && (!promised || followUpOn < promised))
    return { day: followUpOn, for: 'follow-up' }
  return promised ? { day: promised, for: 'answer' } : undefined
}
