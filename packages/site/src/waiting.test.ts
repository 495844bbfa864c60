import { expect, test } from 'vitest'
import { queueOf, waitOf } from './waiting.ts'

// The last millisecond of the 26th in Kolkata.
const dueAt = '2026-11-26T18:29:59.999Z'
const lead = { leadStatus: 'new', dueAt }

test('a request waits for the promised answer by the end of its day in the brand’s zone', () => {
  expect(waitOf(lead)).toEqual({ day: '2026-11-26', for: 'answer' })
  expect(waitOf({ ...lead, dueAt: '2026-11-26T18:30:00.000Z' })?.day).toBe('2026-11-27')
})

test('the earlier of answer and follow-up counts, of one day the answer', () => {
  const followingUp = (followUpOn: string) => waitOf({ ...lead, followUpOn })
  expect(followingUp('2026-11-25')).toEqual({ day: '2026-11-25', for: 'follow-up' })
  expect(followingUp('2026-11-26')).toEqual({ day: '2026-11-26', for: 'answer' })
  expect(followingUp('2026-11-27')).toEqual({ day: '2026-11-26', for: 'answer' })
})

test('what was answered waits for its follow-up alone', () => {
  const answered = { leadStatus: 'hot', dueAt: null }
  expect(waitOf(answered)).toBeUndefined()
  expect(waitOf({ ...answered, followUpOn: '2026-11-30' })).toEqual({
    day: '2026-11-30',
    for: 'follow-up',
  })
})

test('who is dead or spam waits for nothing', () => {
  const both = { ...lead, followUpOn: '2026-11-25' }
  expect(waitOf({ ...both, leadStatus: 'dead' })).toBeUndefined()
  expect(waitOf({ ...both, spam: true })).toBeUndefined()
})

const today = '2026-11-24'
const done = '2026-11-24T10:00:00.000Z'
const answered = { leadStatus: 'hot', repliedAt: '2026-11-20T10:00:00.000Z' }

test.each([
  ['answer', { leadStatus: 'new' }],
  ['answer', { leadStatus: 'cold', followUpOn: '2026-11-30' }],
  ['answer', { ...answered, wroteBackAt: done }],
  ['answer', { ...answered, doneAt: '2026-11-23T10:00:00.000Z', wroteBackAt: done }],
  ['follow-up', { ...answered, followUpOn: '2026-11-23' }],
  ['follow-up', { ...answered, followUpOn: today }],
  ['waiting', { ...answered, followUpOn: '2026-11-25' }],
  ['waiting', answered],
  ['done', { leadStatus: 'dead' }],
  ['done', { ...answered, doneAt: done }],
  ['done', { leadStatus: 'new', doneAt: done }],
  ['done', { ...answered, wroteBackAt: '2026-11-23T10:00:00.000Z', doneAt: done }],
  [undefined, { ...answered, spam: true }],
])('the queue is %s of %o', (queue, lead) => {
  expect(queueOf(lead, today)).toBe(queue)
})

test('what is done waits for nothing until its brand writes again', () => {
  const dueAt = '2026-11-26T18:29:59.999Z'
  expect(waitOf({ leadStatus: 'new', dueAt, doneAt: done })).toBeUndefined()
  const back = { ...answered, dueAt, doneAt: done, wroteBackAt: '2026-11-24T11:00:00.000Z' }
  expect(waitOf(back)?.day).toBe('2026-11-26')
})
