import { type GroupName, groupNames, routes } from '@bong-bari/contract'

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

/** The public routes of `auth` let the team in. */
const isForVisitors = (name: FunctionName) =>
  name === 'pages' ||
  (name !== 'auth' &&
    routes.some(({ group, route }) => group === name && route.access === 'public'))

export const forVisitors = functionNames.filter(isForVisitors)
export const forTheTeam = functionNames.filter((name) => !isForVisitors(name) && !isScheduled(name))
export const forNobody = functionNames.filter(isScheduled)
