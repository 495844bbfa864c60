// @vitest-environment node
import { expect, test } from 'vitest'
import { partsOf } from './message-bubble.tsx'

const cut = (answer: string) => partsOf(answer, 'https://bongbari.test')
const outside = (text: string, href = text) => ({ text, href })
const page = (text: string, to = text) => ({ text, to })

test('web addresses become links, without what ends the sentence', () => {
  expect(cut('দেখুন https://youtu.be/abc?t=1। আর (https://a.test/x_(y)).')).toEqual([
    'দেখুন ',
    outside('https://youtu.be/abc?t=1'),
    '। আর (',
    outside('https://a.test/x_(y)'),
    ').',
  ])
})

test('pages of the site are reached within it, by path or by whole address', () => {
  expect(cut('/work-with-us পাতায়, বা https://bongbari.test/blog/a-post!')).toEqual([
    page('/work-with-us'),
    ' পাতায়, বা ',
    page('https://bongbari.test/blog/a-post', '/blog/a-post'),
    '!',
  ])
})

test('what only looks like a path stays text', () => {
  for (const text of ['and/or', '24/7', '/etc/passwd', 'মা/ছেলে', '//evil.test', 'a/blog'])
    expect(cut(text)).toEqual([text])
})

test('e-mail, telephone and WhatsApp addresses are links', () => {
  expect(cut('hello@bongbari.com')).toEqual([
    outside('hello@bongbari.com', 'mailto:hello@bongbari.com'),
  ])
  expect(cut('tel:+919876543210.')).toEqual([outside('tel:+919876543210'), '.'])
  expect(cut('wa.me/919876543210')).toEqual([
    outside('wa.me/919876543210', 'https://wa.me/919876543210'),
  ])
})

test('no other kind of address ever becomes a link', () => {
  for (const text of [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<b>',
    'vbscript:x',
    'file:///etc/passwd',
    '<a href=x>',
    'https://',
  ])
    expect(cut(text).filter((part) => typeof part !== 'string')).toEqual([])
})

test('what an address hides behind is a link to that address only', () => {
  expect(cut('javascript:https://a.test/')).toEqual(['javascript:', outside('https://a.test/')])
})

test('nothing of the answer is lost', () => {
  const answer = 'a\nhttps://a.test, (b@c.de) /blog... /nowhere\n\nwa.me/123'
  const text = cut(answer).map((part) => (typeof part === 'string' ? part : part.text))
  expect(text.join('')).toBe(answer)
})
