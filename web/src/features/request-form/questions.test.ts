// @vitest-environment node
import { limits, messageLanguages } from '@bong-bari/contract'
import { chatRequest } from '@bong-bari/site'
import { expect, test } from 'vitest'
import { isStop } from './question-field.tsx'
import { findFault, findQuestion } from './questions.ts'
import { blankRequest } from './request-values.ts'

const blank = blankRequest('+91')

test.each(messageLanguages)('what is wrong is said in %s', (language) => {
  const words = chatRequest[language]
  expect(findFault(blank, 'name', language)).toBe(words.name.missing)
  expect(findFault({ ...blank, company: ' ' }, 'company', language)).toBe(words.company.missing)
  expect(findFault(blank, 'contact', language)).toBe(words.contact.missing)
  expect(findFault({ ...blank, phone: '123' }, 'contact', language)).toBe(words.phone.wrong)
  expect(findFault({ ...blank, email: 'riya' }, 'contact', language)).toBe(words.email.wrong)
  expect(findFault({ ...blank, name: 'a\0' }, 'name', language)).toContain(words.name.label)
  const long = { ...blank, message: 'x'.repeat(limits.lead.message + 1) }
  expect(findFault(long, 'message', language)).toContain(String(limits.lead.message))
})

test('what the form takes is taken: a bare number, an address, no message', () => {
  expect(findFault({ ...blank, phone: '৯৮৩০০ 12345' }, 'contact', 'english')).toBeUndefined()
  expect(findFault({ ...blank, email: 'riya@example.com' }, 'contact', 'english')).toBeUndefined()
  expect(findFault(blank, 'message', 'english')).toBeUndefined()
  expect(findFault({ ...blank, name: 'রিয়া' }, 'name', 'english')).toBeUndefined()
})

test('a field that the server names leads to its question', () => {
  expect(findQuestion('email')).toBe('contact')
  expect(findQuestion('company')).toBe('company')
  expect(findQuestion('conversation')).toBeUndefined()
})

test.each(['stop', ' Bas! ', 'থাক।', 'না থাক', 'CANCEL', 'lagbe na'])('%s ends it', (typed) => {
  expect(isStop(typed)).toBe(true)
})

test.each(['', 'Stopwatch', 'Basu', 'থাকুন', 'Cancel culture'])('%j does not', (typed) => {
  expect(isStop(typed)).toBe(false)
})
