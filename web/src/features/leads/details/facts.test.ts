// @vitest-environment node
import { expect, test } from 'vitest'
import { formatOpenedTime, mailLink, phoneLink, whatsAppLink } from './facts.tsx'

test('a stored phone becomes a telephone and a WhatsApp link', () => {
  expect(phoneLink('+91 9830012345')).toBe('tel:+919830012345')
  expect(whatsAppLink('+91 9830012345')).toBe('https://wa.me/919830012345')
})

test('an address cannot smuggle fields into the mail', () => {
  expect(mailLink('asha+brand@example.test')).toBe('mailto:asha+brand@example.test')
  expect(mailLink('a?bcc=all@example.test')).toBe('mailto:a%3Fbcc%3Dall@example.test')
})

test('LEAD-06 the opening is told with its day when that is another one', () => {
  expect(formatOpenedTime('2026-11-21T04:50:00Z', '2026-11-21T04:44:00Z')).toBe('10:20')
  expect(formatOpenedTime('2026-11-22T04:50:00Z', '2026-11-21T04:44:00Z')).toBe('22 Nov, 10:20')
})
