import { existsSync, readFileSync } from 'node:fs'

export type Outcome = { title: string; passed: boolean }

type VitestReport = {
  testResults: {
    name: string
    status: string
    assertionResults: { fullName: string; status: string }[]
  }[]
}
type Spec = { title: string; ok: boolean; tests: { projectName: string; status: string }[] }
type Suite = { specs: Spec[]; suites?: Suite[] }

type BenchReport = {
  results: { id: string; what: string; noisy?: true; worst?: { of: string; verdict: string } }[]
}

const read = <Report>(file: string): Report | undefined =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined

/** Skipped tests do not count; a file that broke before its tests counts as one failure. */
export const vitestOutcomes = (file: string): Outcome[] =>
  (read<VitestReport>(file)?.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
    const ran = assertionResults.filter((test) => ['passed', 'failed'].includes(test.status))
    const tests = ran.map((test) => ({ title: test.fullName, passed: test.status === 'passed' }))
    const broke = status === 'failed' && tests.every(({ passed }) => passed)
    return broke ? [...tests, { title: `${name} did not run`, passed: false }] : tests
  })

const specsOf = ({ specs, suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)]

export const playwrightOutcomes = (file: string): Outcome[] =>
  (read<{ suites: Suite[] }>(file)?.suites ?? []).flatMap(specsOf).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ projectName, status }) => ({
        title: `${title} (${projectName})`,
        passed: status === 'expected',
      })),
  )

/** One per measured budget; noisy times fail nothing. */
export const benchOutcomes = (file: string): Outcome[] =>
  (read<BenchReport>(file)?.results ?? []).flatMap(({ id, what, noisy, worst }) =>
    worst
      ? [{ title: `${id} ${what} (${worst.of})`, passed: worst.verdict !== 'short' || !!noisy }]
      : [],
  )

const row = /^\| ([A-Z0-9]+(?:-[A-Z])?-\d+) \|/gm
const citation = /(?<![\w-])[A-Z0-9]+(?:-[A-Z])?-\d+(?![\w-])/g

export const checklistIds = (checklist: string) =>
  [...checklist.matchAll(row)].flatMap(([, id]) => id ?? [])

export const citationsIn = (text: string) => new Set<string>(text.match(citation) ?? [])

/** Rows that no passing test cites in its title. */
export const uncitedIds = (ids: string[], outcomes: Outcome[]) => {
  const titles = outcomes.filter(({ passed }) => passed).map(({ title }) => title)
  const cited = citationsIn(titles.join('\n'))
  return ids.filter((id) => !cited.has(id))
}

export const printUncited = (outcomes: Outcome[]) => {
  const ids = checklistIds(readFileSync('.ci/checklist.md', 'utf8'))
  const uncited = uncitedIds(ids, outcomes)
  console.log(
    `specification rows cited by a passing test: ${ids.length - uncited.length} of ${ids.length}`,
  )
  if (uncited.length) console.log(`not yet cited: ${uncited.join(' ')}`)
}
