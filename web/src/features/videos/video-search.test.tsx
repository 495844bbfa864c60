import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '../../../test/in-app.tsx'
import { json, refused, stubApi } from '../../../test/stub-api.ts'
import { MoreVideos } from './more-videos.tsx'
import { VideoSearch } from './video-search.tsx'

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

const serve = (find: () => Response = () => json(index), videos = () => json(many)) =>
  stubApi({
    'GET /api/youtube/videos': videos,
    'GET /api/settings': () => json([]),
    'GET /find.json': find,
  })

const show = () =>
  renderInApp(
    <>
      <VideoSearch count={30} youtube="https://www.youtube.com/@bongbari" />
      <div data-all-videos="">The page’s own list</div>
    </>,
    '/videos',
  )
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((one) => one.textContent)
const search = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox'), { target: { value } })
const count = () => screen.getAllByRole('status').find((one) => /video/.test(one.textContent))
const isListHidden = () => document.querySelector<HTMLElement>('[data-all-videos]')?.hidden

test('a search finds either script, also behind the first two dozen, and is taken back', async () => {
  serve()
  show()
  expect(count()?.textContent).toBe('30 videos')
  search('riya')
  await waitFor(() => expect(titles()).toEqual(['রিয়ার ইলিশ']))
  expect([count()?.textContent, isListHidden()]).toEqual(['1 of 30 videos', true])
  search('ফিল্ম ১৭')
  await waitFor(() => expect(titles()).toEqual(['Ma and film 17']))
  fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }))
  await waitFor(() => expect(isListHidden()).toBe(false))
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
})

test('a film is found by what happens in it, and what else the house has of it is named', async () => {
  serve()
  show()
  search('umbrella')
  await waitFor(() => expect(titles()).toEqual(['Ma and film 3']))
  search('ilish')
  await waitFor(() => expect(titles()).toEqual(['রিয়ার ইলিশ']))
  const link = screen.getByRole('link', { name: /ইলিশের গল্প/ })
  expect(link.getAttribute('href')).toBe('/blog/ilish-er-golpo')
})

test('without the index titles are searched', async () => {
  serve(() => refused(503, 'busy', 'Later.'))
  show()
  search('film 17')
  await waitFor(() => expect(titles()).toEqual(['Ma and film 17']))
})

test('where no title has it the page says so', async () => {
  serve()
  show()
  search('xylophone')
  expect(await screen.findByText('No window has that')).toBeTruthy()
  expect(count()?.textContent).toBe('0 of 30 videos')
  expect(screen.queryAllByRole('article')).toEqual([])
  expect(screen.getByRole('link', { name: /Search the channel/ }).getAttribute('href')).toMatch(
    /youtube\.com\/@bongbari\/search\?query=xylophone$/,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Show all videos' }))
  await waitFor(() => expect(isListHidden()).toBe(false))
})

test('a search whose list cannot be had says so, and can be tried again', async () => {
  let isBroken = true
  serve(undefined, () => (isBroken ? refused(503, 'busy', 'Later.') : json(many)))
  show()
  search('riya')
  await screen.findByText('The search could not be loaded.')
  expect(isListHidden()).toBe(false)
  isBroken = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(titles()).toEqual(['রিয়ার ইলিশ']))
})

test('more windows open when asked for, after another try where that is needed', async () => {
  let isBroken = true
  serve(undefined, () => (isBroken ? refused(503, 'busy', 'Later.') : json(many)))
  renderInApp(<MoreVideos count={30} />, '/videos')
  fireEvent.click(screen.getByRole('button', { name: 'Open more windows' }))
  const again = await screen.findByRole('button', { name: 'Try again' })
  isBroken = false
  fireEvent.click(again)
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(6))
  expect(titles().at(-1)).toBe('রিয়ার ইলিশ')
  expect(screen.queryByRole('button')).toBeNull()
})
