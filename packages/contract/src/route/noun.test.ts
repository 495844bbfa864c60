import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { oneOf } from './fields.ts'
import { defaultedField, defineNoun, optionalTextField, requiredTextField } from './noun.ts'

const fields = { name: requiredTextField(10, 'Name'), bodyEn: optionalTextField(10, 'Text') }

test('a wrong description does not compile where it is wrong', () => {
  // @ts-expect-error Its facts do not stand in nouns.ts.
  expect(() => defineNoun('nothing', fields)).toThrow()
  // @ts-expect-error The trash names a reply by its text.
  defineNoun('reply', { name: fields.name })
  // @ts-expect-error No field has that name.
  defineNoun('reply', fields, [{ path: ['other'], error: 'Wrong', holds: () => true }])
  // @ts-expect-error A default is a value that may be given.
  defaultedField(z.enum(['a', 'b']), oneOf('n', ['a', 'b']), 'c')
})

test('a change names what it changes, null clears what may be empty, and a rule is asked of what is sent', () => {
  const { given, changed, stored } = defineNoun('reply', fields, [
    { path: ['bodyEn'], error: 'Say something', holds: ({ bodyEn }) => bodyEn !== undefined },
  ])
  expect(given.safeParse({ name: 'One' }).error?.issues).toMatchObject([
    { path: ['bodyEn'], message: 'Say something' },
  ])
  expect(changed.parse({ bodyEn: ' ' })).toEqual({ bodyEn: null })
  expect(changed.safeParse({ name: null }).success).toBe(false)
  const times = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' }
  expect(stored.parse({ id: 1, name: 'Old', ...times })).toMatchObject({ bodyEn: null, version: 0 })
})
