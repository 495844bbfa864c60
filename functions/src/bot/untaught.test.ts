import { expect, test } from 'vitest'
import { untaughtAnswer } from './untaught.ts'

test.each([
  ['tumi ki robot', 'I am Bong Bot'],
  ['are u human?', 'I am Bong Bot'],
  ['তুমি কে গো?', 'I am Bong Bot'],
  ['what can you do', 'Just ask!'],
  ['bye', 'kettle'],
  ['ok tata pore kotha hobe', 'kettle'],
  ['love ur videos ❤️', 'telling Ma'],
  ['আপনাদের ভিডিওগুলো অসাধারণ', 'telling Ma'],
  ['ekta joke bolo to', 'five minutes'],
  ['এই বটটা বাজে', 'only a clay cup'],
])('%s is answered before anybody has taught it', (message, words) => {
  expect(untaughtAnswer(message, 'english')).toContain(words)
})

test.each([
  'kakimar asol nam ki',
  'what is your mom’s real name',
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
  expect(untaughtAnswer(message, 'english')).toBeUndefined()
})
