import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

const byHand =
  'Asia/Kolkata|[+]05:30|Intl\\.DateTimeFormat|toLocale(Date|Time)String|getUTCDay|getTimezoneOffset|getDay\\(\\)'

test('days of Kolkata are computed in one file, and no engine is asked to write a date', () => {
  const product = ['*.ts', '*.tsx', ':!*.test.ts', ':!*.test.tsx', ':!*.spec.ts']
  const files = execFileSync('git', ['grep', '-lE', byHand, '--', ...product], { encoding: 'utf8' })
  expect(files.trim().split('\n')).toEqual(['packages/site/src/kolkata-time.ts'])
})
