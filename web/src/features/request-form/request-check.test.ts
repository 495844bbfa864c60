// @vitest-environment node
import { expect, test } from 'vitest'
import { checkWorkRequest } from './request-check.ts'
import { blankRequest, bodyOf, type RequestValues, workCountryCodes } from './request-values.ts'

const values = (part: Partial<RequestValues> = {}): RequestValues => ({
  ...blankRequest('+91'),
  name: 'রিয়া সেন',
  company: 'মিষ্টি ঘর',
  phone: '9830012345',
  ...part,
})

const errorsOf = (part: Partial<RequestValues>) => checkWorkRequest(values(part))

test('FORM-W-02 FORM-W-08 the request is sent with the phone combined, and needs no email', () => {
  expect(errorsOf({})).toEqual({})
  expect(bodyOf(values())).toEqual({
    name: 'রিয়া সেন',
    company: 'মিষ্টি ঘর',
    phone: '+91 9830012345',
  })
})

test('FORM-W-01 a name has at least two characters', () => {
  expect(errorsOf({ name: 'R' })).toEqual({ name: 'Name must be at least 2 characters' })
  expect(errorsOf({ name: ' R ' })).toEqual({ name: 'Name must be at least 2 characters' })
  expect(errorsOf({ name: 'মা' })).toEqual({})
})

test('FORM-W-05 a company has at least two characters', () => {
  expect(errorsOf({ company: 'X' })).toEqual({ company: 'Company name is required' })
  expect(errorsOf({ company: '' })).toEqual({ company: 'Company name is required' })
})

test('FORM-W-04 FORM-W-07 a country code is required and +91 comes first', () => {
  expect(errorsOf({ countryCode: '' })).toMatchObject({ countryCode: 'Country code is required' })
  expect(workCountryCodes.join(' ')).toBe('+91 +880 +1 +44 +971 +61 +65 +49 +33 +86')
})

test('FORM-W-06 an email or a phone number is required', () => {
  expect(errorsOf({ phone: '' })).toEqual({
    email: 'Please provide either an email address or phone number',
  })
})
