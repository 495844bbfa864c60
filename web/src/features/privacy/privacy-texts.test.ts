// @vitest-environment node
import { expect, test } from 'vitest'
import { bengaliEntries } from './bengali.ts'
import { englishEntries } from './english.ts'
import { type Entry, keptNames } from './entry.ts'

const facts = {
  unansweredDays: 90,
  logDays: 30,
  backupDays: 35,
  auditDays: 400,
  chatTurns: 6,
  region: 'Mumbai',
  requestMonths: undefined,
}
const english = englishEntries(facts)
const bengali = bengaliEntries(facts)

const shapeOf = ({ texts, names }: Entry) => [
  texts.map((text) => text.split('{mail}').length),
  Object.keys(names ?? {}),
]

test('the page says in Bengali all that it says in English', () => {
  expect(bengali.map(shapeOf)).toEqual(english.map(shapeOf))
  for (const { texts } of bengali) for (const text of texts) expect(text).toMatch(/[\u0980-\u09ff]/)
})

test('the page says that requests go by their age exactly where they do', () => {
  const aged = { ...facts, requestMonths: 24 }
  expect(JSON.stringify(englishEntries(aged))).toContain('nobody has changed for 24 months')
  expect(JSON.stringify(bengaliEntries(aged))).toContain('২৪ মাস')
  expect(JSON.stringify(english)).toContain('stays until you ask us')
})

test('the page says through whom mails about requests go', () => {
  for (const entries of [english, bengali])
    expect(entries[1]?.texts.join(' ')).toContain('Amazon (SES)')
})

test.each([
  ['English', english, ['90 days', '30 days', '35 days', '400 days', 'up to 6', 'Mumbai']],
  ['Bengali', bengali, ['৯০ দিন', '৩০ দিন', '৩৫ দিন', '৪০০ দিন', 'বড়জোর ৬', 'Mumbai']],
] as const)('the %s text names every period, place and stored name', (_, entries, said) => {
  const whole = JSON.stringify(entries)
  for (const words of [...said, ...keptNames, '{mail}']) expect(whole).toContain(words)
})
