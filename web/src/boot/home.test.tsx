import { screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { drawPage } from '../../test/draw-page.tsx'
import { refused, stubApi } from '../../test/stub-api.ts'
import { MaLineCard } from '../features/home/home-page.tsx'
import { startMaLine } from './home.ts'

const eat = { day: '2026-11-23', bn: 'ভাত খা।', latin: 'Bhat kha.' }
const sleep = { day: '2026-11-24', bn: 'ঘুমো।', latin: 'Ghumo.' }

const published = () => new Response(`<main>${renderToString(<MaLineCard line={sleep} />)}</main>`)

const showAt = async (now: string) => {
  vi.useFakeTimers({ now: Date.parse(now) })
  await drawPage(<MaLineCard line={eat} />)
  startMaLine()
}

afterEach(() => {
  vi.clearAllTimers()
})

test('a page of yesterday asks for the line of today, and one of today for nothing', async () => {
  const { to } = stubApi({ 'GET /': published })
  await showAt('2026-11-23T18:31:00Z')
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(screen.getByText('ঘুমো।')).toBeTruthy()
  expect(screen.queryByText('ভাত খা।')).toBeNull()
  expect(to('GET', '/')).toHaveLength(1)
})

test('a tab that is open over midnight says the new line within two minutes', async () => {
  stubApi({ 'GET /': published })
  await showAt('2026-11-23T18:29:00Z')
  expect(screen.getByText('ভাত খা।')).toBeTruthy()
  await vi.advanceTimersByTimeAsync(2 * 60_000)
  expect(screen.getByText('ঘুমো।')).toBeTruthy()
})

test('where the newer page cannot be read, the line stays', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  stubApi({ 'GET /': () => refused(503, 'busy', 'Later.') })
  await showAt('2026-11-23T18:31:00Z')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(screen.getByText('ভাত খা।')).toBeTruthy()
})

test('it is sent as a link', async () => {
  await showAt('2026-11-23T08:29:00Z')
  const href = screen.getByRole('link', { name: /Send it/ }).getAttribute('href') ?? ''
  expect(decodeURIComponent(href)).toMatch(/^https:\/\/wa\.me\/\?text=ভাত খা।\nBhat kha\.\nhttp/)
})
