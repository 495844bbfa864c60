import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCourtesy, isSubstance, isWeak, readUnits, type Unit } from './units.ts'

const namesOf = (text: string) =>
  readUnits(text).flatMap(({ meanings, parts }) => [...meanings, ...parts].map(({ name }) => name))

test.each([
  ['ভিডিও', 'video'],
  ['ভিডিওগুলোর', 'videos'],
  ['vdo', 'vedio'],
  ['thikanata', 'ঠিকানা'],
  ['subscirbe', 'সাবস্ক্রাইব'],
  ['sponsership', 'স্পনসর'],
  ['you tube', 'youtube'],
  ['jogajok', 'contact'],
  ['kothay', 'where'],
  ['newvideo', 'new video'],
  ['ki khobor', 'কেমন আছেন'],
  ['কত টাকা', 'price'],
  ['ওয়েবসাইট', 'website'],
  ['kortesi', 'করছি'],
  ['koto din', 'কত দিন'],
  ['thnak you', 'thank you'],
  ['mon khrap', 'মন খারাপ'],
  ['phonenumber', 'ফোন'],
  ['mohun baganer', 'মোহনবাগান'],
  ['মেলায়', 'মেলা'],
  ['রাস্তায়', 'rasta'],
  ['kab', 'কবে'],
])('%s means the same as %s', (one, other) => {
  expect(namesOf(one)).not.toEqual([])
  expect(namesOf(other)).toEqual(expect.arrayContaining([namesOf(one)[0]]))
})

test.each([
  ['rate', 'rat'],
  ['what', 'bhat'],
  ['dada', 'dhadha'],
  ['cv', 'kobe'],
  ['time', 'টিমে'],
  ['who', 'বউ'],
  ['aste', 'আস্তে'],
  ["I'd", 'id'],
  ['I’ll', 'ill'],
  ['মেলায়', 'ইমেইল'],
])('%s does not mean %s, though they sound alike', (one, other) => {
  const others = new Set(namesOf(other))
  expect(namesOf(one).filter((name) => others.has(name))).toEqual([])
})

test('grammar, courtesy and substance are told apart', () => {
  const [please, hello, video, strange] = readUnits('please hello video kharamati')
  expect([please && isWeak(please), please && isSubstance(please)]).toEqual([true, false])
  expect([hello && isCourtesy(hello), hello && isSubstance(hello)]).toEqual([true, false])
  expect([video, strange].map((unit) => unit && isSubstance(unit))).toEqual([true, true])
})

test('no text is too strange to read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const isSound = ({ sound, meanings }: Unit) =>
        sound !== '' && meanings.every(({ likeness }) => likeness > 0 && likeness <= 1)
      expect(readUnits(text).every(isSound)).toBe(true)
    }),
    { numRuns: 150 },
  )
})

test('a phrase is known with endings and small words between', () => {
  const [first] = readUnits('mon kharap')
  const [parted, ...rest] = readUnits('mon ta khub kharap')
  expect(parted?.meanings).toEqual(first?.meanings)
  expect(rest).toEqual([])
})

test.each([
  ['shunechilam', 'শোনা'],
  ['pathiyechilam', 'পাঠানো'],
  ['kinechen', 'কেনা'],
  ['খুঁজছিলাম', 'khoja'],
])('%s is a form of %s, in either script', (form, verb) => {
  expect(namesOf(form)).not.toEqual([])
  expect(namesOf(verb)).toEqual(expect.arrayContaining(namesOf(form)))
})
