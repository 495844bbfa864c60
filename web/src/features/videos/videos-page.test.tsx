// @vitest-environment jsdom
import { fallbackVideos } from '@bong-bari/site'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../../test/in-app.tsx'
import { json, refused, stubApi } from '../../../test/stub-api.ts'
import { queryClient } from '../../api.ts'
import { VideosPage } from './videos-page.tsx'

const videoOf = (number: number, title: string) => ({
  videoId: `video-${String(number).padStart(5, '0')}`,
  thumbnail: `https://i.ytimg.com/vi/${number}/hqdefault.jpg`,
  title,
  publishedAt: '2025-07-04T10:00:00.000Z',
})
const many = Array.from({ length: 30 }, (_, number) =>
  videoOf(number, number === 29 ? 'রিয়ার ইলিশ' : `Ma and film ${number}`),
)

const index = {
  videos: [['video-00003', 'Ma and film 3', 'sata bristi']],
  posts: [['ilish-er-golpo', 'ইলিশের গল্প', '']],
  pages: [],
}

beforeEach(() => queryClient.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = (videos: () => Response | Promise<Response>) => {
  stubApi({
    'GET /api/youtube/videos': videos,
    'GET /api/settings': () => json([]),
    'GET /find.json': () => json(index),
  })
  renderInApp(<VideosPage />, '/videos')
}
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((one) => one.textContent)
const search = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox'), { target: { value } })
const count = () => screen.getAllByRole('status').find((one) => /video/.test(one.textContent))

test('all videos have a window, two dozen at first and more when asked for', async () => {
  show(() => json(many))
  expect(screen.getByText('Opening the windows...')).toBeTruthy()
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(24))
  expect(count()?.textContent).toBe('30 videos')
  expect(screen.queryByText('নতুন')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Open more windows' }))
  expect(screen.getAllByRole('article')).toHaveLength(30)
  expect(screen.queryByRole('button', { name: 'Open more windows' })).toBeNull()
})

test('a video shows the day in Kolkata on which it came, as its own page does', async () => {
  show(() => json([{ ...videoOf(1, 'Late'), publishedAt: '2025-07-04T18:30:00.000Z' }]))
  expect(await screen.findByText('July 5, 2025')).toBeTruthy()
})

test('a search finds either script, also behind the first two dozen, and is taken back', async () => {
  show(() => json(many))
  await screen.findByText('30 videos')
  search('riya')
  await waitFor(() => expect(titles()).toEqual(['রিয়ার ইলিশ']))
  expect(count()?.textContent).toBe('1 of 30 videos')
  search('ফিল্ম ১৭')
  await waitFor(() => expect(titles()).toEqual(['Ma and film 17']))
  fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(24))
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
})

test('a film is found by what happens in it, and what else the house has of it is named', async () => {
  show(() => json(many))
  await screen.findByText('30 videos')
  search('umbrella')
  await waitFor(() => expect(titles()).toEqual(['Ma and film 3']))
  search('ilish')
  await waitFor(() => expect(titles()).toEqual(['রিয়ার ইলিশ']))
  const link = screen.getByRole('link', { name: /ইলিশের গল্প/ })
  expect(link.getAttribute('href')).toBe('/blog/ilish-er-golpo')
})

test('without the index titles are searched, and what came in the last two weeks is new', async () => {
  const fresh = { ...videoOf(1, 'Fresh from the kitchen'), publishedAt: new Date().toISOString() }
  stubApi({
    'GET /api/youtube/videos': () => json([fresh, videoOf(2, 'Old film')]),
    'GET /api/settings': () => json([]),
    'GET /find.json': () => refused(503, 'busy', 'Later.'),
  })
  renderInApp(<VideosPage />, '/videos')
  await screen.findByText('2 videos')
  expect(screen.getAllByText('নতুন')).toHaveLength(1)
  search('kitchen')
  await waitFor(() => expect(titles()).toEqual(['Fresh from the kitchen']))
})

test('where no title has it the page says so', async () => {
  show(() => json(many))
  await screen.findByText('30 videos')
  search('xylophone')
  expect(await screen.findByText('No window has that')).toBeTruthy()
  expect(count()?.textContent).toBe('0 of 30 videos')
  expect(screen.queryAllByRole('article')).toEqual([])
  expect(screen.getByRole('link', { name: /Search the channel/ }).getAttribute('href')).toMatch(
    /youtube\.com\/@bongbari\/search\?query=xylophone$/,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Show all videos' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(24))
})

test.each([
  ['there is no video', () => json([])],
  ['they cannot be had', () => refused(503, 'busy', 'Later.')],
])('where %s the fallback list stands', async (_, answer) => {
  show(answer)
  await waitFor(() => expect(titles()).toEqual(fallbackVideos.map(({ title }) => title)))
  expect(count()?.textContent).toBe('6 videos')
})
