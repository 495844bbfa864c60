// @vitest-environment node
import { expect, test } from 'vitest'
import { cleanText, fromChat } from './plain-paste.ts'

test.each([
  ['*জরুরি* কথা', '**জরুরি** কথা'],
  ['_ধীরে_ ~না~', '*ধীরে* ~~না~~'],
  ['*_both_*', '***both***'],
  ['(*yes*), "_no_"', '(**yes**), "*no*"'],
  ['2*3*4 snake_case_name ~5 km', '2*3*4 snake_case_name ~5 km'],
  ['* one\n* two', '* one\n* two'],
  ['*not\nover lines*', '*not\nover lines*'],
  ['*one* and *two*', '**one** and **two**'],
  ['*মা* বললেন', '**মা** বললেন'],
  ['*মা*র', '**মা**র'],
  ['*“মা”*র _ঝোল (curry)_টা ~পর্ব!~এখনই', '**“মা”**র *ঝোল (curry)*টা ~~পর্ব!~~এখনই'],
  ['২*৩*৪ ক*খ*গ', '২*৩*৪ ক*খ*গ'],
])('marks of a chat: %j', (chat, text) => {
  expect(fromChat(chat)).toBe(text)
})

test.each(['**“মা”**র', '**bold** and *italic*', '## Head\n*x*', '[a](b) _x_', '~~no~~ *x*'])(
  'what is written with the marks of the editor stays: %j',
  (text) => expect(fromChat(text)).toBe(text),
)

test('line ends and spaces become plain ones', () => {
  expect(cleanText('a\r\nb\rc\u2028d\u00a0e')).toBe('a\nb\nc\nd e')
})

test('what nobody sees is gone', () => {
  expect(cleanText('\ufeffa\u200bb\u00adc\u202ad\u202c\u2060\u0000')).toBe('abcd')
})

test.each([
  'র\u200d্যাব',
  'বাক্\u200cস্বাধীনতা',
  'উৎ\u200cসব',
  'বাক্\u200c ও',
  '👨\u200d👩\u200d👧',
  '👩🏽\u200d🍳',
  '❤️\u200d🔥',
])('joiners that letters need stay: %j', (text) => expect(cleanText(text)).toBe(text))

test('joiners that join nothing go', () => {
  expect(cleanText('a\u200db \u200cমা\u200d বাড়ি\u200c\n\u200d')).toBe('ab মা বাড়ি\n')
})
