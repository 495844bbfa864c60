import { expect, test } from 'vitest'
import { contactSearch } from './contact-search.ts'

const riya = {
  name: 'রিয়া Sen 🪔',
  company: 'বাড়ির Mishti Ghor 24',
  email: 'Riya.Sen@Example.test',
  phone: '+91 9830012345',
}

test.each([
  ['a part of the name', 'রিয়া'],
  ['the other encoding of a letter', 'রি\u09af\u09bcা'],
  ['a joiner inside', 'রি\u200dয়া'],
  ['capitals', 'MISHTI'],
  ['words in any order, of several fields', 'ghor riya.sen রিয়া'],
  ['an e-mail', 'riya.sen@example'],
  ['Bengali digits', '২৪'],
  ['a bare number', '9830012345'],
  ['spaces and hyphens', '98300-123 45'],
  ['the code', '+91 98300 12345'],
  ['the code without its plus', '919830012345'],
  ['the code written 00', '0091 98300'],
  ['a leading nought', '098300 12345'],
  ['a number in Bengali digits', '+৯১ ৯৮৩০০'],
  ['a word and a number', 'sen 98300-12345'],
  ['an emoji', '🪔'],
])('a contact is found by %s', (_, typed) => {
  expect(contactSearch(typed)(riya)).toBe(true)
})

test.each([
  ['a word that nothing has', 'riya ঘোষ'],
  ['digits in another order', '12345 98300'],
  ['letters across two fields', 'senবাড়ি'],
  ['an emoji that nothing has', '🎉'],
])('a contact is not found by %s', (_, typed) => {
  expect(contactSearch(typed)(riya)).toBe(false)
})

test('a contact without e-mail and phone is searched all the same', () => {
  const bare = { ...riya, email: null, phone: null }
  expect(contactSearch('sen')(bare)).toBe(true)
  expect(contactSearch('98300')(bare)).toBe(false)
})
