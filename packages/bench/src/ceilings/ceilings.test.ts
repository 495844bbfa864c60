import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { namedAlarms } from './ceilings.ts'

test('every alarm that a ceiling names is in OPERATIONS, which has those of the stack', () => {
  const page = readFileSync('docs/OPERATIONS.md', 'utf8')
  for (const name of namedAlarms) expect(page).toContain(`\n| \`${name}\` | `)
})
