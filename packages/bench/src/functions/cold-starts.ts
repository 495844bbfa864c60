import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { bundleFunctions } from '@bong-bari/functions/bundle'
import { invoker, startBucket, startTable } from '@bong-bari/local'
import { build } from 'esbuild'
import { median } from '../median.ts'
import type { Measurement, Reading } from '../reading.ts'
import { inTemporaryFolder } from '../temporary.ts'

/** Milliseconds of processor time, and the call's status. */
type Start = { milliseconds: number; status?: number }

/** A module with a handler, and an event to call it with. */
type Candidate = { module: string; event?: object }

/** A bundled script, which need not strip its own types. */
const makeScript = async (folder: string) => {
  const script = join(folder, 'function-process.mjs')
  await build({
    entryPoints: [join(import.meta.dirname, 'function-process.ts')],
    outfile: script,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    logLevel: 'silent',
  })
  return script
}

const start = async (
  script: string,
  candidate: Candidate,
  env: Record<string, string>,
): Promise<Start> => {
  const child = spawn(process.execPath, [script, JSON.stringify(candidate)], {
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  })
  const answer = child.stdio[3]
  if (!(answer instanceof Readable)) throw new Error('The process has no stream to answer on.')
  return JSON.parse(await text(answer))
}

const startOrFail = async (...given: Parameters<typeof start>) => {
  const started = await start(...given)
  const [, { event, module }] = given
  if (event && started.status !== 200) throw new Error(`${module} answered ${started.status}`)
  return started
}

type Race = {
  folder: string
  env: Record<string, string>
  /** Summarises a candidate's times. */
  of?: (times: number[]) => number
  runs?: number
}

/**
 * Starts each candidate `runs` times in a new process, in turns, so that the machine's load meets
 * all alike. Returns milliseconds of processor time in the given order, medians unless `of` is set.
 */
const race = async (
  candidates: readonly Candidate[],
  { folder, env, of = median, runs = 20 }: Race,
): Promise<number[]> => {
  const script = await makeScript(folder)
  const times = candidates.map((): number[] => [])
  for (let run = 0; run < runs; run++)
    for (const [index, candidate] of candidates.entries())
      times[index]?.push((await startOrFail(script, candidate, env)).milliseconds)
  return times.map(of)
}

const root = join(import.meta.dirname, '../../../..')

/** Part of Lambda's runtime, so `NodejsFunction` leaves them out. */
const scopes = ['@aws-sdk', '@smithy']

const installScope = async (scope: string, dir: string) => {
  const to = join(dir, 'node_modules', scope)
  await mkdir(to, { recursive: true })
  for (const owner of ['packages/table', 'functions']) {
    const from = join(root, owner, 'node_modules', scope)
    if (!existsSync(from)) continue
    for (const name of await readdir(from))
      if (!existsSync(join(to, name))) await symlink(join(from, name), join(to, name))
  }
}

/**
 * Bundles as `NodejsFunction` does by default: one unminified CommonJS file without the AWS SDK.
 * Returns the module.
 */
const bundleByDefault = async (group: string, dir: string) => {
  const module = join(dir, 'index.js')
  await build({
    entryPoints: [join(root, 'functions/src', group, 'handler.ts')],
    outfile: module,
    bundle: true,
    platform: 'node',
    target: 'node24',
    external: [...scopes, '@fontsource'].map((scope) => `${scope}/*`).concat('harfbuzzjs'),
    logLevel: 'silent',
  })
  for (const scope of scopes) await installScope(scope, dir)
  return module
}

/** Bundles as deployed; returns the modules. */
const bundleAsDeployed = async (outDir: string, groups?: readonly string[]) => {
  const bundles = await bundleFunctions({ outDir, ...(groups && { groups }) })
  return Object.fromEntries(
    Object.entries(bundles).map(([name, { dir }]) => [name, join(dir, 'handler.mjs')]),
  )
}

const originSecret = 'bench'

const messageEvent = async () => {
  let recorded: object = {}
  const record = (event: object) => {
    recorded = event
    return {}
  }
  const body = JSON.stringify({ message: 'notun video kobe asbe?', conversationHistory: [] })
  await invoker({ chat: record }, { originSecret })('/api/chatbot/message', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  return recorded
}

/** Fills the table with rows. */
const teach = async (count: number) => {
  const { trainingRows } = await import('@bong-bari/table')
  const { manyRows } = await import('../../../../functions/testing/bot-score.ts')
  const edit = { by: null, at: new Date() }
  for (const row of manyRows(count)) await trainingRows.create(row, edit)
}

const measureAll = async (folder: string): Promise<Reading[]> => {
  const [table, bucket] = await Promise.all([startTable(), startBucket()])
  Object.assign(process.env, table.env, bucket.env)
  const env = { ...table.env, ...bucket.env, ORIGIN_SECRET: originSecret }
  try {
    const { chat: module = '' } = await bundleAsDeployed(join(folder, 'deployed'), ['chat'])
    const event = await messageEvent()
    await teach(60)
    const candidates = [{ module }, { module, event }]
    const [init = Number.NaN, answered = Number.NaN] = await race(candidates, {
      folder,
      env,
      runs: 5,
    })
    return [{ id: 'B1 cold' as const, of: '60 rows', value: answered / init }]
  } finally {
    await Promise.all([table.stop(), bucket.stop()])
  }
}

/** Processor time of a cold chat up to its first answer, against its init. */
export const botCold: Measurement = {
  name: 'bot-cold',
  measure: () => inTemporaryFolder(measureAll),
}

/** Public reads, each as the first call after a quiet night. */
const reads = { videos: '/api/youtube/latest', posts: '/api/blog' }

/** The Lambda event of a call. */
const eventOf = async (group: string, path: string) => {
  let recorded: object = {}
  const record = (event: object) => {
    recorded = event
    return {}
  }
  await invoker({ [group]: record }, { originSecret })(path)
  return recorded
}

const ratiosOf = async (folder: string, env: Record<string, string>) => {
  const deployed = await bundleAsDeployed(join(folder, 'deployed'), Object.keys(reads))
  const readings: Reading[] = []
  for (const [group, path] of Object.entries(reads)) {
    const event = await eventOf(group, path)
    const modules = [deployed[group] ?? '', await bundleByDefault(group, join(folder, group))]
    const candidates = modules.map((module) => ({ module, event }))
    const [ours = Number.NaN, theirs = Number.NaN] = await race(candidates, { folder, env })
    readings.push({ id: 'L1', of: path, value: ours / theirs })
  }
  return readings
}

/** Init and first table read, against the CDK's default packaging. */
export const coldPath: Measurement = {
  name: 'cold-path',
  measure: () =>
    inTemporaryFolder(async (folder) => {
      const table = await startTable()
      try {
        return await ratiosOf(folder, { ...table.env, ORIGIN_SECRET: originSecret })
      } finally {
        await table.stop()
      }
    }),
}
