import { benchOutcomes, type Outcome, playwrightOutcomes, vitestOutcomes } from './outcomes.ts'

export const reports = '.reports'

export type Step = { name: string; command: string; report?: () => Outcome[] }

/** The tests of a project, or a half of its files: `1/2`. */
const tests = (project: string, { folders = [] as string[], half = '' } = {}): Step => {
  const report = `${reports}/${project}${half.replace('/', '-of-')}.json`
  const which = [...(half ? [`--shard=${half}`] : []), ...folders].join(' ')
  return {
    name: `${project} tests${half && `, ${half}`}`,
    command: `vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=${report} ${which}`,
    report: () => vitestOutcomes(report),
  }
}

/** Folders of tests that start processes, with what they are about. */
const processTests: Record<string, RegExp> = {
  'packages/local': /^(packages\/(local|edge)\/|(functions|web)\/[^/]+\.ts$)/,
  'packages/operate': /^(packages\/(operate|local)\/|infra\/)/,
  'packages/trials': /^(packages\/(trials|local|table)\/|functions\/src\/)/,
}

/** What any test depends on. */
const everywhere = /^(\.ci\/|vitest\.config\.ts$|pnpm-(lock|workspace)\.yaml$)/

/** The folders of process tests that these files concern; all where nobody knows what changed. */
export const processFolders = (changed: string[] | undefined) =>
  Object.entries(processTests)
    .filter(
      ([, about]) => changed?.some((file) => about.test(file) || everywhere.test(file)) ?? true,
    )
    .map(([folder]) => folder)

/** The folders of process tests that are left out of `of`. */
export const leftOut = (of: string[]) =>
  Object.keys(processTests).filter((folder) => !of.includes(folder))

/**
 * The gate, or everything. Each stage begins once the one before has ended; of its steps two run at
 * once, for most of them keep one processor busy: the longest first, so that none of them ends alone. The
 * process tests render the built pages again: what looks at those comes before them.
 */
export const stagesOf = ({ folders, isAll }: { folders: string[]; isAll: boolean }): Step[][] => [
  [
    { name: 'web and functions built', command: 'pnpm build' },
    { name: 'lint and format', command: 'pnpm check:lint' },
    { name: 'import rules', command: 'pnpm check:imports' },
  ],
  [
    { name: 'types', command: 'pnpm check:types' },
    tests('api', { half: '1/2' }),
    tests('api', { half: '2/2' }),
    tests('screens'),
    tests('journeys'),
    {
      name: 'budgets of bytes',
      command: 'pnpm bench --bytes',
      report: () => benchOutcomes(`${reports}/bench.json`),
    },
    ...(folders.length ? [tests('process', { folders })] : []),
    ...(isAll ? [tests('nightly')] : []),
    tests('unit'),
    tests('infra'),
    { name: 'dead code', command: 'pnpm check:unused' },
  ],
  [
    {
      name: 'browser journeys',
      command: 'pnpm test:web',
      report: () => playwrightOutcomes(`${reports}/browser.json`),
    },
  ],
  ...(isAll ? [[{ name: 'other browsers', command: 'pnpm test:browsers' }]] : []),
]
