import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

test.each([
  ['কেমন আছো?', 'bengali'],
  ['কেমন আছো bro', 'bengali'],
  ['kemon acho', 'benglish'],
  ['notun video kobe asbe', 'benglish'],
  ['when is the next video coming', 'english'],
  ['hello', 'english'],
  ['collab korte chai', 'benglish'],
  ['', 'benglish'],
])('%j is %s', (message, language) => {
  expect(languageOf(message)).toBe(language)
})
