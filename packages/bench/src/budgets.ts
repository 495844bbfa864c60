export type Budget = {
  what: string
  unit: string
  /** The limit; figures have none. */
  accept?: number
  /** What the best product in the field would have. */
  aim?: number
  higherIsBetter?: true
  /** A time, too variable to fail a run. */
  noisy?: true
  /** A known shortfall, which fails nothing until the mark is removed. */
  known?: true
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

const known = (...row: Parameters<typeof budget>): Budget => ({ ...budget(...row), known: true })
/** A ceiling: the aim is ten times it. */
const atLeast = (what: string, unit: string, accept: number): Budget => ({
  ...budget(what, unit, accept, 10 * accept),
  higherIsBetter: true,
})
const figure = (what: string, unit: string): Budget => ({ what, unit })

/** In printing order. KB are 1,000 bytes, brotli-compressed. */
export const budgets = {
  W1: budget('JavaScript before load, every public page', 'KB', 4, 2),
  W2: budget('JavaScript of a public page, once idle', 'KB', 129, 95),
  'W2 read': budget('the same, the page read to its end', 'KB', 147, 95),
  W2b: budget('routers, forms or dialogs of the office in the first public chunk', 'found', 0, 0),
  W3: budget('HTML and CSS before load on Home', 'KB', 40, 25),
  W3f: budget('fonts before load on Home', 'KB', 130, 100),
  W4: budget('LCP against the plain twin', 'times', 1.1, 1),
  W4a: budget('first paint and LCP against the twin, applied throttling', 'times', 1.2, 1.08),
  'W5 TBT': time('main thread blocked while loading', 'ms', 50, 0),
  'W5 CLS': budget('layout shift, effects on', 'score', 0.01, 0),
  W6: budget('public pages that lack text or meta in the raw HTML', 'pages', 0, 0),
  W7: budget('JavaScript of the office until the leads can be worked with', 'KB', 157, 125),
  W7t: budget('what opening another tab or page of the office adds', 'KB', 35, 15),
  'W7t editor': budget('what writing a post adds', 'KB', 73, 15),
  'W8 pictures': budget('our pictures on Home', 'KB', 150, 100),
  'W8 audio': budget('audio files before a gesture', 'files', 0, 0),
  'W8 strangers': budget('requests to others before a click, but thumbnails', 'requests', 0, 0),
  'W9 performance': { ...score('Lighthouse, performance', 95), noisy: true },
  'W9 accessibility': score('Lighthouse, accessibility', 100),
  'W9 best practices': score('Lighthouse, best practices', 100),
  'W9 SEO': score('Lighthouse, SEO', 100),
  'W10 texts': time(
    'the worst of 126 hostile texts, read as blocks by a function',
    'ms',
    1_000,
    500,
  ),
  'W10 typing': time('a key in a long post, 95 of 100, 6x slower', 'ms', 50, 30),
  'W10 presses': time('the longest task of a press, a key or the wheel, 6x slower', 'ms', 200, 100),
  L1: budget('cold path against the default packaging', 'times', 0.7, 0.6),
  L2: time('init over an empty handler', 'ms', 60, 40),
  'L3 visitors': budget('static imports of a public function', 'KB', 400, 330),
  'L3 any': budget('static imports of any function', 'KB', 450, 350),
  D1: budget('read units of a page of leads, in an old house against a young one', 'times', 1, 1),
  'D1s units': budget('read units of a search', 'units', 60, 20),
  'D1s growth': budget('the same, in an old house against a young one', 'times', 1.2, 1),
  'D1w units': budget("write units of a change of a lead's status", 'units', 25, 12),
  'D1w growth': budget('the same, in an old house against a young one', 'times', 1, 1),
  'D1w largest': budget('the largest item of the table', 'KB', 60, 20),
  'D1w refused': budget('items and expressions that DynamoDB would refuse', 'found', 0, 0),
  D1h: {
    ...budget('what visitors do at once before a partition refuses', 'a second', 100, 200),
    higherIsBetter: true,
  },
  'V partition': budget('a viral hour: write units a second of one partition', 'units', 500, 100),
  'V refused': budget('the same: calls that a throttle refuses', 'calls', 0, 0),
  'V held': figure('the same: requests over those of a day, kept apart and told', 'requests'),
  'V instances': figure('the same: instances of a function at once', 'instances'),
  'V follow': time(
    'the same: share of its time for which the stream is at work',
    'share',
    0.5,
    0.2,
  ),
  'V cost': figure('the same: what it costs', 'dollars'),
  'E leads': atLeast('ceilings: leads that every function and key holds', 'leads', 100_000),
  'E leads of xlsx': { ...atLeast('the same, of one xlsx file', 'leads', 100_000), known: true },
  'E leads of PDF': { ...atLeast('the same, of one PDF', 'leads', 100_000), known: true },
  'E posts': atLeast('the same, posts', 'posts', 20_000),
  'E rows': atLeast('the same, rows of the bot', 'rows', 5_000),
  'E things': atLeast('the same, things in the trash', 'things', 5_000),
  'E leads at once': atLeast('the same, leads changed by one call', 'leads', 200),
  'E a second': atLeast('how often a second before a partition or a throttle refuses', 'times', 50),
  'E room': atLeast('room for the largest that fields take', 'times', 1),
  'E instances': figure('calls a second that ten instances answer', 'calls'),
  'E leads a day': figure('requests taken in a day', 'requests'),
  'D1c status': budget('calls one after the other, status of a lead', 'calls', 3, 2),
  'D1c lead IPv4': budget('the same, a new lead from IPv4', 'calls', 4, 3),
  'D1c lead IPv6': budget('the same, a new lead from IPv6', 'calls', 6, 4),
  'D1c post': known('the same, a post changed', 'calls', 4, 3),
  'D1c chat row': budget('the same, a message that a row answers', 'calls', 3, 2),
  'D1c chat': known('the same, a message that no row answers', 'calls', 3, 2),
  D2: budget('read units of an idle poll of the office', 'units', 4, 1.5),
  'D3 cold reads': budget('table reads of a published page, cold edge', 'reads', 0, 0),
  'D3 cold calls': budget('function calls of a published page, cold edge', 'calls', 0, 0),
  'D3 reads': budget('table reads of a page view, warm edge', 'reads', 0, 0),
  'D3 calls': budget('function calls of a page view, warm edge', 'calls', 0, 0),
  'D3p units': known('read units of publishing a changed post, 20,000 posts', 'units', 60, 30),
  'D3p growth': budget('the same, against 20 posts', 'times', 1.5, 1),
  'D4 quiet': time('until a change is found and shown on its pages', 's', 5, 2),
  'D4 busy': time('the same, after 2,000 other changes', 's', 120, 30),
  'B0 60': known('a cold chat to its first answer, against its init, 60 rows', 'times', 3, 1.5),
  'B0 2000': known('the same, 2,000 rows of five variants each', 'times', 8, 3),
  'B1 60': time('Bong Bot, 60 rows', 'ms', 1, 0.3),
  'B1 2000': time('Bong Bot, 2,000 rows', 'ms', 8, 3),
  'X1 memory': budget('peak memory of an export, 10,000 leads against 1,000', 'times', 4, 1.5),
  'X1 time': time('export of 10,000 leads', 's', 20, 10),
  'X1 unbroken': budget('unbroken text against words', 'times', 3, 1.2),
  'H read': figure('read units of a scene in the house of two years', 'units'),
  'H written': figure('write units of the same', 'units'),
  'H calls': figure('calls of the table', 'calls'),
  'H turns': figure('calls of AWS one after the other', 'calls'),
  'H time': figure('work of the function', 'ms'),
  'S memory': budget('memory of a page left open for an hour', 'times', 1.2, 1.05),
  'S hidden': budget('calls of a hidden page in an hour', 'calls', 0, 0),
  'S busy': budget('main thread at work on an empty blog at rest', '%', 5, 1),
  C1: time('the gate, start to end', 'min', 12, 8),
  'C2 memory': budget('peak memory of all that pnpm start runs', 'MB', 900, 500),
  'C2 cold': time('pnpm start, nothing built', 's', 60, 40),
  'C2 warm': time('pnpm start, all built', 's', 12, 6),
  'C2 hour': budget('what a thread of pnpm start grows by under load', 'MB', 10, 2),
  'C2 hour RSS': time('what all of it grows by', 'MB', 60, 20),
} satisfies Record<string, Budget>

export type BudgetId = keyof typeof budgets
