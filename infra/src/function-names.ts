import { type GroupName, groupNames } from '@bong-bari/contract'

/** Run by schedule or queue. */
const scheduled = ['lead-retention', 'notices', 'publish', 'reactions', 'video-refresh'] as const
type ScheduledName = (typeof scheduled)[number]

export type FunctionName = GroupName | 'fallback' | 'pages' | ScheduledName

export const functionNames: readonly FunctionName[] = [
  ...groupNames,
  'fallback',
  'pages',
  ...scheduled,
]

export const isScheduled = (name: FunctionName) => scheduled.some((one) => one === name)

export const reservable = functionNames.filter((name) => !isScheduled(name))
