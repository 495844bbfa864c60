import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { printUncited } from './checklist.ts'
import { benchOutcomes, type Outcome, playwrightOutcomes, vitestOutcomes } from './outcomes.ts'

const reports = '.reports'

const steps: { name: string; command: string; report?: () => Outcome[] }[] = [
  { name: 'types', command: 'pnpm check:types' },
  { name: 'lint and format', command: 'pnpm check:lint' },
  { name: 'import rules', command: 'pnpm check:imports' },
  { name: 'dead code', command: 'pnpm check:unused' },
  { name: 'web build', command: 'pnpm build' },
  {
    name: 'budgets of bytes',
    command: 'pnpm bench --bytes',
    report: () => benchOutcomes(`${reports}/bench.json`),
  },
  ...['unit', 'api', 'journeys', 'infra', 'process'].map((project) => ({
    name: `${project} tests`,
    command: `vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=${reports}/${project}.json`,
    report: () => vitestOutcomes(`${reports}/${project}.json`),
  })),
  {
    name: 'browser journeys',
    command: 'pnpm test:web',
    report: () => playwrightOutcomes(`${reports}/journeys.json`),
  },
]

const outcomes: Outcome[] = []

/** True when the step passed; a runner that reports no test at all has not. */
const run = ({ name, command, report }: (typeof steps)[number], step: number) => {
  const startedAt = Date.now()
  console.log(`\n=== step ${step} of ${steps.length}: ${name}`)
  const { status } = spawnSync(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] })
  const found = report?.() ?? []
  outcomes.push(...found)
  const passed = status === 0 && (!report || found.length > 0)
  console.log(
    `=== ${name}: ${passed ? 'ok' : 'FAILED'} in ${Math.round((Date.now() - startedAt) / 1000)} s`,
  )
  return passed
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports)
console.log(`${steps.length} steps, which take about 15 minutes on two cores`)
const failedSteps = steps.filter((step, place) => !run(step, place + 1)).map(({ name }) => name)
const failed = outcomes.filter(({ passed }) => !passed)

console.log('')
printUncited(outcomes)
for (const { title } of failed) console.log(`failed: ${title}`)
if (failedSteps.length) console.log(`failed steps: ${failedSteps.join(', ')}`)
console.log(`${outcomes.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failedSteps.length || failed.length ? 1 : 0
