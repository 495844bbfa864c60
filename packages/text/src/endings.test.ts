import { expect, test } from 'vitest'
import { typedStemsOf } from './endings.ts'
import { tokens } from './normalise.ts'

const stemsOf = (typed: string) => tokens(typed).flatMap(typedStemsOf)

test.each([
  ['donated', 'donate'],
  ['purchasing', 'purchase'],
  ['messaging', 'message'],
  ['stopped', 'stop'],
  ['washed', 'wash'],
  ['replied', 'reply'],
  ['stories', 'story'],
  ['বইখানা', 'বই'],
  ['মাপেরটা', 'মাপ'],
  // Two forms of one letter: as it is typed, and as one.
  ['মেলায\u09bc', 'মেলা'],
  ['মেলা\u09df', 'মেলা'],
])('%s is a form of %s', (form, word) => {
  expect(stemsOf(form)).toContain(word)
})

test.each(['red', 'king', 'thing'])('%s has no ending', (word) => {
  expect(stemsOf(word)).not.toContain(`${word.replace(/ed$|ing$/, '')}e`)
  expect(stemsOf(word)).not.toContain('re')
})
