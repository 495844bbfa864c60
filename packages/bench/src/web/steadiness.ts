/** When a task of a page ended and how long it kept the processor, in ms. */
export type Task = { until: number; duration: number }
/** When parts of a page moved, in ms, and how far. */
export type Shift = { at: number; value: number }

/** Milliseconds that a task may take before whoever taps has to wait for it. */
const patience = 50

/** Total blocking time: what tasks took beyond that, from the first paint on. */
export const blockingTime = (tasks: readonly Task[], firstPaint: number) =>
  tasks
    .filter(({ until }) => until > firstPaint)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - patience), 0)

const gap = 1_000
const longest = 5_000

/**
 * Cumulative layout shift: the worst window of shifts, one that ends with a second of rest or after
 * five. `shifts` are in the order of time.
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

/** The middle one; of an even number the lower of the two in the middle. */
export const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? 0
