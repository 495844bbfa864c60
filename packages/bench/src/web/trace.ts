/** End and duration of a task, in ms. */
type Task = { until: number; duration: number }
/** Time and size of a layout shift. */
export type Shift = { at: number; value: number }

/** Milliseconds after which a task blocks input. */
const longTaskMs = 50

/** Total blocking time: the excess of tasks after the first paint. */
export const blockingTime = (tasks: readonly Task[], firstPaint: number) =>
  tasks
    .filter(({ until }) => until > firstPaint)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - longTaskMs), 0)

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

type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds; `tdur` is processor time. */
  ts: number
  dur?: number
  tdur?: number
  args?: { name?: string; data?: { type?: string } }
}

export const traceCategories = [
  'loading',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
]

const milliseconds = (micro: number) => micro / 1_000

/**
 * Tasks of the thread that painted first, in processor ms times `slowness`, and the paint time.
 * Throws without a paint.
 */
export const readTrace = (trace: string, slowness: number) => {
  const events: TraceEvent[] = JSON.parse(trace).traceEvents
  const paint = events.find(({ name }) => name === 'firstContentfulPaint')
  if (!paint) throw new Error('The trace has no first paint.')
  const main = events.find(
    ({ name, pid, args }) =>
      name === 'thread_name' && pid === paint.pid && args?.name === 'CrRendererMain',
  )
  const tasks = events.flatMap(({ name, ph, pid, tid, ts, dur = 0, tdur = 0 }): Task[] =>
    name === 'RunTask' && ph === 'X' && pid === paint.pid && tid === main?.tid
      ? [{ until: milliseconds(ts + dur), duration: slowness * milliseconds(tdur) }]
      : [],
  )
  return { tasks, firstPaint: milliseconds(paint.ts) }
}

/** Tasks that handled a key, in processor ms times `slowness`. */
export const keyTasks = (trace: string, slowness: number) => {
  const events: TraceEvent[] = JSON.parse(trace).traceEvents
  const typed = events.filter(
    ({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keypress',
  )
  const holds = (task: TraceEvent) =>
    typed.some(
      ({ pid, tid, ts }) =>
        pid === task.pid && tid === task.tid && ts >= task.ts && ts < task.ts + (task.dur ?? 0),
    )
  return events
    .filter((one) => one.name === 'RunTask' && one.ph === 'X' && holds(one))
    .map(({ tdur = 0 }) => slowness * milliseconds(tdur))
}

/** The longest task of the thread that was given input, in processor ms times `slowness`. */
export const longestTask = (trace: string, slowness: number) => {
  const events: TraceEvent[] = JSON.parse(trace).traceEvents
  const input = events.find(({ name }) => name === 'EventDispatch')
  if (!input) throw new Error('Nothing was pressed.')
  const tasks = events.filter(
    ({ name, ph, pid, tid }) =>
      name === 'RunTask' && ph === 'X' && pid === input.pid && tid === input.tid,
  )
  return slowness * milliseconds(Math.max(...tasks.map(({ tdur = 0 }) => tdur)))
}
