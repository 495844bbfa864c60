import { expect, test } from 'vitest'
import { foldUsername, keyPatterns, keys } from './keys.ts'

test.each([
  ['Ma', 'mA'],
  ['Straße', 'STRASSE'],
  ['Ｒｉｙａ', 'riya'],
  ['বাড\u09bcি', 'বা\u09dcি'],
  ['É', 'e\u0301'],
])('the usernames %s and %s are one', (a, b) => {
  expect(foldUsername(a)).toBe(foldUsername(b))
})

test('every key falls under a pattern of its own entity and of no other', () => {
  const made = {
    user: [keys.user('ma').pk],
    team: [keys.team.pk],
    session: [keys.session('h').pk],
    accountLink: [keys.accountLink('h').pk],
    lead: [
      keys.lead('1').pk,
      keys.leads(),
      keys.leads(true),
      keys.leadsByStatus('new', true),
      keys.leadsVersion.pk,
    ],
    throttle: [keys.throttle('login').pk],
  }
  const covers = (pattern: string, key: string) =>
    pattern.endsWith('*') ? key.startsWith(pattern.slice(0, -1)) : key === pattern
  for (const [entity, entityKeys] of Object.entries(made))
    for (const key of entityKeys)
      for (const [other, patterns] of Object.entries(keyPatterns))
        expect(patterns.some((pattern) => covers(pattern, key))).toBe(other === entity)
})
