import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { drawPage } from '../../test/draw-page.tsx'
import { deviceStorage, tabStorage } from '../begin/storage.ts'
import { Cover } from '../features/blog/cover.tsx'
import { ShortCard } from '../features/videos/short-card.tsx'
import { startPictures } from './pictures.ts'
import { startNews } from './videos.ts'
import { startShutters } from './windows.ts'

const short = {
  videoId: 'abc',
  thumbnail: '/abc.jpg',
  title: 'ইলিশ কার?',
  publishedAt: '2026-07-04T10:00:00.000Z',
}

let isStill = false
let arrive = () => {}
Object.assign(window, {
  matchMedia: () => ({ matches: isStill }),
  IntersectionObserver: class {
    #seen: Element[] = []
    constructor(callback: (entries: object[]) => void) {
      arrive = () => callback(this.#seen.map((target) => ({ target, isIntersecting: true })))
    }
    observe = (element: Element) => this.#seen.push(element)
    unobserve = () => {}
  },
})
deviceStorage.set('last-visit', '2026-07-01T00:00:00.000Z')
tabStorage.set('last-visit', undefined)
vi.setSystemTime('2026-07-10T10:00:00.000Z')
startPictures()
startNews()
startShutters()

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-07-10T10:00:00.000Z') }))

const state = () => screen.getByRole('article').dataset.state
const below = () =>
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 5000, 9, 9))

test('VID-06 HOME-06 a window below the fold is shut until it shows, then opens after its neighbours', async () => {
  below()
  await drawPage(<ShortCard short={short} order={2} />)
  expect(state()).toBe('shut')
  arrive()
  await vi.advanceTimersByTimeAsync(230)
  expect(state()).toBe('shut')
  await vi.advanceTimersByTimeAsync(20)
  expect(state()).toBe('open')
})

test('whoever wants less motion finds the windows open', async () => {
  isStill = true
  await drawPage(<ShortCard short={short} />)
  expect(state()).toBe('open')
})

test('a picture that cannot be shown gives way to the curtain and the cat', async () => {
  await drawPage(<ShortCard short={short} />)
  const picture = document.querySelector('img')
  expect(picture?.getAttribute('src')).toBe('/abc.jpg')
  fireEvent.error(picture ?? document.body)
  expect(picture?.getAttribute('src')).toMatch(/svg/)
})

test('a cover that does not load gives way to the drawing', async () => {
  const post = { id: 'a', slug: 'a', title: 'A', image: '/a.webp', createdAt: short.publishedAt }
  await drawPage(<Cover post={post} />)
  expect(document.querySelector('svg')?.hasAttribute('hidden')).toBe(true)
  fireEvent.error(document.querySelector('img') ?? document.body)
  expect(document.querySelector('img')?.hidden).toBe(true)
  expect(document.querySelector('svg')?.hasAttribute('hidden')).toBe(false)
})

test('a video of the last two weeks is new, and one since the last visit has a dot', async () => {
  const isShown = (selector: string) =>
    document.querySelector<HTMLElement>(selector)?.hidden === false
  await drawPage(<ShortCard short={short} plate="নতুন" isDated />)
  expect([isShown('[data-plate]'), isShown('[data-unseen]')]).toEqual([true, true])
  const old = { ...short, publishedAt: '2026-06-20T10:00:00.000Z' }
  await drawPage(<ShortCard short={old} plate="নতুন" isDated />)
  expect([isShown('[data-plate]'), isShown('[data-unseen]')]).toEqual([false, false])
})
