// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ShortCard } from './short-card.tsx'

const short = { videoId: 'abc', thumbnail: '/abc.jpg', title: 'ইলিশ কার?' }

let isStill = true
let arrive: (isIntersecting: boolean) => void = () => {}

beforeEach(() => {
  isStill = true
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        arrive = (isIntersecting) => callback([{ isIntersecting }])
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const state = () => screen.getByRole('article').dataset.state

test('VID-07 ENT-37 a click runs the supplied handler with the short and opens nothing', async () => {
  const onPlay = vi.fn()
  render(<ShortCard short={short} plate="নতুন" onPlay={onPlay} />)
  expect(screen.queryByRole('link')).toBeNull()
  await userEvent.click(screen.getByRole('button'))
  expect(onPlay).toHaveBeenCalledExactlyOnceWith(short)
})

test('where a new tab is asked for, the browser opens it', () => {
  const onPlay = vi.fn()
  render(<ShortCard short={short} plate="নতুন" onPlay={onPlay} />)
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey'])
    expect(fireEvent.click(screen.getByRole('button'), { [key]: true })).toBe(true)
  expect(onPlay).not.toHaveBeenCalled()
})

test('as every button it is pressed by the space bar too', async () => {
  const onPlay = vi.fn()
  render(<ShortCard short={short} plate="নতুন" onPlay={onPlay} />)
  screen.getByRole('button').focus()
  await userEvent.keyboard(' ')
  expect(onPlay).toHaveBeenCalledOnce()
})

test('the picture of the first card is asked for at once, all others near the screen', () => {
  const pictureOf = (card: ReactElement) => {
    const html = renderToStaticMarkup(card)
    return /<img[^>]*>/.exec(html)?.[0]
  }
  const first = pictureOf(<ShortCard isFirst short={short} />)
  expect(first).toContain('fetchPriority="high"')
  expect(first).not.toContain('lazy')
  expect(pictureOf(<ShortCard short={short} />)).toContain('loading="lazy"')
})

test('VID-08 without a handler the short opens on the video platform in a new tab', () => {
  render(<ShortCard short={short} plate="নতুন" />)
  const link = screen.getByRole('link')
  expect(link.getAttribute('href')).toBe('https://www.youtube.com/shorts/abc')
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toContain('noopener')
})

test('a Bengali title says so to screen readers', () => {
  render(<ShortCard short={short} plate="নতুন" />)
  expect(screen.getByText('ইলিশ কার?').getAttribute('lang')).toBe('bn')
})

test('a picture that cannot be shown gives way to the curtain and the cat', () => {
  const { container } = render(<ShortCard short={short} plate="নতুন" />)
  const picture = container.querySelector('img')
  expect(picture?.getAttribute('src')).toBe('/abc.jpg')
  if (!picture) throw new Error('There is no picture.')
  Object.defineProperty(picture, 'complete', { value: true })
  fireEvent.error(picture)
  expect(picture.getAttribute('src')).toMatch(/svg/)
})

test('VID-06 a window below the fold is shut until it shows, then opens after its neighbours', async () => {
  isStill = false
  vi.useFakeTimers()
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 5000, 9, 9))
  render(<ShortCard short={short} plate="নতুন" order={2} />)
  expect(state()).toBe('shut')
  arrive(true)
  await act(() => vi.advanceTimersByTimeAsync(230))
  expect(state()).toBe('shut')
  await act(() => vi.advanceTimersByTimeAsync(20))
  expect(state()).toBe('open')
  vi.restoreAllMocks()
})

test('whoever wants less motion finds the windows open', () => {
  render(<ShortCard short={short} plate="নতুন" />)
  expect(state()).toBe('open')
})
