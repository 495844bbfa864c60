// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../../test/in-app.tsx'
import { stubApi } from '../../../test/stub-api.ts'
import { queryClient } from '../../api.ts'
import { MaLineCard } from './ma-line.tsx'
import { maLineKey } from './ma-line-today.ts'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const eat = { bn: 'ভাত খা।', latin: 'Bhat kha.' }
const sleep = { bn: 'ঘুমো।', latin: 'Ghumo.' }
const published = (line: object) =>
  new Response(
    `<script type="application/json" id="known">${JSON.stringify([[maLineKey, line]])}</script>`,
  )

test('a page of yesterday asks for the line of today, and one of today for nothing', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-11-23T18:31:00Z') })
  const { to } = stubApi({ 'GET /': () => published({ day: '2026-11-24', ...sleep }) })
  queryClient.setQueryData(maLineKey, { day: '2026-11-23', ...eat })
  renderInApp(<MaLineCard />, '/')
  expect(await screen.findByText('ঘুমো।')).toBeTruthy()
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(to('GET', '/')).toHaveLength(1)
})

test('a tab that is open over midnight says the new line within two minutes', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-11-23T18:29:00Z') })
  stubApi({ 'GET /': () => published({ day: '2026-11-24', ...sleep }) })
  queryClient.setQueryData(maLineKey, { day: '2026-11-23', ...eat })
  renderInApp(<MaLineCard />, '/')
  expect(screen.getByText('ভাত খা।')).toBeTruthy()
  await vi.advanceTimersByTimeAsync(3 * 60_000)
  await waitFor(() => expect(screen.getByText('ঘুমো।')).toBeTruthy())
})

test('it is sent as a link', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-11-23T08:29:00Z') })
  stubApi({})
  queryClient.setQueryData(maLineKey, { day: '2026-11-23', ...eat })
  renderInApp(<MaLineCard />, '/')
  const href = screen.getByRole('link', { name: /Send it/ }).getAttribute('href') ?? ''
  expect(decodeURIComponent(href)).toMatch(/^https:\/\/wa\.me\/\?text=ভাত খা।\nBhat kha\.\nhttp/)
})
