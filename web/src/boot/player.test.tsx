import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { drawPage } from '../../test/draw-page.tsx'
import { stubApi } from '../../test/stub-api.ts'
import { IntroVideo } from '../features/videos/intro-video.tsx'
import { ShortCard } from '../features/videos/short-card.tsx'
import { VideoPage } from '../features/videos/video-page.tsx'
import { Reel, WaysTemplate } from '../features/videos/window-rows.tsx'
import { startPlayer } from './player.ts'

const short = {
  videoId: 'video-00001',
  thumbnail: '/1.jpg',
  title: 'ভিডিও 1',
  publishedAt: '2026-07-04T10:00:00.000Z',
}

startPlayer()

const setOnline = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

afterEach(async () => {
  // What plays ends, and with it its address.
  document.querySelector<HTMLElement>('[data-close-player]')?.click()
  await new Promise((resolve) => setTimeout(resolve, 20))
})

const show = () =>
  drawPage(
    <>
      <IntroVideo />
      <ShortCard hasPage plays short={short} plate="নতুন" note="4 July" />
      <ShortCard hasPage plays short={short} plate="১ নং" note="Everybody’s favourite" />
      <WaysTemplate />
    </>,
  )

const windowOf = (place: number) => {
  const found = screen.getAllByRole('article')[place]
  if (!found) throw new Error(`There is no window ${place}.`)
  return within(found)
}
const start = (place: number) => userEvent.click(windowOf(place).getByRole('button'))
const player = (place: number) => windowOf(place).queryByTitle('ভিডিও 1')
const introPlayer = () => screen.queryByTitle('Intro video of Bong Bari')
const startIntro = () =>
  userEvent.click(screen.getByRole('button', { name: /play the intro video/ }))

test('VID-07 ENT-37 a short plays in its window, with the focus in it and a way to YouTube', async () => {
  await show()
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
})

test('closed, or left by Escape, the window has the focus again', async () => {
  await show()
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
    expect(windowOf(0).queryByRole('button', { name: /^Close/ })).toBeNull()
    expect(document.activeElement).toBe(windowOf(0).getByRole('button'))
    expect(windowOf(0).getByRole('button').getAttribute('href')).toBe('/videos/video-00001')
  }
})

test('while it plays the address and the title are those of its page; Back closes it, and Close goes back', async () => {
  await show()
  document.title = 'Home'
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
  await waitFor(() => expect([location.pathname, document.title]).toEqual(['/', 'Home']))
  expect([player(0), player(1)]).toEqual([null, null])
  expect(document.activeElement).toBe(windowOf(1).getByRole('button'))
  await start(0)
  expect(history.length).toBe(entries)
  await userEvent.click(windowOf(0).getByRole('button', { name: /^Close/ }))
  await waitFor(() => expect(location.pathname).toBe('/'))
})

test('HOME-03 one film plays at a time, the same one in another row and the intro among them, which is not loaded before', async () => {
  stubApi({})
  await show()
  expect(introPlayer()).toBeNull()
  await start(0)
  await start(1)
  expect([player(0), player(1)?.tagName]).toEqual([null, 'IFRAME'])
  expect(document.activeElement).toBe(player(1))
  await startIntro()
  expect([player(0), player(1)]).toEqual([null, null])
  expect(document.activeElement).toBe(introPlayer())
  expect(introPlayer()?.getAttribute('src')).toContain('/embed/pdjQpcVqxMU')
  await start(0)
  expect(introPlayer()).toBeNull()
})

test('the intro has the address of its page where it has one, and Back closes it', async () => {
  stubApi({ 'HEAD /videos/pdjQpcVqxMU': () => new Response() })
  await show()
  await startIntro()
  await waitFor(() => expect(location.pathname).toBe('/videos/pdjQpcVqxMU'))
  history.back()
  await waitFor(() => expect(introPlayer()).toBeNull())
  expect(location.pathname).toBe('/')
})

test('a film without a page, after one that has it, leaves the address to where it plays', async () => {
  stubApi({})
  await show()
  await start(0)
  expect(location.pathname).toBe('/videos/video-00001')
  await startIntro()
  await waitFor(() => expect(location.pathname).toBe('/'))
  expect(introPlayer()).toBeTruthy()
})

test('offline the window says so, and the film begins when the line is back and stays', async () => {
  await show()
  setOnline(false)
  await start(0)
  const waiting = windowOf(0).getByRole('status')
  expect(waiting.textContent).toContain('You are offline.')
  expect(document.activeElement).toBe(waiting)
  setOnline(true)
  const frame = player(0)
  expect(document.activeElement).toBe(frame)
  setOnline(false)
  expect(player(0)).toBe(frame)
})

test('where a new tab is asked for, the browser opens it', async () => {
  await show()
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey'])
    expect(fireEvent.click(windowOf(0).getByRole('button'), { [key]: true })).toBe(true)
  expect(player(0)).toBeNull()
})

test('as every button it is pressed by the space bar too', async () => {
  await show()
  windowOf(0).getByRole('button').focus()
  await userEvent.keyboard(' ')
  expect(player(0)).toBeTruthy()
})

test('films of the reel play where they stand, under the address of their page', async () => {
  await drawPage(<Reel videos={[{ videoId: 'video-00001', title: 'ভিডিও 1' }]} />, {
    path: '/work-with-us',
  })
  await start(0)
  expect(player(0)).toBeTruthy()
  expect(location.pathname).toBe('/work-with-us')
})

test('on its own page a film plays where it stands, and nothing of the address changes', async () => {
  const video = { ...short, description: '', shareImage: null }
  const page = { video, newer: null, older: null, alike: [], post: null }
  await drawPage(<VideoPage video={page} />, { path: '/videos/video-00001' })
  const entries = history.length
  const opener = screen.getByRole('button', { name: /^Play ভিডিও 1/ })
  await userEvent.click(opener)
  expect(screen.getByTitle('ভিডিও 1').tagName).toBe('IFRAME')
  expect([history.length, location.pathname]).toEqual([entries, '/videos/video-00001'])
  await userEvent.click(screen.getByRole('button', { name: /^Close/ }))
  expect(document.activeElement).toBe(opener)
})
