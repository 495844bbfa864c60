import { expect, test } from 'vitest'
import { compareNotes } from './events.tsx'

test.each([
  ['rang once', 'rang twice', { start: 'rang ', gone: 'once', came: 'twice', end: '' }],
  [
    'ফোন করেছি',
    'ফোন করেছি, দাম বলল',
    { start: 'ফোন ', gone: 'করেছি', came: 'করেছি, দাম বলল', end: '' },
  ],
  ['a b c', 'a c', { start: 'a ', gone: 'b ', came: '', end: 'c' }],
  ['a a', 'a a a', { start: 'a a', gone: '', came: ' a', end: '' }],
  ['x', '', { start: '', gone: 'x', came: '', end: '' }],
  ['same', 'same', { start: 'same', gone: '', came: '', end: '' }],
])('%j and %j are compared by words', (before, after, parts) => {
  expect(compareNotes(before, after)).toEqual(parts)
  const { start, gone, came, end } = compareNotes(before, after)
  expect([start + gone + end, start + came + end]).toEqual([before, after])
})
