import { assumed } from './usage.ts'

const hoursOfMonth = 30 * 24

/**
 * How often in a month of so many visits each number of our own is written. Each value of a
 * dimension makes a number of its own, as CloudWatch bills them.
 */
export const metricWrites = (visits: number): Record<string, number> => {
  const messages = visits * assumed.messages
  const answers = Object.entries(assumed.answers).map(
    ([source, share]) => [`ChatAnswers ${source}`, messages * share] as const,
  )
  return {
    'Leads request': visits * assumed.requests,
    'Leads spam': visits * assumed.requests,
    // Only once a day is full.
    'Leads held': 0,
    Refusals: visits * assumed.refused,
    ServerErrors: visits * assumed.failed,
    ...Object.fromEntries(answers),
    ChatTokens: messages * assumed.answers.model,
    ExportSize: assumed.exports,
    VideoAge: hoursOfMonth * 12,
    VideosRefreshed: hoursOfMonth * 12,
    VideoRefreshFailed: hoursOfMonth * 12,
    PicturesRemoved: 4,
    AssetsRemoved: 30,
    LeadsErased: 30,
    PublishFailed: 10,
    ReactionsFailed: 10,
    UnreadableItems: 0,
  }
}

/** Hours of a month in which something is written that is written so often, at any time. */
export const metricHours = (writes: number) => hoursOfMonth * -Math.expm1(-writes / hoursOfMonth)

/** How many numbers are paid for: each for the part of the month in which it is written. */
export const billedMetrics = (visits: number) =>
  Object.values(metricWrites(visits)).reduce(
    (sum, writes) => sum + metricHours(writes) / hoursOfMonth,
    0,
  )
