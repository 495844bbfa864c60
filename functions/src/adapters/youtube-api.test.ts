import { expect, test } from 'vitest'
import { listedVideo, parseDuration, toPublicVideo } from './youtube-api.ts'

const answerOf = (changes: object = {}, snippet: object = {}) =>
  listedVideo.parse({
    id: 'dQw4w9WgXcQ',
    snippet: { title: 'মা & ছেলে', publishedAt: '2026-03-01T10:00:00Z', ...snippet },
    ...changes,
  })

test('durations of every length become seconds', () => {
  expect(parseDuration('PT42S')).toBe(42)
  expect(parseDuration('PT12M5S')).toBe(725)
  expect(parseDuration('PT2H')).toBe(7200)
  expect(parseDuration('P1DT1M')).toBe(86_460)
  expect(parseDuration('twelve minutes')).toBeUndefined()
  expect(parseDuration(undefined)).toBeUndefined()
})

test('what the platform does not tell stays absent', () => {
  expect(toPublicVideo(answerOf({ statistics: {}, contentDetails: { duration: 'P0D' } }))).toEqual({
    videoId: 'dQw4w9WgXcQ',
    title: 'মা & ছেলে',
    publishedAt: '2026-03-01T10:00:00.000Z',
    thumbnail: 'https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg',
    description: '',
  })
})

test.each([
  ['private', { status: { privacyStatus: 'private' } }, {}],
  ['unlisted', { status: { privacyStatus: 'unlisted' } }, {}],
  ['rejected', { status: { uploadStatus: 'rejected' } }, {}],
  ['upcoming', {}, { liveBroadcastContent: 'upcoming' }],
  ['scheduled', { liveStreamingDetails: { scheduledStartTime: '2026-03-02T10:00:00Z' } }, {}],
  ['without a date', {}, { publishedAt: 'soon' }],
  ['without a title', {}, { title: '  ' }],
  ['of a strange id', { id: '<script>' }, {}],
])('a video that is %s is left out', (_, changes, snippet) => {
  expect(toPublicVideo(answerOf(changes, snippet))).toBeUndefined()
})

test('a premiere that has begun is a video like others', () => {
  const live = {
    scheduledStartTime: '2026-03-01T10:00:00Z',
    actualStartTime: '2026-03-01T10:00:03Z',
  }
  expect(toPublicVideo(answerOf({ liveStreamingDetails: live }))?.videoId).toBe('dQw4w9WgXcQ')
})

test.each([
  'http://i.ytimg.com/vi/x/hqdefault.jpg',
  'https://i.ytimg.com.example.test/x.jpg',
  'https://user@i.ytimg.com/x.jpg',
  'https://i.ytimg.com:8443/x.jpg',
  'javascript:alert(1)',
  'nonsense',
])('a picture at %s is not used', (url) => {
  const video = toPublicVideo(answerOf({}, { thumbnails: { high: { url } } }))
  expect(video?.thumbnail).toBe('https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg')
})

test('the picture that the platform names is used', () => {
  const url = 'https://i.ytimg.com/vi/dQw4w9WgXcQ/other.jpg'
  expect(toPublicVideo(answerOf({}, { thumbnails: { medium: { url } } }))?.thumbnail).toBe(url)
})
