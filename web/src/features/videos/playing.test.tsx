// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../../test/in-app.tsx'
import { json, stubApi } from '../../../test/stub-api.ts'
import { queryClient } from '../../api.ts'
import { IntroVideo } from './intro-video.tsx'
import { LatestFloor } from './latest-floor.tsx'
import { PlayableCard } from './playable-card.tsx'

const shortOf = (number: number) => ({
  videoId: `video-0000${number}`,
  thumbnail: `/${number}.jpg`,
  title: `ভিডিও ${number}`,
  publishedAt: '2026-07-04T10:00:00.000Z',
})

const online = (is: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is)
  act(() => {
    window.dispatchEvent(new Event(is ? 'online' : 'offline'))
  })
}

beforeEach(() => {
  history.replaceState(null, '', '/')
  queryClient.clear()
  stubApi({ 'GET /api/settings': () => json([]) })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const show = () =>
  renderInApp(
    <>
      <IntroVideo />
      <PlayableCard short={shortOf(1)} plate="নতুন" note="4 July" />
      <PlayableCard short={shortOf(1)} plate="১ নং" note="Everybody’s favourite" />
    </>,
    '/',
  )

const windows = () => screen.getAllByRole('article').map((one) => within(one))
const windowOf = (place: number) => {
  const found = windows()[place]
  if (!found) throw new Error(`There is no window ${place}.`)
  return found
}
const start = (place: number) => userEvent.click(windowOf(place).getByRole('button'))
const player = (place: number) => windowOf(place).queryByTitle('ভিডিও 1')

test('VID-07 a short plays in its window, with the focus in it and a way to YouTube', async () => {
  show()
  expect(document.querySelector('iframe')).toBeNull()
  await start(0)
  const frame = player(0)
  expect(frame?.getAttribute('src')).toMatch(
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/video-00001\?autoplay=1/,
  )
  expect(document.activeElement).toBe(frame)
  const way = windowOf(0).getByRole('link', { name: /Watch on YouTube/ })
  expect(way.getAttribute('href')).toBe('https://www.youtube.com/shorts/video-00001')
  expect(way.getAttribute('target')).toBe('_blank')
  expect(windowOf(0).queryByText('4 July')).toBeNull()
})

test('closed, or left by Escape, the window has the focus again', async () => {
  show()
  for (const leave of [
    () => userEvent.click(windowOf(0).getByRole('button', { name: /^Close/ })),
    async () => {
      windowOf(0)
        .getByRole('link', { name: /Watch on YouTube/ })
        .focus()
      await userEvent.keyboard('{Escape}')
    },
  ]) {
    await start(0)
    await leave()
    expect(player(0)).toBeNull()
    expect(windowOf(0).getByText('4 July')).toBeTruthy()
    expect(document.activeElement).toBe(windowOf(0).getByRole('button'))
  }
})

test('while it plays the address and the title are those of its page; Back closes it, and Close goes back', async () => {
  show()
  const before = [location.pathname, document.title]
  await start(0)
  expect([location.pathname, document.title]).toEqual([
    '/videos/video-00001',
    'ভিডিও 1 - Bong Bari',
  ])
  const send =
    windowOf(0)
      .getByRole('link', { name: /Send it/ })
      .getAttribute('href') ?? ''
  expect(decodeURIComponent(send)).toMatch(/\/videos\/video-00001$/)
  await start(1)
  const entries = history.length
  history.back()
  await vi.waitFor(() => expect([location.pathname, document.title]).toEqual(before))
  expect([player(0), player(1)]).toEqual([null, null])
  expect(document.activeElement).toBe(windowOf(1).getByRole('button'))
  await start(0)
  expect(history.length).toBe(entries)
  await userEvent.click(windowOf(0).getByRole('button', { name: /^Close/ }))
  await vi.waitFor(() => expect(location.pathname).toBe(before[0]))
})

const introPlayer = () => screen.queryByTitle('Intro video of Bong Bari')

test('HOME-03 one film plays at a time, the same one in another row and the intro among them, which is not loaded before', async () => {
  show()
  expect(introPlayer()).toBeNull()
  await start(0)
  await start(1)
  expect([player(0), player(1)?.tagName]).toEqual([null, 'IFRAME'])
  expect(document.activeElement).toBe(player(1))
  await userEvent.click(screen.getByRole('button', { name: /play the intro video/ }))
  expect([player(0), player(1)]).toEqual([null, null])
  expect(document.activeElement).toBe(introPlayer())
  expect(introPlayer()?.getAttribute('src')).toContain('/embed/pdjQpcVqxMU')
  await start(0)
  expect(introPlayer()).toBeNull()
})

const startIntro = () =>
  userEvent.click(screen.getByRole('button', { name: /play the intro video/ }))

test('the intro has the address of its page where it has one, and Back closes it', async () => {
  stubApi({
    'GET /api/settings': () => json([]),
    'HEAD /videos/pdjQpcVqxMU': () => new Response(),
  })
  show()
  const before = location.pathname
  await startIntro()
  await vi.waitFor(() => expect(location.pathname).toBe('/videos/pdjQpcVqxMU'))
  history.back()
  await vi.waitFor(() => expect(introPlayer()).toBeNull())
  expect(location.pathname).toBe(before)
})

test('a film without a page, after one that has it, leaves the address to where it plays', async () => {
  show()
  const before = location.pathname
  await start(0)
  expect(location.pathname).toBe('/videos/video-00001')
  await startIntro()
  await vi.waitFor(() => expect(location.pathname).toBe(before))
  expect(introPlayer()).toBeTruthy()
})

test('no film moves the address of the team', async () => {
  history.replaceState(null, '', '/admin/homepage')
  show()
  await start(0)
  expect(player(0)).toBeTruthy()
  expect(location.pathname).toBe('/admin/homepage')
})

test('offline the window says so, and the film begins when the line is back and stays', async () => {
  show()
  online(false)
  await start(0)
  const waiting = windowOf(0).getByRole('status')
  expect(waiting.textContent).toContain('You are offline.')
  expect(document.activeElement).toBe(waiting)
  online(true)
  const frame = player(0)
  expect(document.activeElement).toBe(frame)
  online(false)
  expect(player(0)).toBe(frame)
})

test('a list is not read again under a film that plays', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let number = 0
  stubApi({
    'GET /api/youtube/latest': () => json([shortOf(++number)]),
    'GET /api/settings': () => json([]),
  })
  renderInApp(<LatestFloor />, '/')
  await vi.waitFor(() => expect(screen.getByText('ভিডিও 1')).toBeTruthy())
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(screen.getByRole('button'))
  await act(() => vi.advanceTimersByTimeAsync(11 * 60_000))
  expect(player(0)).toBeTruthy()
  await act(async () => screen.getByRole('button', { name: /^Close/ }).click())
  await act(() => vi.advanceTimersByTimeAsync(6 * 60_000))
  expect(screen.getByText('ভিডিও 2')).toBeTruthy()
})
