import { benchOutcomes, type Outcome, playwrightOutcomes, vitestOutcomes } from './outcomes.ts'

export const reports = '.reports'

export type Step = { name: string; command: string; report?: () => Outcome[] }

const tests = (project: string): Step => ({
  name: `${project} tests`,
  command: `vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=${reports}/${project}.json`,
  report: () => vitestOutcomes(`${reports}/${project}.json`),
})

/**
 * Each stage begins once the one before has ended; of its steps two run at once, for most of them
 * keep one processor busy. The process tests render the built pages anew: what looks at those comes
 * before them.
 */
export const stages: Step[][] = [
  [
    { name: 'types', command: 'pnpm check:types' },
    { name: 'web and functions built', command: 'pnpm build' },
    { name: 'lint and format', command: 'pnpm check:lint' },
    { name: 'import rules', command: 'pnpm check:imports' },
    { name: 'dead code', command: 'pnpm check:unused' },
  ],
  [
    tests('screens'),
    tests('journeys'),
    {
      name: 'budgets of bytes',
      command: 'pnpm bench --bytes',
      report: () => benchOutcomes(`${reports}/bench.json`),
    },
    tests('api'),
    tests('process'),
    tests('unit'),
    tests('infra'),
  ],
  [
    {
      name: 'browser journeys',
      command: 'pnpm test:web',
      report: () => playwrightOutcomes(`${reports}/browser.json`),
    },
  ],
]
