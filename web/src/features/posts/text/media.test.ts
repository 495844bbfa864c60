// @vitest-environment node
import { expect, test } from 'vitest'
import { describeMedia, mediaIn, moveMedia, removeMedia } from './media.ts'

const video = 'https://youtu.be/a-_b_-__c-d'
const text = `## মা এলেন\n\n![ছাদ](picture-1 "নিচে \\"ছাদ\\"")\n\nবাবা ![](picture-2) হাসলেন।\n\n${video}\n\nSee ${video}\n\n![Uploading a.png…](uploading:ab12)`

const state = (given: string) => ({ text: given, start: 0, end: 0 })
const one = (given: string, place = 0) => {
  const found = mediaIn(given)[place]
  if (!found) throw new Error('It has none.')
  return found
}

test('pictures and videos of a text are known with what is said of them, and what is on its way is none', () => {
  expect(mediaIn(text)).toMatchObject([
    { target: 'picture-1', alt: 'ছাদ', caption: 'নিচে "ছাদ"', below: 'মা এলেন', isFirst: false },
    { target: 'picture-2', alt: '', below: 'বাবা', isLast: false },
    { target: video, youtubeId: 'a-_b_-__c-d', alt: '' },
  ])
  expect(one('![](picture-1)\n')).toMatchObject({ isFirst: true, isLast: true, below: '' })
  expect(one('![a](picture-2 "b")\n\n![](picture-1)', 1).below).toBe('a')
})

test('what is said of one changes it alone, wherever it stands by now', () => {
  const given = 'a\n\n![](picture-1)\n\n![](picture-1)'
  const change = describeMedia(one(given, 1), 'মা [ও] ছাদ', '“না”')
  expect(change(state(given)).text).toBe('a\n\n![](picture-1)\n\n![মা \\[ও\\] ছাদ](picture-1 "“না”")')
  expect(change(state('b\n\n![](picture-1)')).text).toBe('b\n\n![মা \\[ও\\] ছাদ](picture-1 "“না”")')
  expect(change(state('nothing')).text).toBe('nothing')
  expect(describeMedia(one(video), 'ছাতা', '')(state(video)).text).toBe(`![ছাতা](${video})`)
  expect(describeMedia(one(`![a](${video})`), '', '')(state(`![a](${video})`)).text).toBe(video)
})

test.each([
  ['a\n\nb\n\n![](p-1)\n\nc', 'up', 'a\n\n![](p-1)\n\nb\n\nc'],
  ['a\n\n![](p-1)\n\nb\n\nc', 'up', '![](p-1)\n\na\n\nb\n\nc'],
  ['a\n\n![](p-1)\n\nb\nb\n\nc', 'down', 'a\n\nb\nb\n\n![](p-1)\n\nc'],
  ['![](p-1)\n\n\nb', 'down', 'b\n\n![](p-1)'],
  ['![](p-1)\n', 'down', '![](p-1)\n'],
  ['![](p-1)\n\nb', 'up', '![](p-1)\n\nb'],
  ['a ![](p-1) b', 'up', 'a\n\n![](p-1)\n\nb'],
] as const)('%j is moved %s', (given, step, after) => {
  expect(moveMedia(one(given), step)(state(given)).text).toBe(after)
})

test('one that is taken out takes its line along, and no word', () => {
  const out = (given: string) => removeMedia(one(given))(state(given)).text
  expect(out('a\n\n![](p-1)\n\nb')).toBe('a\n\nb')
  expect(out('![](p-1)\n\nb')).toBe('b')
  expect(out('a\n![](p-1)\nb')).toBe('a\n\nb')
  expect(out('a ![](p-1) b')).toBe('a  b')
})
