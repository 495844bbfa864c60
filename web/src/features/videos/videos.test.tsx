// @vitest-environment jsdom
import { fallbackLatest, fallbackPopular } from '@bong-bari/site'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../../test/in-app.tsx'
import { json, refused, stubApi } from '../../../test/stub-api.ts'
import { queryClient } from '../../api.ts'
import { LatestFloor } from './latest-floor.tsx'
import { PopularFloor } from './popular-floor.tsx'

const videoOf = (number: number) => ({
  videoId: `video-0000${number}`,
  thumbnail: `https://i.ytimg.com/vi/video-0000${number}/hqdefault.jpg`,
  title: `ভিডিও ${number}`,
  publishedAt: '2026-07-04T10:00:00.000Z',
})

const latest = 'GET /api/youtube/latest'
const popular = 'GET /api/youtube/popular'
const minute = 60_000

const titles = (floor: string) =>
  [...screen.getByRole('region', { name: floor }).querySelectorAll('h3')].map(
    ({ textContent }) => textContent,
  )

const show = () =>
  renderInApp(
    <>
      <LatestFloor />
      <PopularFloor />
    </>,
    '/',
  )

beforeEach(() => queryClient.clear())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('HOME-04 HOME-05 API-01 API-02 the first three of each list of the server are shown', async () => {
  stubApi({
    [latest]: () => json([1, 2, 3, 4].map(videoOf)),
    [popular]: () => json([5, 6, 7, 8].map(videoOf)),
  })
  show()
  await waitFor(() => expect(titles('Latest Comedy')).toEqual(['ভিডিও 1', 'ভিডিও 2', 'ভিডিও 3']))
  expect(titles('Most Loved Comedy')).toEqual(['ভিডিও 5', 'ভিডিও 6', 'ভিডিও 7'])
})

test('HOME-06 the windows are shut while a list is on its way', () => {
  stubApi({ [latest]: () => new Promise(() => {}), [popular]: () => new Promise(() => {}) })
  show()
  expect(screen.getAllByText('Opening the windows...')).toHaveLength(2)
  // Three on each floor.
  expect(document.querySelectorAll('.window[data-state=loading]')).toHaveLength(6)
})

test.each([
  ['is empty', () => json([])],
  ['fails', () => refused(500, 'unexpected', 'Something went wrong.')],
])('VID-02 VID-03 VID-04 a list that %s gives way to the fallback', async (_, answer) => {
  stubApi({ [latest]: answer, [popular]: answer })
  show()
  const titlesOf = (videos: readonly { title: string }[]) => videos.map(({ title }) => title)
  await waitFor(() => expect(titles('Latest Comedy')).toEqual(titlesOf(fallbackLatest)))
  await waitFor(() => expect(titles('Most Loved Comedy')).toEqual(titlesOf(fallbackPopular)))
})

test('LIM-01 LIM-02 Latest is read again every 5 minutes and Most Loved every 15', async () => {
  vi.useFakeTimers()
  let number = 0
  const { to } = stubApi({
    [latest]: () => json([videoOf(++number)]),
    [popular]: () => json([videoOf(9)]),
  })
  const reads = () => [latest, popular].map((key) => to('GET', key.slice(4)).length)
  show()
  await act(() => vi.advanceTimersByTimeAsync(5 * minute - 1))
  expect(reads()).toEqual([1, 1])
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(reads()).toEqual([2, 1])
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(titles('Latest Comedy')).toEqual(['ভিডিও 2'])
  await act(() => vi.advanceTimersByTimeAsync(10 * minute))
  expect(reads()).toEqual([4, 2])
})

test('a refresh that fails keeps the videos that were there', async () => {
  vi.useFakeTimers()
  let fails = false
  stubApi({
    [latest]: () => (fails ? refused(503, 'unexpected', 'Away.') : json([videoOf(1)])),
    [popular]: () => json([]),
  })
  show()
  await act(() => vi.advanceTimersByTimeAsync(10))
  fails = true
  await act(() => vi.advanceTimersByTimeAsync(6 * minute))
  expect(titles('Latest Comedy')).toEqual(['ভিডিও 1'])
})
