import { spawnSync } from 'node:child_process'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { type Match, matchesOf, testFiles } from './test-files.ts'

/** Prints which tests have a word in their file's name or in themselves, then runs those of the quick layers. */

const browser = 'browser journeys'
const options = {
  api: { type: 'boolean' },
  web: { type: 'boolean' },
  all: { type: 'boolean' },
} as const
const { positionals, values } = parseArgs({ allowPositionals: true, options })
const [word = ''] = positionals
if (!word) {
  console.error(
    'Use it as: pnpm test:one <word of a file name, or of a test> [--api] [--web] [--all]',
  )
  process.exit(1)
}

const quick = ['unit', 'screens']
/** The option that adds a layer. */
const optionOf = (layer: string) => {
  if (layer === 'api' || layer === 'journeys') return 'api'
  return layer === browser ? 'web' : 'all'
}
const isPlanned = ({ layer }: Match) =>
  quick.includes(layer) || values.all || values[optionOf(layer)] === true

const describe = ({ layer, byName, byTest, titles }: Match) => {
  const named = byName.length ? [`${byName.length} files by name`] : []
  const inside = titles.length ? [`${titles.length} tests in ${byTest.length} other files`] : []
  return `${layer}: ${[...named, ...inside].join(', ')}`
}

const matches = matchesOf(testFiles(), word)
const planned = matches.filter(isPlanned)
console.log(planned.length ? 'To run:' : `No quick test has ${word} in it.`)
for (const match of planned) {
  console.log(`  ${describe(match)}`)
  for (const file of match.byName) console.log(`    ${file}`)
}
for (const match of matches.filter((one) => !isPlanned(one)))
  console.log(`  left out, --${optionOf(match.layer)} adds it: ${describe(match)}`)

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit' }).status ?? 1

/** One run for several projects of vitest: each start costs seconds. */
const runVitest = (layers: Match[]) => {
  const projects = layers.flatMap(({ layer }) => ['--project', layer])
  const byName = layers.flatMap((match) => match.byName)
  const byTest = layers.flatMap((match) => match.byTest)
  const titles = `(${layers.flatMap((match) => match.titles).join('|')})`
  return [
    byName.length ? run('vitest', 'run', ...projects, ...byName) : 0,
    byTest.length ? run('vitest', 'run', ...projects, '-t', titles, ...byTest) : 0,
  ]
}

const runBrowser = ({ byName, byTest, titles }: Match) => {
  const journeys = ['--filter', '@bong-bari/web', 'journeys']
  return [
    byName.length ? run('pnpm', ...journeys, ...byName.map((file) => basename(file))) : 0,
    byTest.length
      ? run(
          'pnpm',
          ...journeys,
          '-g',
          `(${titles.join('|')})`,
          ...byTest.map((file) => basename(file)),
        )
      : 0,
  ]
}

const first = planned.filter(({ layer }) => quick.includes(layer))
const others = planned.filter(({ layer }) => !quick.includes(layer))
const statuses = [
  ...(first.length ? runVitest(first) : []),
  ...others.flatMap((match) => (match.layer === browser ? runBrowser(match) : runVitest([match]))),
]
process.exitCode = statuses.some((status) => status !== 0) || !planned.length ? 1 : 0
