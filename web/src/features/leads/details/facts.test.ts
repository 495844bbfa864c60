import { expect, test } from 'vitest'
import { mailLink, phoneLink, whatsAppLink } from './facts.tsx'

test('a stored phone becomes a telephone and a WhatsApp link', () => {
  expect(phoneLink('+91 9830012345')).toBe('tel:+919830012345')
  expect(whatsAppLink('+91 9830012345')).toBe('https://wa.me/919830012345')
})

test('an address cannot smuggle fields into the mail', () => {
  expect(mailLink('asha+brand@example.test')).toBe('mailto:asha+brand@example.test')
  expect(mailLink('a?bcc=all@example.test')).toBe('mailto:a%3Fbcc%3Dall@example.test')
})
