import { assumed } from './usage.ts'

const hoursOfMonth = 30 * 24

/** Monthly writes of each custom metric. CloudWatch bills every dimension value as its own metric. */
export const metricWrites = (visits: number): Record<string, number> => {
  const messages = visits * assumed.messages
  const answers = Object.entries(assumed.answers).map(
    ([source, share]) => [`ChatAnswers ${source}`, messages * share] as const,
  )
  return {
    'Leads request': visits * assumed.requests,
    'Leads spam': visits * assumed.requests,
    // Only when a day is full.
    'Leads held': 0,
    Refusals: visits * assumed.refused,
    ServerErrors: visits * assumed.failed,
    ...Object.fromEntries(answers),
    ChatTokens: messages * assumed.answers.model,
    ExportSize: assumed.exports,
    VideoAge: hoursOfMonth * 12,
    VideosRefreshed: hoursOfMonth * 12,
    VideoRefreshFailed: hoursOfMonth * 12,
    LeadsErased: 30,
    PublishFailed: 10,
    ReactionsFailed: 10,
    UnreadableItems: 0,
    PermissionsRefused: 0,
  }
}

/** Expected hours of a month with at least one of so many random writes. */
export const metricHours = (writes: number) => hoursOfMonth * -Math.expm1(-writes / hoursOfMonth)

/** Billed metrics, each by its share of the month's hours. */
export const billedMetrics = (visits: number) =>
  Object.values(metricWrites(visits)).reduce(
    (sum, writes) => sum + metricHours(writes) / hoursOfMonth,
    0,
  )
