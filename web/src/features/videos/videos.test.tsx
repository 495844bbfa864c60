import { fallbackLatest, fallbackPopular, fallbackVideos } from '@bong-bari/site'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawPage } from '../../../test/draw-page.tsx'
import { LatestFloor, PopularFloor, Reach } from './floors.tsx'
import { VideoPage } from './video-page.tsx'
import { VideosPage } from './videos-page.tsx'

const videoOf = (number: number) => ({
  videoId: `video-${String(number).padStart(5, '0')}`,
  thumbnail: `https://i.ytimg.com/vi/${number}/hqdefault.jpg`,
  title: `ভিডিও ${number}`,
  publishedAt: '2025-07-04T18:30:00.000Z',
})

const titlesIn = (floor: string) =>
  [...screen.getByRole('region', { name: floor }).querySelectorAll('h3')].map(
    ({ textContent }) => textContent,
  )
const titlesOf = (videos: readonly { title: string }[]) => videos.map(({ title }) => title)

const showFloors = (latest?: number[], popular?: number[]) =>
  drawPage(
    <>
      <LatestFloor videos={latest?.map(videoOf)} />
      <PopularFloor videos={popular?.map(videoOf)} />
    </>,
  )

test('HOME-04 HOME-05 the first three of each list of the server are shown', async () => {
  await showFloors([1, 2, 3, 4], [5, 6, 7, 8])
  expect(titlesIn('Latest Comedy')).toEqual(['ভিডিও 1', 'ভিডিও 2', 'ভিডিও 3'])
  expect(titlesIn('Most Loved Comedy')).toEqual(['ভিডিও 5', 'ভিডিও 6', 'ভিডিও 7'])
})

test('VID-02 VID-03 VID-04 a list that is empty or missing gives way to the fallback', async () => {
  for (const list of [undefined, []]) {
    await showFloors(list, list)
    expect(titlesIn('Latest Comedy')).toEqual(titlesOf(fallbackLatest))
    expect(titlesIn('Most Loved Comedy')).toEqual(titlesOf(fallbackPopular))
  }
})

const numbers = (subscribers: number | null) => ({
  subscribers,
  views: 9,
  videos: 9,
  recentViews: null,
})

test('the subscribers of the channel are told, else the team’s own words, else nothing', async () => {
  const settings = { reach: 'মাসে ৪ লক্ষ মানুষ' }
  await drawPage(<Reach channel={numbers(12_400)} />, { settings })
  expect(document.body.textContent).toBe('12.4K subscribers')
  for (const channel of [undefined, numbers(null), numbers(0)]) {
    await drawPage(<Reach channel={channel} />, { settings })
    expect(screen.getByText(settings.reach).lang).toBe('bn')
    await drawPage(<Reach channel={channel} />)
    expect(document.body.textContent).toBe('')
  }
})

test('of all videos two dozen have a window at first, each with its day in Kolkata; without any the fallback list stands', async () => {
  const many = Array.from({ length: 30 }, (_, number) => videoOf(number))
  await drawPage(<VideosPage videos={many} search={null} more={null} />, { path: '/videos' })
  expect(screen.getAllByRole('article')).toHaveLength(24)
  expect(screen.getAllByText('July 5, 2025')).toHaveLength(24)
  await drawPage(<VideosPage videos={[]} search={null} more={null} />, { path: '/videos' })
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(titles).toEqual(titlesOf(fallbackVideos))
})

const words = { description: '', shareImage: null }
const page = {
  video: { ...videoOf(1), ...words, duration: 65 },
  newer: null,
  older: videoOf(2),
  alike: [videoOf(3)],
  post: null,
}
const showVideo = (video: Parameters<typeof VideoPage>[0]['video']) =>
  drawPage(<VideoPage video={video} />, { path: '/videos/video-00001' })

test('a film has its window, its words, its neighbours and ways to send it', async () => {
  await showVideo({ ...page, video: { ...page.video, description: 'মা জেতেন।\n\nMa wins.' } })
  expect(screen.getByRole('heading', { level: 1, name: 'ভিডিও 1' })).toBeTruthy()
  expect(screen.getByText(/1:05/)).toBeTruthy()
  expect(screen.getByText('মা জেতেন।').getAttribute('lang')).toBe('bn')
  expect(screen.getByText('Ma wins.')).toBeTruthy()
  const send = screen.getByRole('link', { name: /WhatsApp/ }).getAttribute('href') ?? ''
  expect(decodeURIComponent(send)).toMatch(/text=ভিডিও 1\nhttp.*\/videos\/video-00001$/)
  const beside = within(screen.getByRole('region', { name: /windows beside it/ }))
  expect(beside.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    'ভিডিও 2',
    'ভিডিও 3',
  ])
})

test('without a description nothing is said of what happens', async () => {
  await showVideo(page)
  expect(screen.queryByText(/What happens in it/)).toBeNull()
})

test.each([
  ['gone', 'gone', 'This window is closed for good'],
  ['unknown', undefined, 'No such window in this house'],
] as const)('one that is %s says so and leads on', async (_, video, title) => {
  await showVideo(video)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
  expect(screen.getByRole('link', { name: 'See every window' }).getAttribute('href')).toBe(
    '/videos',
  )
})
