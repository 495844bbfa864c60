import { expect, test } from 'vitest'
import { exportHasEnded, exportName } from './limits.ts'

const now = Date.parse('2026-11-21T10:00:00.400Z')
const hour = 3_600_000

test('an export is served for an hour from when it was made', () => {
  for (const secret of ['x'.repeat(43), '-_-zz-', '-']) {
    const uri = `/exports/${exportName(secret, new Date(now))}`
    expect(exportHasEnded(uri, now)).toBe(false)
    expect(exportHasEnded(uri, now + hour - 1_000)).toBe(false)
    expect(exportHasEnded(uri, now + hour)).toBe(true)
  }
})

test('an address that says no end is over, and other folders have none', () => {
  for (const uri of ['/exports/', '/exports/-', '/exports/x-'])
    expect(exportHasEnded(uri, now)).toBe(true)
  expect(exportHasEnded('/media/x-1.png', now)).toBe(false)
})
