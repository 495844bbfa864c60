import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Outcome } from './outcomes.ts'
import { printUncited } from './outcomes.ts'
import { leftOut, processFolders, reports, type Step, stagesOf } from './steps.ts'

const lines = (...args: string[]) => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter(Boolean) : []
}

/** Where the branch left main; on main the last commit at least a day older than its newest. */
const baseOf = () => {
  const [head, at] = lines('log', '-1', '--format=%H%n%ct')
  const [left] = lines('merge-base', 'HEAD', 'origin/main')
  if (left && left !== head) return left
  return lines('rev-list', '-1', `--before=${Number(at) - 24 * 60 * 60}`, 'HEAD')[0]
}

/** Files changed since, committed or not; undefined in a shallow clone. */
const changedFiles = () => {
  const base = baseOf()
  if (!base) return undefined
  return [
    ...lines('diff', '--name-only', base),
    ...lines('ls-files', '--others', '--exclude-standard'),
  ]
}

// `pnpm test` is the gate; `--all` adds the nightly steps.
const isAll = process.argv.includes('--all')
const folders = processFolders(isAll ? undefined : changedFiles())
const stages = stagesOf({ folders, isAll })
// Runs of randomised tests; the gate does a few.
if (isAll) process.env.RUNS ??= '40'

const maxParallelSteps = 2
const allSteps = stages.flat()
const lastTime = `${reports}/minutes`
const outcomes: Outcome[] = []
const failedSteps: string[] = []
const secondsSince = (start: number) => Math.round((Date.now() - start) / 1000)

/** Output of parallel commands is buffered and shown when each ends. */
const execute = async ({ command, isBeside }: Step, isAlone: boolean) => {
  const output: Buffer[] = []
  const to = isAlone ? 'inherit' : 'pipe'
  const nice = isBeside && process.platform !== 'win32' ? 'nice -n 5 ' : ''
  const child = spawn(`${nice}${command}`, { shell: true, stdio: ['ignore', to, to] })
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => output.push(chunk))
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { status, output: Buffer.concat(output) }
}

/** A step that reports no tests fails. */
const run = async (step: Step, isAlone: boolean) => {
  const { name, report } = step
  const start = Date.now()
  const title = `step ${allSteps.indexOf(step) + 1} of ${allSteps.length}: ${name}`
  console.log(isAlone ? `\n=== ${title}` : `... ${title} began`)
  const { status, output } = await execute(step, isAlone)
  const results = report?.() ?? []
  outcomes.push(...results)
  const passed = status === 0 && (!report || results.length > 0)
  if (!passed) failedSteps.push(name)
  if (!isAlone) console.log(`\n=== ${title}\n${output}`)
  console.log(`=== ${name}: ${passed ? 'ok' : 'FAILED'} in ${secondsSince(start)} s`)
}

/** What is done beside other steps goes on while the next stage runs. */
let beside: Promise<unknown> = Promise.resolve()

const runStage = async (steps: Step[]) => {
  const waiting = steps.filter(({ isBeside }) => !isBeside)
  const isAlone = waiting.length === 1
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await run(step, isAlone)
  }
  const lanes = Array.from({ length: maxParallelSteps }, lane)
  const besides = steps.filter((step) => step.isBeside)
  if (besides.length)
    beside = Promise.race(lanes).then(async () => {
      for (const step of besides) await run(step, false)
    })
  await Promise.all(lanes)
}

const start = Date.now()
const before = existsSync(lastTime) ? readFileSync(lastTime, 'utf8') : undefined
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports)
console.log(
  before
    ? `${allSteps.length} steps; the last time they took ${before} minutes`
    : `${allSteps.length} steps, which take about 10 minutes on two cores`,
)
const unchanged = leftOut(folders)
const notRun = [
  ...(unchanged.length ? [`process tests of ${unchanged.join(', ')}: nothing of it changed`] : []),
  ...(isAll ? [] : ['nightly tests and journeys, and other browsers: pnpm test:all runs them']),
]
for (const what of notRun) console.log(`left out: ${what}`)
for (const stage of stages) await runStage(stage)
await beside
const minutes = `${Math.round(secondsSince(start) / 60)}`
writeFileSync(lastTime, minutes)

const failed = outcomes.filter(({ passed }) => !passed)
console.log('')
printUncited(outcomes)
for (const { title } of failed) console.log(`failed: ${title}`)
for (const what of notRun) console.log(`left out: ${what}`)
if (failedSteps.length) console.log(`failed steps: ${failedSteps.join(', ')}`)
console.log(`all of it took ${minutes} minutes`)
console.log(`${outcomes.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failedSteps.length || failed.length ? 1 : 0
