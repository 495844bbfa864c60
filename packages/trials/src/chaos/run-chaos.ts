import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type AnswerWatch, watchAnswers } from './answers.ts'
import { type Disk, mountDisk } from './disk.ts'
import { lookAt } from './look-at.ts'
import { passBy } from './passers-by.ts'
import { makePlaces, type Places } from './places.ts'
import { type Random, randomOf } from './random.ts'
import { type Site, startSite } from './site.ts'
import { startUpstreams } from './upstreams.ts'
import { makeWritten, type Written, write } from './writers.ts'

/** How rounds end, in turn. */
const endings = ['killed', 'disk full', 'throttled', 'stopped'] as const
type Ending = (typeof endings)[number]

export type ChaosOptions = {
  rounds: number
  /** What goes wrong and what is written follows from it. */
  seed: number
  /** Milliseconds of writing in a round before its end. */
  writeMs?: number
  say?: (line: string) => void
  /** Ends the rounds early, with everything that was started. */
  signal?: AbortSignal
}

/** How long a full disk, or a table that throttles everything, lasts. */
const troubleMs = 1_500

/** Ends a round amid its writes; true where the site goes on. */
const endRound = async (site: Site, ending: Ending, disk: Disk | undefined, watch: AnswerWatch) => {
  if (ending === 'killed' || ending === 'stopped') {
    watch.ending = true
    const { code, errors } = await site.end(ending === 'killed' ? 'SIGKILL' : 'SIGTERM')
    if (ending === 'stopped' && code !== 0)
      watch.complaints.push(`the runner ended with exit code ${code}: ${errors}`)
    return false
  }
  await (ending === 'disk full' && disk
    ? disk.fill()
    : site.weather(ending === 'throttled' ? 'throttle' : 'error'))
  await sleep(troubleMs)
  await disk?.free()
  return true
}

type Crowd = { all: Written[]; places: Places; random: Random }

/** Lets everybody write and pass by; `leave` resolves when the last one has got an answer. */
const letIn = async (site: Site, { all, places, random }: Crowd) => {
  const leaving = new AbortController()
  const callers = await site.enter()
  const crowd = Promise.all([
    write(all, callers, random, leaving.signal),
    passBy(callers, random, places, leaving.signal),
    passBy(callers, random, places, leaving.signal),
  ])
  return async () => {
    leaving.abort()
    await crowd
  }
}

const figuresOf = (all: Written[], watch: AnswerWatch) => {
  const counts = all.map(({ ledger }) => ledger.counts())
  const sum = (of: 'sent' | 'acknowledged') => counts.reduce((total, one) => total + one[of], 0)
  return {
    sent: sum('sent'),
    acknowledged: sum('acknowledged'),
    answers: watch.counts,
    slowestMs: watch.slowestMs,
  }
}

/**
 * Runs the whole product as a process of its own through rounds of writing while what it calls delays,
 * breaks off, fails and throttles. Each round ends with a kill, a full disk, a table that refuses
 * everything, or a stop; then all that was acknowledged, and every invariant, is looked at. Answers what
 * was not as promised, and figures.
 */
export const runChaos = async ({
  rounds,
  seed,
  writeMs = 3_000,
  say = () => {},
  signal,
}: ChaosOptions) => {
  const folder = await mkdtemp(join(tmpdir(), 'bong-bari-chaos-'))
  const disk = await mountDisk(folder)
  if (!disk)
    say(
      'A full disk cannot be tried: this user may not mount a disk. Table and bucket fail instead.',
    )
  const upstreams = await startUpstreams()
  const watch = watchAnswers()
  const complain = (complaint: string) => watch.complaints.push(complaint)
  const crowd = { all: makeWritten(complain), places: makePlaces(complain), random: randomOf(seed) }
  const faults: Record<string, number> = {}
  const count = (met: Record<string, Record<string, number>>) => {
    for (const [kind, times] of Object.values(met).flatMap(Object.entries<number>))
      faults[kind] = (faults[kind] ?? 0) + times
  }
  let slowestRecoveryMs = 0
  const start = (round: number) =>
    startSite(folder, { ...upstreams.env, FAULTS: String(seed + round * 100) }, watch)

  let site = await start(0)
  try {
    await crowd.places.make((await site.enter()).admin)
    for (let round = 1; round <= rounds && !signal?.aborted; round++) {
      const ending = endings[(round - 1) % endings.length] ?? 'killed'
      const before = watch.complaints.length
      const leave = await letIn(site, crowd)
      await site.weather('changing')
      await sleep(writeMs)
      count(await site.weather('changing'))
      const stands = await endRound(site, ending, disk, watch)
      await leave()
      watch.ending = false
      if (!stands) site = await start(round)
      await site.weather('calm')
      const ms = await lookAt(site, watch, crowd.all, crowd.places)
      slowestRecoveryMs = Math.max(slowestRecoveryMs, ms)
      const found = watch.complaints.slice(before)
      say(
        `round ${round} of ${rounds}, ${ending}: ${found.length ? 'FAILED' : 'ok'}, works again after ${ms} ms`,
      )
      for (const complaint of found) say(`  ${complaint}`)
    }
    watch.ending = true
    await site.end('SIGTERM')
  } catch (error) {
    // A site that is not there any more says why itself.
    complain(`the rounds broke off: ${error}`)
  } finally {
    await site.end('SIGKILL')
    await upstreams.stop()
    await disk?.unmount()
    await rm(folder, { recursive: true })
  }
  const { complaints } = watch
  return { complaints, slowestRecoveryMs, faults, ...figuresOf(crowd.all, watch) }
}
