import { expect, test } from 'vitest'
import { readMessage } from './reading.ts'
import { refusedIn, wishesOf } from './wishes.ts'

const wishes = (message: string) => wishesOf(readMessage(message, [])).map(({ id }) => id)

test.each([
  ['what is the price and how soon do you reply?', ['price', 'howlong']],
  ['রিল বানাতে কত টাকা নেন আর কত দিন লাগে?', ['price', 'making']],
  ['are there subtitles? and can I download the videos?', ['subtitles', 'download']],
  ['subtitle ache? ar merch kothay pabo?', ['subtitles', 'merch']],
])('%s asks two things', (message, ids) => {
  expect(wishes(message).toSorted()).toEqual(ids.toSorted())
})

test.each([
  ['I do not want a joke', 'joke', []],
  ['not the newest one, what is the funniest video?', 'newest', ['watch']],
])('%s gets nothing of what it refuses', (message, refused, ids) => {
  expect(refusedIn(readMessage(message, []))).toBe(refused)
  expect(wishes(message)).toEqual(ids)
})

test('whoever wants no collaboration is no brand', () => {
  expect(wishes('কোলাব চাই না')).toEqual(['notbrand'])
})

test.each(['video does not play', 'notun video nei keno?', 'ভিডিও চলছে না', 'ekta joke bolo na'])(
  '%s refuses nothing',
  (message) => {
    expect(refusedIn(readMessage(message, []))).toBeUndefined()
  },
)

test('politeness beside a question is left out, and a sign alone says something', () => {
  expect(wishes('Hello! Are there subtitles?')).toEqual(['subtitles'])
  expect(wishes('🙏')).toEqual(['hello'])
  expect(wishes('😂😂')).toEqual(['laugh'])
})

test('words that no way to ask has make a meaning improbable', () => {
  const [first] = readMessage('where is the zorblatt', []).whole.meant
  expect(first?.id === 'none' || (first?.probability ?? 1) < 0.5).toBe(true)
})

const distressIn = (message: string) =>
  readMessage(message, []).whole.meant.find(({ id }) => id === 'care')?.probability ?? 0

test.each([
  'I want to kill myself',
  'ami ar bachte chai na',
  'আমি আর বাঁচতে চাই না',
  'আত্মহত্যা করতে ইচ্ছে করছে',
  'honestly I just want it all to end, I cannot live like this',
  'bish khabo',
])('%s is heard as distress', (message) => {
  expect(distressIn(message)).toBeGreaterThanOrEqual(0.25)
})

test.each([
  'hashte hashte more gelam',
  'this joke killed me',
  'মরে গেলাম হাসতে হাসতে',
  'mom will kill me if she sees this',
  'amar mon kharap',
])('%s is not', (message) => {
  expect(distressIn(message)).toBeLessThan(0.25)
})
