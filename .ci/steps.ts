import { benchOutcomes, type Outcome, playwrightOutcomes, vitestOutcomes } from './outcomes.ts'

export const reports = '.reports'

export type Step = {
  name: string
  command: string
  /** Begins when a lane of its stage has nothing else to do, and runs with less priority beside what follows. */
  isBeside?: boolean
  report?: () => Outcome[]
}

/** `options` are further arguments of vitest, such as folders. */
const tests = (project: string, ...options: string[]): Step => {
  const report = `${reports}/${project}.json`
  return {
    name: `${project} tests`,
    command: `vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=${report} ${options.join(' ')}`,
    report: () => vitestOutcomes(report),
  }
}

/** Folders of process tests, and what they depend on. */
const processTests: Record<string, RegExp> = {
  'packages/local': /^(packages\/(local|edge)\/|(functions|web)\/[^/]+\.ts$)/,
  'packages/operate': /^(packages\/(operate|local)\/|infra\/)/,
  'packages/trials': /^(packages\/(trials|local|table)\/|functions\/src\/)/,
}

const everywhere = /^(\.ci\/|vitest\.config\.ts$|pnpm-(lock|workspace)\.yaml$)/

/** Folders of process tests that these files concern; all where the change is unknown. */
export const processFolders = (changed: string[] | undefined) =>
  Object.entries(processTests)
    .filter(
      ([, about]) => changed?.some((file) => about.test(file) || everywhere.test(file)) ?? true,
    )
    .map(([folder]) => folder)

export const leftOut = (of: string[]) =>
  Object.keys(processTests).filter((folder) => !of.includes(folder))

/**
 * Stages run in order; two steps of each at once, the longest first, since most keep one core busy, and API tests keep both. What
 * needs no build runs beside it. What needs no page and no port fills the lane that ends first, and then the waiting of browser
 * journeys.
 */
export const stagesOf = ({ folders, isAll }: { folders: string[]; isAll: boolean }): Step[][] => [
  [
    { name: 'web and functions built', command: 'pnpm build' },
    { name: 'lint and format', command: 'pnpm check:lint' },
    { name: 'import rules', command: 'pnpm check:imports' },
    { name: 'types', command: 'pnpm check:types' },
    { name: 'dead code', command: 'pnpm check:unused' },
  ],
  [tests('api', '--maxWorkers=2')],
  [
    tests('screens'),
    ...(folders.length ? [tests('process', ...folders)] : []),
    {
      name: 'budgets of bytes',
      command: 'pnpm bench --bytes',
      report: () => benchOutcomes(`${reports}/bench.json`),
    },
    // They check a deployed API from outside; here the API's own tests prove the same.
    ...(isAll ? [tests('journeys'), tests('nightly')] : []),
    { ...tests('unit'), isBeside: true },
    { ...tests('infra'), isBeside: true },
  ],
  [
    {
      name: 'browser journeys',
      // Journeys tagged @night wait for it: a lower layer proves most of them, or they are of details.
      command: isAll ? 'pnpm test:web' : 'pnpm test:web --grep-invert @night',
      report: () => playwrightOutcomes(`${reports}/browser.json`),
    },
  ],
  ...(isAll ? [[{ name: 'other browsers', command: 'pnpm test:browsers' }]] : []),
]
