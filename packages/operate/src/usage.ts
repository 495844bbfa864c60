/**
 * One visit, measured by `functions/testing/measure-visit.ts`: all of Home, the blog and a post, on a phone with an empty cache. Bytes on
 * the wire.
 */
export const visit = {
  measuredOn: '2026-11-21',
  pages: 3,
  files: 56,
  calls: 8,
  bytes: 401_423,
}

/** Assumptions only a live site can check. */
export const assumed = {
  /** Chat messages and requests per visit. */
  messages: 0.1,
  requests: 0.001,
  /** Recipients of a request's notice. */
  told: 3,
  /** CloudFront's copies of a cached answer. */
  edges: 6,
  /** Average over the routes. */
  keptSeconds: 120,
  pageSeconds: 60,
  /** Share of file requests that go to the bucket. */
  missed: 0.05,
  /** Monthly hours the dashboard is open; it polls every 30 seconds. */
  dashboardHours: 60,
  /** Per call, 0.5 GB for 40 ms; per chat message without a model, 80 ms. */
  callGigabyteSeconds: 0.02,
  messageGigabyteSeconds: 0.04,
  /** Table reads and writes per call. */
  reads: 3,
  writes: 1,
  /** Extra writes per chat message, to count the answer. */
  messageWrites: 1,
  /** Per call, at API Gateway and the function. */
  logBytes: 700,
  storedGigabytes: 2,
  /** Pages requested again within the minute of caching. */
  livePages: 20,
  /** Public pages, mostly posts; monthly changes, and pages affected by each. */
  publicPages: 500,
  changes: 300,
  pagesOfAChange: 6,
  deployments: 8,
  /** Monthly changes of the video lists, and so of Home. */
  newVideoLists: 8_640,
  /** Per check of what is due, and per page rendered and compared. */
  lookGigabyteSeconds: 0.05,
  pageGigabyteSeconds: 0.03,
  /** Shares of a visit's calls that are refused or fail. */
  refused: 0.01,
  failed: 0.0001,
  answers: {
    row: 0.5,
    handoff: 0.02,
    fact: 0.1,
    model: 0.15,
    search: 0.1,
    template: 0.05,
    'built-in': 0.08,
  },
  /** Monthly. */
  exports: 10,
  /** US dollars per million tokens of a small model, in and out. */
  millionTokens: 1,
  /** With a channel and a model configured. */
  alarmMetrics: 26,
} as const
