import { expect, test } from 'vitest'
import { topicOf } from './topics.ts'

test.each([
  'how can i act in your videos',
  'recent videos are boring, not funny',
  'what is the most viewed video till now',
  'your staff were rude to me',
  'chakri nei, mon kharap',
  'who plays that nosey neighbour, he is hilarious',
  'video chole na, khali ghurche',
  'ajker match e ke jitlo',
  'koto baje ekhon',
])('%s is no small talk', (message) => {
  const { id, isFact, score } = topicOf(message)
  expect(isFact || score < 0.6, `${id} ${score}`).toBe(true)
})
