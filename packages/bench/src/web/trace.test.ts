import { expect, test } from 'vitest'
import { blockingTime } from './steadiness.ts'
import { readTrace } from './trace.ts'

const page = { pid: 7, tid: 1 }

const task = (ts: number, dur: number, tdur: number, thread = page) => ({
  name: 'RunTask',
  ph: 'X',
  ...thread,
  ts: ts * 1_000,
  dur: dur * 1_000,
  tdur: tdur * 1_000,
})

const thread = (name: string, where = page) => ({
  name: 'thread_name',
  ph: 'M',
  ts: 0,
  ...where,
  args: { name },
})

const paint = { name: 'firstContentfulPaint', ph: 'R', ...page, ts: 100_000 }

const traceOf = (...events: object[]) => JSON.stringify({ traceEvents: events })

test('the tasks of the page that painted count by their own processor time, times the slowness', () => {
  const other = { pid: 7, tid: 2 }
  const blank = { pid: 8, tid: 1 }
  const trace = traceOf(
    thread('Compositor', other),
    thread('CrRendererMain', blank),
    thread('CrRendererMain'),
    task(20, 70, 60),
    paint,
    task(120, 900, 25),
    task(130, 90, 90, other),
    task(140, 90, 90, blank),
  )
  const { tasks, firstPaint } = readTrace(trace, 4)
  expect(firstPaint).toBe(100)
  expect(tasks).toEqual([
    { until: 90, duration: 240 },
    { until: 1_020, duration: 100 },
  ])
  expect(blockingTime(tasks, firstPaint)).toBe(50)
})

test('a page that painted nothing is no measurement', () => {
  expect(() => readTrace(traceOf(thread('CrRendererMain')), 4)).toThrow('no first paint')
})
