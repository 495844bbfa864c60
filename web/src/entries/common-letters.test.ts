// @vitest-environment node
import { expect, test } from 'vitest'
import { hasOnlyCommonLetters, markCommonLetters } from './common-letters.ts'

test.each([
  'মা কী বলল?',
  'ব্যাপারটা গুরুত্বপূর্ণ',
  'র\u200d্যাঙ্ক',
  'অ্যাপ',
  // A letter with a dot below, in one character and in two.
  '\u09af\u09bc\u09be',
  '\u09df\u09be',
  'ডট্',
  'Ma calls',
])('the common letters draw %s', (text) => {
  expect(hasOnlyCommonLetters(text)).toBe(true)
})

test.each(['গ্ঞা', 'ক্\u200cষ', 'ক্\u200dষ', 'ৰ'])('%s has a rare conjunct or letter', (text) => {
  expect(hasOnlyCommonLetters(text)).toBe(false)
})

test('texts of common letters are marked, with their elements of other languages and around pictures', () => {
  const html =
    '<h1 class="a">Ma <span lang="bn">মা</span></h1><p title="a > b">হ্যাঁ<br/>না <b>yes</b><img src="/a.png"></p><p>No</p>'
  expect(markCommonLetters(html)).toEqual({
    html: '<h1 class="a">Ma <span lang="bn" data-common>মা</span></h1><p title="a > b" data-common>হ্যাঁ<br/>না <b>yes</b><img src="/a.png"></p><p>No</p>',
    rare: new Set(),
  })
})

test('an element that brings the mark is not marked again', () => {
  const html = '<p data-common="">মা</p>'
  expect(markCommonLetters(html).html).toBe(html)
})

test('a rare conjunct anywhere inside leaves its family whole on the page, and the other one marked', () => {
  const html = '<h2>মা</h2><h3>না <i>গ্ঞা</i></h3><p>বাবা</p><div class="x font-display">দাদা</div>'
  expect(markCommonLetters(html)).toEqual({
    html: '<h2>মা</h2><h3>না <i>গ্ঞা</i></h3><p data-common>বাবা</p><div class="x font-display">দাদা</div>',
    rare: new Set(['display']),
  })
})
