// @vitest-environment jsdom
import { api } from '@bong-bari/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keyOf, queryClient } from '../../api.ts'
import { NextUpload } from './next-upload.tsx'

const minute = 60_000

/** The hours by which the visitor's clock is ahead of UTC. */
const clocksAhead = (hours: number) =>
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-60 * hours)

beforeEach(() => {
  clocksAhead(5.5)
  vi.useFakeTimers()
  vi.setSystemTime('2026-11-24T23:58:00+05:30')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const sign = (settingValue: string) => {
  queryClient.setQueryData(keyOf(api.settings.publicList), [
    { settingKey: 'nextUpload', settingType: 'moment', settingValue },
  ])
  return (
    <QueryClientProvider client={queryClient}>
      <NextUpload />
    </QueryClientProvider>
  )
}
const said = () => screen.queryByRole('time')?.textContent
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

test('the sign says day and hour in both languages, and leads to the entry for calendars', () => {
  const { container } = render(sign('2026-11-27T20:00'))
  expect(said()).toBe('Friday at 8 pm')
  expect(container.textContent).toContain('পরের ভিডিও শুক্রবার রাত ৮টায়')
  expect(screen.getByRole('time').getAttribute('datetime')).toBe('2026-11-27T14:30:00.000Z')
  const link = screen.getByRole('link', { name: 'Add to calendar' })
  expect(link.getAttribute('href')).toBe('/next-upload.ics')
})

test('a tab that stays open says today from midnight in Kolkata on, and nothing once the hour has come', () => {
  const { container } = render(sign('2026-11-25T00:30'))
  expect(said()).toBe('tomorrow at 12:30 am')
  pass(3 * minute)
  expect(said()).toBe('today at 12:30 am')
  pass(28 * minute)
  expect(said()).toBe('today at 12:30 am')
  pass(2 * minute)
  expect(container.innerHTML).toBe('')
})

test('HTML that is kept says the date, and what takes it over hides an hour that has come', () => {
  const html = renderToString(sign('2026-11-25T00:30'))
  expect(html).toContain('Wednesday 25 November at 12:30 am')
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = html
  vi.setSystemTime('2026-11-25T06:00:00+05:30')
  render(sign('2026-11-25T00:30'), { container, hydrate: true })
  expect(container.innerHTML).toBe('')
})

test('where clocks show another time, the sign says whose time it is', () => {
  clocksAhead(0)
  render(sign('2026-11-27T20:00'))
  expect(said()).toBe('Friday at 8 pm, Kolkata time')
})

test.each(['', 'soon', '2026-13-27T20:00'])('for "%s" there is no sign', (settingValue) => {
  expect(render(sign(settingValue)).container.innerHTML).toBe('')
})
