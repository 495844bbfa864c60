import { expect, test } from 'vitest'
import { formatMail } from './outbox.ts'

const subject = `নতুন অনুরোধ: ${'মিষ্টিমুখ '.repeat(12)}`
const file = formatMail({
  to: 'ma@bong.test',
  from: '"Bong Bari" <notices@bong.test>',
  replyTo: 'riya@mishti.test',
  subject,
  text: 'নমস্কার',
  html: '<p>নমস্কার</p>',
  headers: { 'Auto-Submitted': 'auto-generated' },
  at: '2026-11-22T10:00:00.000Z',
})

test('a mail program finds headers and both forms of a Bengali mail', () => {
  const [head = '', ...parts] = file.split('\r\n\r\n')
  const words = [...head.matchAll(/=\?UTF-8\?B\?([^?]+)\?=/g)].map(([, word = '']) => word)
  expect(words.map((word) => Buffer.from(word, 'base64').toString()).join('')).toBe(subject)
  for (const line of file.split('\r\n')) expect(line.length).toBeLessThanOrEqual(78)
  expect(head).toContain('Date: Sun, 22 Nov 2026 10:00:00 +0000')
  const texts = parts
    .slice(1)
    .map((part) => Buffer.from(part.split('\r\n--')[0] ?? '', 'base64').toString())
  expect(texts).toEqual(['নমস্কার', '<p>নমস্কার</p>'])
})
