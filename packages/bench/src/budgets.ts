export type Budget = {
  what: string
  unit: string
  /** A row falls short beyond this. */
  accept: number
  /** What the best product in the field would have. */
  aim: number
  higherIsBetter?: true
  /** A time, which depends on how busy the machine is and fails nothing. */
  noisy?: true
}

const budget = (what: string, unit: string, accept: number, aim: number): Budget => ({
  what,
  unit,
  accept,
  aim,
})
const score = (what: string, accept: number): Budget => ({
  ...budget(what, 'points', accept, 100),
  higherIsBetter: true,
})
const time = (what: string, unit: string, accept: number, aim: number): Budget => ({
  ...budget(what, unit, accept, aim),
  noisy: true,
})

/** All limits, in printing order. KB are 1,000 bytes, compressed with brotli. */
export const budgets = {
  W1: budget('JavaScript before load, every public page', 'KB', 4, 2),
  W2: budget('JavaScript of a public page, once idle', 'KB', 25, 12),
  W2i: budget('the same with its form or its chat in use', 'KB', 95, 80),
  W2r: budget('requests of a first visit to Home but pictures of videos', 'requests', 22, 15),
  'W2r other': budget('the same, any other page', 'requests', 15, 10),
  W3: budget('HTML and CSS before load on Home', 'KB', 40, 25),
  W3f: budget('fonts of a public page, once idle', 'KB', 90, 60),
  W4: budget('first paint and LCP against Eleventy, throttling applied', 'times', 1.6, 1.2),
  'W5 TBT': time('main thread blocked while loading', 'ms', 50, 0),
  'W5 CLS': budget('layout shift, effects on', 'score', 0.01, 0),
  W6: budget('public pages that lack text or meta in the raw HTML', 'pages', 0, 0),
  W7: budget('JavaScript of the office until the leads can be worked with', 'KB', 150, 125),
  'W7 tab': budget('what opening another tab or page of the office adds', 'KB', 35, 15),
  'W7 editor': budget('what writing a post adds', 'KB', 73, 15),
  'W8 pictures': budget('our pictures on Home', 'KB', 150, 100),
  'W8 audio': budget('audio files before a gesture', 'files', 0, 0),
  'W8 others': budget('requests to others before a click, but thumbnails', 'requests', 0, 0),
  'W9 performance': { ...score('Lighthouse, performance', 95), noisy: true },
  'W9 accessibility': score('Lighthouse, accessibility', 100),
  'W9 best practices': score('Lighthouse, best practices', 100),
  'W9 SEO': score('Lighthouse, SEO', 100),
  'W10 typing': time('a key in a long post, 95 of 100, 6x slower', 'ms', 50, 30),
  'W10 presses': time('the longest task of a press or a key, 6x slower', 'ms', 200, 100),
  L1: budget('cold path of a public read against the default packaging', 'times', 0.7, 0.6),
  L3: budget('static imports of a function', 'KB', 450, 350),
  'D1 status': budget('calls one after the other, status of a lead', 'calls', 3, 2),
  'D1 lead': budget('the same, a new lead', 'calls', 6, 3),
  'D1 post': budget('the same, a post changed', 'calls', 4, 3),
  'D1 chat': budget('the same, a chat message', 'calls', 3, 2),
  'D2 poll': budget('read units of an idle poll of the office', 'units', 4, 1.5),
  'D2 cold reads': budget('table reads of a published page, cold edge', 'reads', 0, 0),
  'D2 cold calls': budget('function calls of a published page, cold edge', 'calls', 0, 0),
  'D2 reads': budget('table reads of a page view, warm edge', 'reads', 0, 0),
  'D2 calls': budget('function calls of a page view, warm edge', 'calls', 0, 0),
  'D3 list': budget('read units of a page of leads, 20,000 against 2,000', 'times', 1, 1),
  'D3 search': budget('the same, a search', 'times', 1.2, 1),
  'D3 status': budget('write units of a status, 20,000 leads against 2,000', 'times', 1, 1),
  'B1 60': time('Bong Bot, a message, 60 rows', 'ms', 1, 0.3),
  'B1 1000': time('Bong Bot, a message, 1,000 rows', 'ms', 5, 2),
  'B1 cold': budget('first answer of a cold chat, against its init', 'times', 4, 2),
  'X1 memory': budget('memory of an export, 10,000 leads against 1,000', 'times', 4, 1.5),
  'X1 time': time('export of 10,000 leads', 's', 20, 10),
  C1: time('pnpm test, start to end', 'min', 10, 8),
  'C2 memory': budget('peak memory of all that pnpm start runs', 'MB', 900, 500),
  'C2 cold': time('pnpm start, nothing built', 's', 60, 40),
  'C2 warm': time('pnpm start, all built', 's', 12, 4),
} satisfies Record<string, Budget>

export type BudgetId = keyof typeof budgets
