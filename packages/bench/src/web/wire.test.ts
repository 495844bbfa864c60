import { expect, test } from 'vitest'
import { beforeLoad, kilobytes, ownFiles, toStrangers } from './wire.ts'

const resource = (url: string, startedAt = 10, bytes = 500) => ({ url, startedAt, bytes })

const page = (...resources: ReturnType<typeof resource>[]) => ({
  url: 'https://site.test/about',
  loadedAt: 100,
  bytes: 4_000,
  resources,
})

test('files are told apart by what they are, whatever stands behind their names', () => {
  const loaded = page(
    resource('https://site.test/assets/main.js'),
    resource('https://site.test/assets/art.svg#taxi'),
    resource('https://site.test/media/0f'),
    resource('https://site.test/sounds/charm.mp3?v=2'),
    resource('https://site.test/api/blog'),
  )
  const paths = (kind: 'script' | 'picture' | 'audio' | 'font') =>
    ownFiles(loaded, kind).map(({ url }) => new URL(url).pathname)
  expect(paths('script')).toEqual(['/assets/main.js'])
  expect(paths('picture')).toEqual(['/assets/art.svg', '/media/0f'])
  expect(paths('audio')).toEqual(['/sounds/charm.mp3'])
  expect(paths('font')).toEqual([])
})

test('what begins with the load event or later does not count as before it', () => {
  const files = [99, 100, 101].map((at) => resource('https://site.test/a.js', at))
  expect(beforeLoad(page(), files)).toHaveLength(1)
})

test('thumbnails are no strangers, whoever looks like them is', () => {
  const hosts = ['i.ytimg.com', 'i2.ytimg.com', 'i.ytimg.com.evil.test', 'www.youtube.com']
  const loaded = page(
    resource('https://site.test/a.jpg'),
    ...hosts.map((host) => resource(`https://${host}/a.jpg`)),
  )
  expect(toStrangers(loaded).map(({ url }) => new URL(url).hostname)).toEqual([
    'i.ytimg.com.evil.test',
    'www.youtube.com',
  ])
  expect(ownFiles(loaded, 'picture')).toHaveLength(1)
})

test('kilobytes have a thousand bytes', () => {
  expect(kilobytes([{ bytes: 1_500 }, { bytes: 250 }])).toBe(1.75)
  expect(kilobytes([])).toBe(0)
})
