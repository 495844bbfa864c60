import { type GroupName, groupNames } from '@bong-bari/contract'

/** What runs by the clock, or for a queue, and answers nobody. */
const scheduled = [
  'asset-sweep',
  'lead-retention',
  'notices',
  'picture-sweep',
  'publish',
  'reactions',
  'video-refresh',
] as const
type ScheduledName = (typeof scheduled)[number]

/** The endpoint groups, what answers where no route does, and what runs by the clock. */
export type FunctionName = GroupName | 'fallback' | 'pages' | ScheduledName

export const functionNames: readonly FunctionName[] = [
  ...groupNames,
  'fallback',
  'pages',
  ...scheduled,
]

export const isScheduled = (name: FunctionName) => scheduled.some((one) => one === name)

/** Whose instances can be reserved. */
export const reservable = functionNames.filter((name) => !isScheduled(name))
