import { expect, test } from 'vitest'
import { isEnough, languageWanted } from './asides.ts'

test.each(['thanks a lot!', 'accha bujhlam', 'ধন্যবাদ দাদা', 'ok thank you', 'আচ্ছা ঠিক আছে'])(
  '%s asks nothing',
  (message) => expect(isEnough(message)).toBe(true),
)

test.each(['ok koto dam', 'thik ache to?', '', 'thanks, ar mug?'])(
  '%s is no mere thanks',
  (message) => expect(isEnough(message)).toBe(false),
)

test.each([
  ['banglay bolun', 'bengali'],
  ['বাংলায় বলুন', 'bengali'],
  ['say that in English please', 'english'],
  ['ইংরেজিতে বলবেন?', 'english'],
  ['ইংরেজিতেও আছে?', undefined],
  ['do you teach in English or Bengali', undefined],
  ['class kon bhashay hoy', undefined],
])('%s wants the answer again in %s', (message, language) =>
  expect(languageWanted(message)).toBe(language),
)
