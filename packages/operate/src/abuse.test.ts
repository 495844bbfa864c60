import { readFileSync } from 'node:fs'
import { routes } from '@bong-bari/contract'
import { routeThrottles } from '@bong-bari/edge'
import { expect, test } from 'vitest'
import { abuseTable, costBehindFirewall, costOfHour, instancesHeld } from './abuse.ts'
import { entries } from './abuse-entries.ts'

test('the security page holds the table as it is worked out: pnpm cost --abuse prints it', () => {
  expect(readFileSync('docs/SECURITY.md', 'utf8')).toContain(abuseTable())
})

test('no entry costs more than before, holds more instances, or costs more behind the firewall', () => {
  for (const entry of entries)
    for (const clients of [1, 1_000]) {
      const now = costOfHour(entry, entry.after, clients)
      expect([entry.name, now <= costOfHour(entry, entry.before, clients)]).toEqual([
        entry.name,
        true,
      ])
      expect([entry.name, costBehindFirewall(entry, clients) <= now]).toEqual([entry.name, true])
      const held = instancesHeld(entry, entry.after, clients)
      expect(held).toBeLessThanOrEqual(instancesHeld(entry, entry.before, clients))
    }
})

test('every limit of a single route names one that there is', () => {
  const keys = ['$default', ...routes.map(({ key }): string => key)]
  expect(keys).toEqual(expect.arrayContaining(Object.keys(routeThrottles)))
})
