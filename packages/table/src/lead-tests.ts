import type { Lead, LeadDue, LeadStatus } from '@bong-bari/contract'
import { dueDayOf, type LeadPlace } from './lead-place.ts'

/** What a lead is tested for; undefined lets all pass. Each has to be named. */
export type LeadTests = {
  leadStatus: LeadStatus | undefined
  opened: boolean | undefined
  /** Null is nobody. */
  ownerId: string | null | undefined
  /** What waits for something; with `kind` only what is due by the end of `day`, or was before it. */
  due: { kind: LeadDue | undefined; day: string } | undefined
}

export const noLeadTests: LeadTests = {
  leadStatus: undefined,
  opened: undefined,
  ownerId: undefined,
  due: undefined,
}

const same =
  <Name extends 'leadStatus' | 'opened'>(name: Name) =>
  (lead: LeadPlace, { [name]: wanted }: LeadTests) =>
    wanted === undefined || lead[name] === wanted

/** Whether a day is what is asked for; undefined is the day of what waits for nothing. */
export const isDue = (at: string | undefined, wanted: LeadTests['due']) => {
  if (!wanted) return true
  if (!at) return false
  if (wanted.kind === 'late') return at < wanted.day
  return wanted.kind === undefined || at === wanted.day
}

const passes: { [Name in keyof LeadTests]: (lead: LeadPlace, tests: LeadTests) => boolean } = {
  leadStatus: same('leadStatus'),
  opened: same('opened'),
  ownerId: ({ ownerId = null }, wanted) =>
    wanted.ownerId === undefined || ownerId === wanted.ownerId,
  due: (lead, { due }) => isDue(dueDayOf(lead), due),
}

/** Whether a lead is one of those that the tests leave. */
export const passesTests = (lead: Lead & { spam?: boolean | undefined }, tests: LeadTests) =>
  Object.values(passes).every((test) => test(lead, tests))
