// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../../test/in-app.tsx'
import { json, refused, stubApi } from '../../../test/stub-api.ts'
import { queryClient } from '../../api.ts'
import { VideoPage } from './video-page.tsx'

const videoOf = (number: number) => ({
  videoId: `video-0000${number}`,
  thumbnail: `https://i.ytimg.com/vi/video-0000${number}/hqdefault.jpg`,
  title: `ভিডিও ${number}`,
  publishedAt: '2026-07-04T10:00:00.000Z',
})
const words = { description: '', aboutBn: null, aboutEn: null, shareImage: null }
const page = {
  video: { ...videoOf(1), ...words, duration: 65 },
  newer: null,
  older: videoOf(2),
  alike: [videoOf(3)],
  post: null,
}
const route = 'GET /api/youtube/videos/video-00001'

const show = (answer: () => Response | Promise<Response>) => {
  stubApi({ [route]: answer, 'GET /api/settings': () => json([]) })
  return renderInApp(<VideoPage />, '/videos/video-00001')
}
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

beforeEach(() => {
  queryClient.clear()
  history.replaceState(null, '', '/videos/video-00001')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a film has its window, its words, its neighbours and ways to send it', async () => {
  const told = { ...page, video: { ...page.video, aboutBn: 'মা জেতেন।', aboutEn: 'Ma wins.' } }
  show(() => json(told))
  await heading('ভিডিও 1')
  expect(screen.getByText(/1:05/)).toBeTruthy()
  expect(screen.getByText('মা জেতেন।').getAttribute('lang')).toBe('bn')
  expect(screen.getByText('Ma wins.')).toBeTruthy()
  const send = decodeURIComponent(
    screen.getByRole('link', { name: /WhatsApp/ }).getAttribute('href') ?? '',
  )
  expect(send).toMatch(/text=ভিডিও 1\nhttp.*\/videos\/video-00001$/)
  const beside = within(screen.getByRole('region', { name: /windows beside it/ }))
  expect(beside.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    'ভিডিও 2',
    'ভিডিও 3',
  ])
})

test('it plays where it stands, and nothing of the address changes', async () => {
  const entries = history.length
  show(() => json(page))
  fireEvent.click(await screen.findByRole('button', { name: /^Play ভিডিও 1/ }))
  expect(screen.getByTitle('ভিডিও 1').tagName).toBe('IFRAME')
  expect([history.length, location.pathname]).toEqual([entries, '/videos/video-00001'])
  fireEvent.click(screen.getByRole('button', { name: /^Close/ }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Play ভিডিও 1/ }))
})

test('without words of the team stands what YouTube has below it, and without any of these nothing', async () => {
  const { unmount } = show(() =>
    json({ ...page, video: { ...page.video, description: 'প্রথম লাইন' } }),
  )
  expect(await screen.findByText('প্রথম লাইন')).toBeTruthy()
  unmount()
  queryClient.clear()
  show(() => json(page))
  await heading('ভিডিও 1')
  expect(screen.queryByText(/What happens in it/)).toBeNull()
})

test.each([
  ['gone', 410, 'video-gone', 'This window is closed for good'],
  ['unknown', 404, 'video-not-found', 'No such window in this house'],
] as const)('one that is %s says so and leads on', async (_, status, code, title) => {
  show(() => refused(status, code, 'No.'))
  await heading(title)
  expect(screen.getByRole('link', { name: 'See every window' }).getAttribute('href')).toBe(
    '/videos',
  )
})

test('where the way to it is broken it can be tried again', async () => {
  let works = false
  show(() => (works ? json(page) : refused(500, 'unexpected', 'Broken.')))
  await heading('The window is stuck')
  works = true
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => heading('ভিডিও 1'))
})
