import { fallbackDescriptions, fallbackVideos } from '@bong-bari/site'
import { siteSearch, siteSearchWords } from '@bong-bari/text'
import { expect, test } from 'vitest'
import { halfMemories, otherVideos } from '../../testing/half-memories.ts'

const others = otherVideos.map((title) => ({ id: title, title, words: [] }))
const films = fallbackVideos.map(({ videoId, title }) => ({
  id: videoId,
  title,
  words: siteSearchWords(fallbackDescriptions[videoId] ?? '', 12, title),
}))
const search = siteSearch([...others, ...films])

const titlesFor = (query: string) => search(query).found.map(({ title }) => title)

test('of thirty half memories twenty-five find their film among the first three', () => {
  const lost = Object.entries(halfMemories).flatMap(([id, memories]) =>
    memories.filter((asked) => {
      const { found, near } = search(asked)
      return ![...found, ...near].slice(0, 3).some((one) => one.id === id)
    }),
  )
  expect([lost, lost.length <= 5]).toEqual([lost, true])
})

test('a word finds what has it with an ending, or begins with it, in either script', () => {
  expect(titlesFor('ঠাকুমা')[0]).toBe('ঠাকুমার গল্পের ঝুলি')
  expect(titlesFor('moms room')[0]).toBe('When Ma cleans your room')
  expect(titlesFor('rannar')[0]).toBe('নতুন বৌয়ের প্রথম রান্না')
  expect(titlesFor('luch')[0]).toBe('রবিবারের লুচি আর আলুর দম')
  expect(titlesFor('biriyani')[0]).toBe('Ordering biryani secretly')
})

test('what means the same is found, behind what is said so', () => {
  expect(titlesFor('rain').slice(0, 2)).toEqual(
    expect.arrayContaining(['বৃষ্টির দিনে খিচুড়ি', 'The umbrella lecture (it was not even raining)']),
  )
  expect(titlesFor('dadi')).not.toContain('The gas cylinder is late')
})

test('nothing that fits well offers the nearest, and nonsense nothing at all', () => {
  expect(search('xylophone orchestra')).toMatchObject({ found: [], near: [] })
  const { found, near } = search('quantum physics exam homework telescope galaxy')
  expect(found).toEqual([])
  expect(near.length).toBeGreaterThan(0)
  expect(near.length).toBeLessThanOrEqual(3)
})
