/**
 * What one visit asks of the site, as `functions/testing/measure-visit.ts` measured it: Home to its
 * end, the blog and one post, on a phone with an empty cache. Bytes go over the wire.
 */
export const visit = {
  measuredOn: '2026-11-21',
  pages: 3,
  files: 56,
  calls: 8,
  bytes: 401_423,
}

/** What is assumed, because only the real site can tell. */
export const assumed = {
  /** Chat messages and collaboration requests in a visit. */
  messages: 0.1,
  requests: 0.001,
  /** Addresses and chats that are told of a request. */
  told: 3,
  /** Copies of a cached answer that CloudFront keeps at places of its own. */
  edges: 6,
  /** Seconds that it keeps one, on average over the routes. */
  keptSeconds: 120,
  /** Seconds that it keeps a public page. */
  pageSeconds: 60,
  /** Of all files asked for, the share that CloudFront fetches from its bucket. */
  missed: 0.05,
  /** Hours a month for which the dashboard stands open; it asks every 30 seconds. */
  dashboardHours: 60,
  /** Gigabyte-seconds of a function's call: 0.5 GB for 40 ms; of a chat message, without a model: 80 ms. */
  callGigabyteSeconds: 0.02,
  messageGigabyteSeconds: 0.04,
  /** Reads and writes of the table for each call that reaches a function. */
  reads: 3,
  writes: 1,
  /** Writes of a chat message beside those: what answered it is counted. */
  messageWrites: 1,
  /** Bytes of log for each call, at API Gateway and at the function. */
  logBytes: 700,
  storedGigabytes: 2,
  /** Pages that some visitor looks at again within the minute for which CloudFront keeps one. */
  livePages: 20,
  /** Public pages in all, most of them posts; changes of the team in a month, and pages that one touches. */
  publicPages: 500,
  changes: 300,
  pagesOfAChange: 6,
  deployments: 8,
  /** How often in a month the lists of videos, and so Home, are others. */
  newVideoLists: 8_640,
  /** Gigabyte-seconds of a look at what is due, and of a page that is rendered and compared. */
  lookGigabyteSeconds: 0.05,
  pageGigabyteSeconds: 0.03,
  /** Of a visit's calls, those that are refused and those that fail. */
  refused: 0.01,
  failed: 0.0001,
  /** Where answers of the chat come from. */
  answers: {
    row: 0.5,
    handoff: 0.02,
    fact: 0.1,
    model: 0.15,
    search: 0.1,
    template: 0.05,
    'built-in': 0.08,
  },
  /** Exports in a month. */
  exports: 10,
  /** What a million tokens of a small model cost, in US dollars; questions and answers together. */
  millionTokens: 1,
  /** Numbers that the alarms read, with a channel and a model configured. */
  alarmMetrics: 25,
} as const
