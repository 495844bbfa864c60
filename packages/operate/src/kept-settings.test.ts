import { expect, test } from 'vitest'
import { lostSettings, settingsIn } from './kept-settings.ts'

test('what a command line would take away or change is told by name', () => {
  const before = { alarmEmail: 'team@example.test', monthlyBudget: '50', removeData: true }
  expect(
    lostSettings(before, { monthlyBudget: '20', removeData: 'true', domainName: 'x.test' }),
  ).toEqual([
    'alarmEmail (team@example.test) would be taken away',
    'monthlyBudget would change from 50 to 20',
  ])
})

test('a stack from before settings were kept has none to lose', () => {
  expect(lostSettings(settingsIn(undefined), { stage: 'x' })).toEqual([])
  expect(settingsIn('')).toEqual({})
})
