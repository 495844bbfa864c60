import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { jsonAnswer } from '../front/api-answer.ts'
import { startVideoSchedule } from './schedules.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-01T00:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const scheduled = (configured: boolean) => {
  const events: object[] = []
  const invoke = async (name: string, event: object) => {
    expect(name).toBe('video-refresh')
    events.push(event)
    return jsonAnswer(200, { outcome: 'refreshed' })
  }
  const schedule = startVideoSchedule({ invoke }, { now: Date.now, configured })
  const count = (list: string) =>
    events.filter((event) => 'list' in event && event.list === list).length
  return { events, schedule, count }
}

test('LIM-01 LIM-02 each list is refreshed at once and then at its interval', async () => {
  const { events, schedule, count } = scheduled(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(events).toEqual(
    ['latest', 'sweep', 'popular', 'channel'].map((list) => ({
      list,
      time: '2026-03-01T00:00:00.000Z',
    })),
  )
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  expect(['latest', 'popular', 'sweep', 'channel'].map(count)).toEqual([1 + 12, 1 + 4, 1, 1 + 4])
  await vi.advanceTimersByTimeAsync(23 * 60 * 60_000)
  expect(count('sweep')).toBe(2)
  schedule.stop()
  const before = events.length
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  expect(events).toHaveLength(before)
})
