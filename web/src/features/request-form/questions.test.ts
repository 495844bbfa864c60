import { limits, messageLanguages } from '@bong-bari/contract'
import { chatRequest } from '@bong-bari/site'
import { expect, test } from 'vitest'
import { isStop } from './question-field.tsx'
import { faultOf, questionOf } from './questions.ts'
import { blankRequest } from './request-values.ts'

const blank = blankRequest('+91')

test.each(messageLanguages)('what is wrong is said in %s', (language) => {
  const words = chatRequest[language]
  expect(faultOf(blank, 'name', language)).toBe(words.name.missing)
  expect(faultOf({ ...blank, company: ' ' }, 'company', language)).toBe(words.company.missing)
  expect(faultOf(blank, 'contact', language)).toBe(words.contact.missing)
  expect(faultOf({ ...blank, phone: '123' }, 'contact', language)).toBe(words.phone.wrong)
  expect(faultOf({ ...blank, email: 'riya' }, 'contact', language)).toBe(words.email.wrong)
  expect(faultOf({ ...blank, name: 'a\0' }, 'name', language)).toContain(words.name.label)
  const long = { ...blank, message: 'x'.repeat(limits.lead.message + 1) }
  expect(faultOf(long, 'message', language)).toContain(String(limits.lead.message))
})

test('what the form takes is taken: a bare number, an address, no message', () => {
  expect(faultOf({ ...blank, phone: '৯৮৩০০ 12345' }, 'contact', 'english')).toBeUndefined()
  expect(faultOf({ ...blank, email: 'riya@example.com' }, 'contact', 'english')).toBeUndefined()
  expect(faultOf(blank, 'message', 'english')).toBeUndefined()
  expect(faultOf({ ...blank, name: 'রিয়া' }, 'name', 'english')).toBeUndefined()
})

test('a field that the server names leads to its question', () => {
  expect(questionOf('email')).toBe('contact')
  expect(questionOf('company')).toBe('company')
  expect(questionOf('conversation')).toBeUndefined()
})

test.each(['stop', ' Bas! ', 'থাক।', 'না থাক', 'CANCEL', 'lagbe na'])('%s ends it', (typed) => {
  expect(isStop(typed)).toBe(true)
})

test.each(['', 'Stopwatch', 'Basu', 'থাকুন', 'Cancel culture'])('%j does not', (typed) => {
  expect(isStop(typed)).toBe(false)
})
