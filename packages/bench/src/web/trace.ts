import type { Task } from './steadiness.ts'

type Event = {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds; `tdur` those of the processor alone, whatever else the machine does. */
  ts: number
  dur?: number
  tdur?: number
  args?: { name?: string }
}

export const traceCategories = [
  'loading',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
]

const milliseconds = (micro: number) => micro / 1_000

/**
 * Tasks of the thread that painted first, in ms of processor time times `slowness`, and when it
 * painted. Throws where nothing was painted.
 */
export const readTrace = (trace: string, slowness: number) => {
  const events: Event[] = JSON.parse(trace).traceEvents
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
