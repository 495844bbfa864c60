import { type AnsweringName, answeringNames } from '@bong-bari/contract'

/** Run by schedule or queue. */
const scheduled = ['notices', 'publish', 'reactions', 'video-refresh'] as const
type ScheduledName = (typeof scheduled)[number]

export type FunctionName = AnsweringName | 'pages' | ScheduledName

export const functionNames: readonly FunctionName[] = [...answeringNames, 'pages', ...scheduled]

export const isScheduled = (name: FunctionName) => scheduled.some((one) => one === name)

export const reservable = functionNames.filter((name) => !isScheduled(name))
