import { fallbackVideos } from '@bong-bari/site'
import { expect, test } from 'vitest'
import { demoPitches } from './page-content.ts'

test('each film of the demo’s showcase has the title of the video in its picture', () => {
  const titles = new Map(fallbackVideos.map(({ videoId, title }) => [videoId, title]))
  const films = demoPitches.filter(({ kind }) => kind === 'film')
  expect(films).toHaveLength(3)
  for (const { videoId, title } of films) expect(title).toBe(titles.get(videoId ?? ''))
})
