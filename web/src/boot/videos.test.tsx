import { screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { drawPage } from '../../test/draw-page.tsx'
import { json, refused, stubApi } from '../../test/stub-api.ts'
import { LatestFloor, PopularFloor } from '../features/videos/floors.tsx'
import { startPlayer } from './player.ts'
import { startFreshVideos } from './videos.ts'

const videoOf = (number: number) => ({
  videoId: `video-0000${number}`,
  thumbnail: `https://i.ytimg.com/vi/video-0000${number}/hqdefault.jpg`,
  title: `ভিডিও ${number}`,
  publishedAt: '2026-07-04T10:00:00.000Z',
})

const latest = 'GET /api/youtube/latest'
const popular = 'GET /api/youtube/popular'
const minuteMs = 60_000

const titles = (floor: string) =>
  [...screen.getByRole('region', { name: floor }).querySelectorAll('h3')].map(
    ({ textContent }) => textContent,
  )

beforeAll(startPlayer)
beforeEach(async () => {
  vi.useFakeTimers()
  vi.clearAllTimers()
  await drawPage(
    <>
      <LatestFloor videos={[1, 2, 3].map(videoOf)} />
      <PopularFloor videos={[4, 5, 6].map(videoOf)} />
    </>,
  )
  startFreshVideos()
})

test('LIM-01 LIM-02 API-01 API-02 Latest is read again every 5 minutes and Most Loved every 15', async () => {
  const { to } = stubApi({
    [latest]: () => json([7, 2, 3].map(videoOf)),
    [popular]: () => json([8, 5, 6].map(videoOf)),
  })
  const reads = () => [latest, popular].map((key) => to('GET', key.slice(4)).length)
  await vi.advanceTimersByTimeAsync(5 * minuteMs - 1)
  expect(reads()).toEqual([0, 0])
  await vi.advanceTimersByTimeAsync(1)
  expect(reads()).toEqual([1, 0])
  expect(titles('Latest Comedy')).toEqual(['ভিডিও 7', 'ভিডিও 2', 'ভিডিও 3'])
  const [link] = screen.getByRole('region', { name: 'Latest Comedy' }).querySelectorAll('article a')
  expect(link?.getAttribute('href')).toBe('/videos/video-00007')
  await vi.advanceTimersByTimeAsync(10 * minuteMs)
  expect(reads()).toEqual([3, 1])
  expect(titles('Most Loved Comedy')).toEqual(['ভিডিও 8', 'ভিডিও 5', 'ভিডিও 6'])
})

test.each([
  ['fails', () => refused(503, 'unexpected', 'Away.')],
  ['is empty', () => json([])],
])('a refresh that %s keeps the videos that were there', async (_, answer) => {
  stubApi({ [latest]: answer, [popular]: answer })
  await vi.advanceTimersByTimeAsync(16 * minuteMs)
  expect(titles('Latest Comedy')).toEqual(['ভিডিও 1', 'ভিডিও 2', 'ভিডিও 3'])
})

test('a list is not read again under a film that plays', async () => {
  const { to } = stubApi({ [latest]: () => json([videoOf(7)]), [popular]: () => json([]) })
  document.querySelector<HTMLElement>('[data-play]')?.click()
  await vi.advanceTimersByTimeAsync(11 * minuteMs)
  expect(to('GET', '/api/youtube/latest')).toEqual([])
  document.querySelector<HTMLElement>('[data-close-player]')?.click()
  await vi.advanceTimersByTimeAsync(6 * minuteMs)
  expect(titles('Latest Comedy')[0]).toBe('ভিডিও 7')
})
