import { expect, test } from 'vitest'
import { pagesOfVideos } from './videos.ts'

const videoOf = (number: number, more = {}) => ({
  videoId: `video-${String(number).padStart(5, '0')}`,
  thumbnail: 'https://i.ytimg.com/vi/x/hqdefault.jpg',
  title: `ভিডিও ${number}`,
  publishedAt: new Date(1_700_000_000_000 - number * 60_000).toISOString(),
  views: number,
  ...more,
})
const videos = Array.from({ length: 30 }, (_, number) => videoOf(number))
const changed = (place: number, more: object) => videos.with(place, videoOf(place, more))

test('other views make no other page', () => {
  expect(pagesOfVideos(videos, changed(0, { views: 9 }))).toEqual([])
})

test('Home shows the first of a list, and nothing of the others', () => {
  expect(pagesOfVideos(videos, changed(11, { title: 'নতুন' }))).toEqual(['/'])
  expect(pagesOfVideos(videos, changed(12, { title: 'নতুন' }))).toEqual([])
  expect(pagesOfVideos(videos, videos.slice(0, 20))).toEqual([])
  expect(pagesOfVideos([], videos)).toEqual(['/'])
})

test('another order concerns Home where it shows it', () => {
  expect(pagesOfVideos(videos, [...videos.slice(0, 12), ...videos.slice(12).reverse()])).toEqual([])
  expect(pagesOfVideos(videos, videos.toReversed())).toEqual(['/'])
})
