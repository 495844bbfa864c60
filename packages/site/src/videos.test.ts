import { expect, test } from 'vitest'
import { fallbackLatest, fallbackPopular, fallbackVideos } from './videos.ts'

const ids = (videos: readonly { videoId: string }[]) => videos.map(({ videoId }) => videoId)

test('VID-01 six entries, each with id, thumbnail, title and date', () => {
  expect(ids(fallbackVideos)).toEqual([
    'pdjQpcVqxMU',
    '8gdxQ_dgFv8',
    'rGOvg5PJtXA',
    'Gyo_QpZQuPU',
    'GJfHWL0ro_A',
    'NRdGq7Ncqw0',
  ])
  for (const { thumbnail, title, publishedAt } of fallbackVideos) {
    expect(thumbnail).toMatch(/^\/posters\/[\w-]+\.svg$/)
    expect(title.trim()).not.toBe('')
    expect(new Date(publishedAt).toISOString()).toContain(publishedAt.slice(0, 19))
  }
})

test('VID-03 Latest shows the first three', () => {
  expect(ids(fallbackLatest)).toEqual(ids(fallbackVideos).slice(0, 3))
})

test('VID-04 Most Loved shows entries 2, 5 and 6', () => {
  expect(ids(fallbackPopular)).toEqual(['8gdxQ_dgFv8', 'GJfHWL0ro_A', 'NRdGq7Ncqw0'])
})
