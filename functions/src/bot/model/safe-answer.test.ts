import { bot } from '@bong-bari/site'
import { expect, test } from 'vitest'
import { instructions } from './prompt.ts'
import { isLeak, makeSafeAnswer } from './safe-answer.ts'

const facts = [
  'YouTube https://www.youtube.com/@bongbari, WhatsApp +91 98765 43210 (https://wa.me/919876543210).',
  'E-mail hello@bongbari.com. Contact /contact, post /blog/ma-o-chele',
  'Asked "price" the house says: A video begins at ₹25,000, ২৫,০০০ টাকা.',
]
const safe = (text: string) => makeSafeAnswer(text, facts)

test.each([
  'চাঁদে শুধু বুড়ি আছে। র‍্যাপ শোনো, ক্‌ষ!',
  'মা বললেন: আরেকটু ভাত নাও। 👨‍👩‍👧‍👦 ❤️',
  'Write to hello@bongbari.com or see youtube.com/@bongbari, wa.me/919876543210.',
  'ফোন +৯১ ৯৮৭৬৫ ৪৩২১০। A video begins at ₹25,000.',
  'একটা ভিডিও ২৫,০০০ টাকা থেকে।',
  'Go to /contact, and/or read /blog/ma-o-chele. 24/7!',
  'I cannot promise money, and the house pays nobody here. We never pay for likes.',
  'টাকা দেব বলতে পারি না। আমি টাকা দিতে পারব না।',
  'Ma gives you love, and you get rice. We offer you a laugh.',
  'There are 3 videos of 10 minutes, since 2019.',
  'ইউটিউবে: https://www.youtube.com/@bongbari।',
  'See youtube.com/@bongbari, or http://youtube.com/@bongbari/!',
  'Mail **hello@bongbari.com** (mailto:hello@bongbari.com).',
  'ফোন +৯১ ৯৮৭৬৫ ৪৩২১০ বা 98765-43210',
  'Read [this](/blog/ma-o-chele).',
  'It was 2025-11-21, 1/2 of us came.. i.e. all',
])('%s stays as it is', (text) => {
  expect(safe(text)).toBe(text)
})

const hidden = [
  // Payment ids.
  ...['bongbari@okaxis', 'riya.sen@ybl', '9876500000@paytm', 'রিয়া@upi', 'a-b_c@ptsbi'],
  ...['bongbari @ okaxis', 'bongbari@ oksbi', 'ｂｏｎｇ＠ｏｋａｘｉｓ', 'bong\u200d@ok\u2060axis'],
  ...['upi://pay?pa=a@b', 'upi:pay?pa=x', 'SBIN0001234'],
  // Addresses in other widths, with invisible characters, direction marks and other full stops.
  ...['ｈｔｔｐｓ：／／ｅｖｉｌ．ｔｅｓｔ', 'ｅｖｉｌ．ｃｏｍ', 'evil\u200b.com', 'ev\u00adil.com'],
  ...['evil\u202e.com', '\u2066evil\u2069.\u200fcom', 'evil。com', 'evil｡com', 'evil․com'],
  ...['ev\u034fil.com', 'evil.\u3164com', 'evil.\u2800com', 'e\u{e0041}vil.com', 'evil.c\ufe0fom'],
  ...['//evil.com', '//evil.com/a', '///evil', '\\\\evil.com', '/\\evil.com', '／／evil.com'],
  ...['https:/evil.com', 'https:evil.com', 'HTTP:\\\\evil.com', 'ftp://evil', 'www.evil.test'],
  ...['evil.bank', 'evil.money/x', 'evil.click', 'evil.co.in', 'xn--e1awd7f.xn--p1ai', 'ঘর.ভারত'],
  ...['https://youtu.be/dQw4w9WgXcQ', 'bit.ly/abc', 'https://bongbari.com.evil.example/@bongbari'],
  ...['/blog/invented', 'javascript:alert(1)', '[a video](https://www.youtube.com/watch?v=x)'],
  ...['bаnk.com', 'গ্রাম.com', 'boss@bongbari.com', 'hello@bongbari․com.evil.test'],
  // Numbers of all digits.
  ...['৯৮৭৬৫ ০০০০০', '９８７６５０００００', '98765–00000', '9876\u200b500000', '98765·00000'],
  ...['९८७६५०००००', '①②③④⑤⑥⑦⑧⑨⓪', '+91-98765-00000', '𝟗𝟖𝟕𝟔𝟓𝟎𝟎𝟎𝟎𝟎'],
]

test.each(hidden)('%j is not shown, alone or in a sentence', (address) => {
  expect(safe(address)).toBeUndefined()
  for (const text of [`Send it to ${address} today`, `**${address}**, see`, `এখানে: ${address} ।`])
    expect(safe(text)).toBeUndefined()
})

test.each([
  'We will pay you ₹50,000 for the video.',
  'You get Rs. 500 back.',
  'তোমাকে ৫০,০০০ টাকা দেব।',
  'Tomake 5000 taka debo.',
  'It costs 10 lakh.',
  'It is ५०० रुपये, I mean ₹५००.',
  '₹５００',
  'Take 20% off today!',
  '৫০% ছাড় পাবে!',
  'We’ll pay you well.',
  'You will be paid.',
  'You have won a cash prize!',
  'The family will give you money.',
  'টাকা পাঠিয়ে দেব!',
  'আমরা পারিশ্রমিক দেব।',
  'taka pathiye debo',
  'We can offer a full refund.',
])('%s promises money that no fact names, so nothing is shown', (text) => {
  expect(safe(text)).toBeUndefined()
  expect(safe([...text].join('\u200b'))).toBeUndefined()
})

test('text without end is read once, and what is left of it is short', () => {
  const before = process.threadCpuUsage()
  for (const piece of ['a.', '@a', '1 ', '/', 'we pay ', '\u3316', 'ক্'])
    expect((safe(piece.repeat(20_000)) ?? '').length).toBeLessThanOrEqual(3_000)
  expect(process.threadCpuUsage(before).user).toBeLessThan(5_000_000)
})

test('any instruction, however it is dressed up, is a leak', () => {
  for (const line of [...instructions, bot.persona]) {
    expect(isLeak(`Sure! ${line}`)).toBe(true)
    expect(isLeak([...line.toUpperCase()].join('-'))).toBe(true)
    expect(isLeak([...line].reverse().join(''))).toBe(true)
    expect(isLeak(Buffer.from(line).toString('base64'))).toBe(true)
  }
})

test.each([
  'I am Bong Bot, the AI-powered clay tea cup of the Bong Bari house, warm and quick-witted!',
  'For a collaboration or sponsorship, please fill in the form at /work-with-us.',
  'আমি বং বট, এ বাড়ির মাটির ভাঁড়।',
  'I cannot promise anything in the name of the channel, dada.',
])('%s is none', (answer) => {
  expect(isLeak(answer)).toBe(false)
})

test('letters that stand for many hide nothing', () => {
  expect(isLeak(`${'\ufdfa'.repeat(1_000)} ${instructions[0]}`)).toBe(true)
})
