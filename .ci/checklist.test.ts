import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checklistIds, uncitedIds } from './outcomes.ts'

const ids = checklistIds(readFileSync('.ci/checklist.md', 'utf8'))

test('every row of the checklist is found, once', () => {
  expect(ids).toContain('404-01')
  expect(ids).toContain('FORM-H-05')
  expect(ids).toContain('TOAST-27')
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThan(380)
})

test('an id counts as a whole word in the title of a passing test only', () => {
  const outcomes = [
    { title: 'BLOGADM-01 lists posts', passed: true },
    { title: 'FORM-H-05 FORM-W-08 the phone', passed: true },
    { title: 'HDR-03 tagline', passed: false },
  ]
  const rows = ['ADM-01', 'BLOGADM-01', 'FORM-H-05', 'FORM-W-08', 'H-05', 'HDR-03']
  expect(uncitedIds(rows, outcomes)).toEqual(['ADM-01', 'H-05', 'HDR-03'])
})
