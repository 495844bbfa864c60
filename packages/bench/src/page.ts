import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withCeilings, withResults } from './page-table.ts'
import type { Result } from './reading.ts'

// `pnpm bench:page`: writes what the last `pnpm bench` measured, and today's limits, into docs/PERFORMANCE.md.

const root = join(import.meta.dirname, '../../..')
const page = join(root, 'docs/PERFORMANCE.md')
const report = join(root, '.reports/bench.json')

type Report = { at: string; results: Result[] }
const { at, results }: Report = existsSync(report)
  ? JSON.parse(readFileSync(report, 'utf8'))
  : { at: '', results: [] }

const day = at.slice(0, 10)
const written = withResults(readFileSync(page, 'utf8'), results, day)
writeFileSync(page, withCeilings(written, results, day))
