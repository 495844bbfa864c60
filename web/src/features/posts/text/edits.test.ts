// @vitest-environment node
import { expect, test } from 'vitest'
import { drawingOf, drawn } from '../../../../test/text-state.ts'
import { insertLink, insertRule, pictureText, wholeAddress } from './edits.ts'

test.each([
  ['¦', '---\n\n¦'],
  ['one¦', 'one\n\n---\n\n¦'],
  ['one\n\n¦\n\ntwo', 'one\n\n---\n\n¦two'],
  ['on¦e\ntwo', 'one\n\n---\n\n¦two'],
  ['one\n¦two', 'one\n\n---\n\n¦two'],
])('a line stands by itself: %j', (before, after) => {
  expect(drawingOf(insertRule(drawn(before)))).toBe(after)
})

test('a link takes the place of its words', () => {
  const linked = insertLink('https://bongbari.in/(a)', 'দেখুন [এখানে]')(drawn('‹x›।'))
  expect(drawingOf(linked)).toBe('[দেখুন \\[এখানে\\]](<https://bongbari.in/(a)>)¦।')
  expect(insertLink('https://a.in', ' ')(drawn('¦')).text).toBe('[https://a.in](https://a.in)')
})

test.each([
  ['bongbari.in/blog', 'https://bongbari.in/blog'],
  [' http://a.in ', 'http://a.in'],
  ['ma@bongbari.in', 'mailto:ma@bongbari.in'],
  ['/blog/one', '/blog/one'],
])('%j leads to %j', (typed, address) => {
  expect(wholeAddress(typed)).toBe(address)
})

test('a picture has its description and its caption', () => {
  expect(pictureText('/media/a.png', 'মা ও [ছেলে]', 'She said "না"')).toBe(
    '![মা ও \\[ছেলে\\]](/media/a.png "She said \\"না\\"")',
  )
  expect(pictureText('/media/a.png', '', '')).toBe('![](/media/a.png)')
})
