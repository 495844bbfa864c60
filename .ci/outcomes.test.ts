import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { benchOutcomes, playwrightOutcomes, vitestOutcomes } from './outcomes.ts'

const written = (report: object) => {
  const file = join(mkdtempSync(join(tmpdir(), 'outcomes-')), 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

test('tests of vitest count once each, skipped ones never, a broken file as a failure', () => {
  const tests = ['passed', 'failed', 'skipped'].map((status) => ({ fullName: status, status }))
  const file = written({
    testResults: [
      { name: 'a', status: 'failed', assertionResults: tests },
      { name: 'b', status: 'failed', assertionResults: [] },
    ],
  })
  expect(vitestOutcomes(file)).toEqual([
    { title: 'passed', passed: true },
    { title: 'failed', passed: false },
    { title: 'b did not run', passed: false },
  ])
})

test('journeys count once for each screen size, flaky ones as failures', () => {
  const tests = ['expected', 'unexpected', 'flaky', 'skipped'].map((status) => ({
    projectName: status,
    status,
  }))
  const file = written({ suites: [{ specs: [], suites: [{ specs: [{ title: 'x', tests }] }] }] })
  expect(playwrightOutcomes(file).map(({ passed }) => passed)).toEqual([true, false, false])
})

test('a budget counts once it was measured, and fails where it falls short, unless it is a time', () => {
  const budget = (id: string, verdict?: string, noisy?: true) => ({
    id,
    what: 'what it is',
    ...(noisy && { noisy }),
    ...(verdict && { worst: { of: '/', verdict } }),
  })
  const file = written({
    results: [
      budget('W1', 'aim'),
      budget('W2', 'accept'),
      budget('W3', 'short'),
      budget('B1', 'short', true),
      budget('W4'),
    ],
  })
  expect(benchOutcomes(file)).toEqual([
    { title: 'W1 what it is (/)', passed: true },
    { title: 'W2 what it is (/)', passed: true },
    { title: 'W3 what it is (/)', passed: false },
    { title: 'B1 what it is (/)', passed: true },
  ])
})

test('a report that was never written has no outcomes', () => {
  expect(vitestOutcomes('no-such-report.json')).toEqual([])
  expect(playwrightOutcomes('no-such-report.json')).toEqual([])
  expect(benchOutcomes('no-such-report.json')).toEqual([])
})
