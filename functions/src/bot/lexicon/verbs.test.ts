import { expect, test } from 'vitest'
import { readUnits } from '../match/units.ts'
import { listVerbForms } from './learn-lexicon.ts'

test('a verb of one stem, of two, and one that ends in a vowel have their forms', () => {
  expect(listVerbForms('দেখ')).toEqual(expect.arrayContaining(['দেখা', 'দেখছি', 'দেখেছিলাম', 'দেখুন']))
  expect(listVerbForms('শোন শুন')).toEqual(
    expect.arrayContaining(['শোনেন', 'শুনব', 'শুনতেছি', 'শুনিনি']),
  )
  expect(listVerbForms('খা খে')).toEqual(
    expect.arrayContaining(['খাচ্ছেন', 'খেয়েছি'].map((form) => form.normalize('NFC'))),
  )
  expect(listVerbForms('পাঠা পাঠি')).toEqual(
    expect.arrayContaining(['পাঠাব', 'পাঠিয়েছিলাম'].map((form) => form.normalize('NFC'))),
  )
})

const namesOf = (text: string) =>
  readUnits(text).flatMap(({ meanings }) => meanings.map(({ name }) => name))

test.each([
  ['shunechilam', 'শোনা'],
  ['pathiyechilam', 'পাঠানো'],
  ['kinechen', 'কেনা'],
  ['খুঁজছিলাম', 'khoja'],
])('%s is a form of %s, in either script', (form, verb) => {
  expect(namesOf(form)).not.toEqual([])
  expect(namesOf(verb)).toEqual(expect.arrayContaining(namesOf(form)))
})
