import { expect, test } from 'vitest'
import { couldBeEither } from './could-be-either.ts'
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
  ['12345', 'benglish'],
  ['dada kobe asben', 'benglish'],
  ['video kobe', 'benglish'],
  ['ntn vdo kbe', 'benglish'],
  ['ki camera use koren', 'benglish'],
  ['apnader phone number ta share korun please', 'benglish'],
  ['tell me the price na dada please', 'english'],
  ['new video when', 'english'],
  ['can i act in your videos', 'english'],
  ['merchandise', 'english'],
  ['how r u', 'english'],
  ['ভিডিও কবে asbe bolo', 'bengali'],
  ['ভিডিও কবে asbe bolo na please', 'benglish'],
  ['new video কবে', 'benglish'],
  ['please tell me the date of নতুন video', 'english'],
  ['can your grandmother cook shukto on Saturday', 'english'],
  ['turn off the lights in the veranda', 'english'],
  ['bhaiya screenshot ta dekhe reply diyen', 'benglish'],
  ['software update er por problem hoitese', 'benglish'],
  ['Bangladesher purbo prante obosthito ekti upojela', 'benglish'],
])('%j is %s', (message, language) => {
  expect(languageOf(message)).toBe(language)
})

test.each([
  ['collab?', true],
  ['video', true],
  ['new video', true],
  ['collab korte chai', false],
  ['how to collab', false],
  ['ভিডিও', false],
])('%j could be of either Latin language: %s', (message, could) => {
  expect(couldBeEither(message)).toBe(could)
})
