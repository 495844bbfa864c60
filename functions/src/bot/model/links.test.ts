import { expect, test } from 'vitest'
import { removeUnknownLinks } from './safe-answer.ts'

const facts = [
  'YouTube https://www.youtube.com/@bongbari, WhatsApp +91 98765 43210 (https://wa.me/919876543210).',
  'E-mail hello@bongbari.com. Contact /contact, post /blog/ma-o-chele',
]
const safe = (text: string) => removeUnknownLinks(text, facts)

test.each([
  'ইউটিউবে: https://www.youtube.com/@bongbari।',
  'See youtube.com/@bongbari, or http://youtube.com/@bongbari/!',
  'Mail **hello@bongbari.com** (mailto:hello@bongbari.com).',
  'ফোন +৯১ ৯৮৭৬৫ ৪৩২১০ বা 98765-43210',
  'Go to /contact, and/or read [this](/blog/ma-o-chele). 24/7!',
  'It was 2025-11-21, 1/2 of us came.. i.e. all',
])('%s stays as it is', (text) => {
  expect(safe(text)).toBe(text)
})

test.each([
  ['Watch https://youtu.be/dQw4w9WgXcQ now', 'Watch now'],
  ['Watch [the video](https://www.youtube.com/watch?v=x).', 'Watch the video.'],
  ['See bit.ly/abc or www.evil.example.', 'See or.'],
  ['Call 98765 00000 12!', 'Call!'],
  ['ফোন ৯৮৭৬৫০০০০০ করুন', 'ফোন করুন'],
  ['Post: /blog/invented', 'Post'],
  ['Write to boss@bongbari.com', 'Write to'],
  ['<javascript:alert(1)> hi', 'hi'],
  ['https://bongbari.com.evil.example/@bongbari', ''],
])('%s loses what the facts do not have', (text, left) => {
  expect(safe(text)).toBe(left)
})
