import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { build } from 'esbuild'
import { median } from '../median.ts'

/** Milliseconds of processor time, and the call's status. */
type Start = { milliseconds: number; status?: number }

/** A module with a handler, and an event to call it with. */
export type Candidate = { module: string; event?: object }

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
export const race = async (
  candidates: readonly Candidate[],
  { folder, env, of = median, runs = 20 }: Race,
): Promise<number[]> => {
  const script = await makeScript(folder)
  const times = candidates.map((): number[] => [])
  for (let run = 0; run < runs; run++)
    for (const [place, candidate] of candidates.entries())
      times[place]?.push((await startOrFail(script, candidate, env)).milliseconds)
  return times.map(of)
}
