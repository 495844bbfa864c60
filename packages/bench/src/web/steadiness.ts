/** End and duration of a task, in ms. */
export type Task = { until: number; duration: number }
/** Time and size of a layout shift. */
export type Shift = { at: number; value: number }

/** Milliseconds after which a task blocks input. */
const patience = 50

/** Total blocking time: the excess of tasks after the first paint. */
export const blockingTime = (tasks: readonly Task[], firstPaint: number) =>
  tasks
    .filter(({ until }) => until > firstPaint)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - patience), 0)

const gap = 1_000
const longest = 5_000

/**
 * Cumulative layout shift: the worst window, which ends after a second of rest or after five.
 * `shifts` are sorted by time.
 */
export const layoutShift = (shifts: readonly Shift[]) => {
  let worst = 0
  let window = { from: -Infinity, to: -Infinity, sum: 0 }
  for (const { at, value } of shifts) {
    const goes = at - window.to < gap && at - window.from < longest
    window = goes
      ? { ...window, to: at, sum: window.sum + value }
      : { from: at, to: at, sum: value }
    worst = Math.max(worst, window.sum)
  }
  return worst
}

/** Of an even number the lower middle one. */
export const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? 0
