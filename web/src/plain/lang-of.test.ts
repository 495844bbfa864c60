// @vitest-environment node
import { expect, test } from 'vitest'
import { langOf } from './lang-of.ts'

test('a text is Bengali when most of its letters are', () => {
  expect(langOf('রিয়া সেন')).toBe('bn')
  expect(langOf('মিষ্টি ঘর (Kolkata)')).toBe('bn')
  expect(langOf('Sen Sweets (মিষ্টি)')).toBeUndefined()
  expect(langOf('+91 98300')).toBeUndefined()
})
