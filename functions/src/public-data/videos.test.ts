import { expect, test } from 'vitest'
import { pathsOfChangedList } from './videos.ts'

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
  expect(pathsOfChangedList(videos, changed(0, { views: 9 }))).toEqual([])
})

test('Home shows the first of a list, and nothing of the others', () => {
  expect(pathsOfChangedList(videos, changed(11, { title: 'নতুন' }))).toEqual(['/'])
  expect(pathsOfChangedList(videos, changed(12, { title: 'নতুন' }))).toEqual([])
  expect(pathsOfChangedList(videos, videos.slice(0, 20))).toEqual([])
  expect(pathsOfChangedList([], videos)).toEqual(['/'])
})

test('another order concerns Home where it shows it', () => {
  expect(
    pathsOfChangedList(videos, [...videos.slice(0, 12), ...videos.slice(12).reverse()]),
  ).toEqual([])
  expect(pathsOfChangedList(videos, videos.toReversed())).toEqual(['/'])
})
