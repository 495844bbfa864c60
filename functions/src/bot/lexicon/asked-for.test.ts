import { readWords } from '@bong-bari/text'
import { expect, test } from 'vitest'
import { findAttributes } from './asked-for.ts'

test.each([
  ['how deep is the pond', true, ['depth']],
  ['পুকুরটা কতটা গভীর', false, ['depth']],
  ['pukur ta koto gobhir', false, ['depth']],
  ['what colour is the mug', true, ['colour']],
  ['jamar rong ki', false, ['colour']],
  ['hall ta age dekha jabe', false, []],
  ['tell me about the family', true, []],
])('%s asks for what it asks', (text, isEnglish, names) =>
  expect([...findAttributes(readWords(text), isEnglish)]).toEqual(names),
)
