import { expect, test } from 'vitest'
import { langOf } from '../../ui/lang-of.ts'
import { mailLink, phoneLink, whatsAppLink } from './lead-contact.tsx'

test('a stored phone becomes a telephone and a WhatsApp link', () => {
  expect(phoneLink('+91 9830012345')).toBe('tel:+919830012345')
  expect(whatsAppLink('+91 9830012345')).toBe('https://wa.me/919830012345')
})

test('an address cannot smuggle fields into the mail', () => {
  expect(mailLink('asha+brand@example.test')).toBe('mailto:asha+brand@example.test')
  expect(mailLink('a?bcc=all@example.test')).toBe('mailto:a%3Fbcc%3Dall@example.test')
})

test('a text is Bengali when most of its letters are', () => {
  expect(langOf('রিয়া সেন')).toBe('bn')
  expect(langOf('মিষ্টি ঘর (Kolkata)')).toBe('bn')
  expect(langOf('Sen Sweets (মিষ্টি)')).toBeUndefined()
  expect(langOf('+91 98300')).toBeUndefined()
})
