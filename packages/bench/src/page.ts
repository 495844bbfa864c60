import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { resultsOf, writeTableInto } from './reading.ts'

// `pnpm bench:page` writes what the last `pnpm bench` measured, and today's limits, into docs/PERFORMANCE.md.

const root = join(import.meta.dirname, '../../..')
const page = join(root, 'docs/PERFORMANCE.md')
const report = join(root, '.reports/bench.json')
/** What a phone pays, written by `pnpm bench loading`. */
const loading = join(root, '.reports/loading.md')

const { at, results } = existsSync(report)
  ? JSON.parse(readFileSync(report, 'utf8'))
  : { at: '', results: resultsOf([]) }
const budgetsWritten = writeTableInto(readFileSync(page, 'utf8'), results, at.slice(0, 10))
const written = existsSync(loading)
  ? budgetsWritten.replace(/^\| page \|.*(\n\|.*)*/m, () => readFileSync(loading, 'utf8'))
  : budgetsWritten
writeFileSync(page, written)
