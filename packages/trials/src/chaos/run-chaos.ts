import { spawnSync } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { api } from '@bong-bari/contract'
import { listedPages } from '@bong-bari/edge'
import { randomOf } from '@bong-bari/local'
import { watchAnswers } from './answers.ts'
import { makeLedgers, write } from './ledger.ts'
import { lookAt, recovered } from './look.ts'
import { type Callers, type Site, startSite } from './site.ts'

/** Things that are acknowledged in rough weather before and after the trouble of a round. */
const written = 15
/** For them, on a machine that has other work. */
const patienceMs = 300_000

// Of a table that throttles everything, and of a full disk.
const troubleMs = 1_000

/** Puts a small disk of its own at a folder; false where this user may not mount one. */
const mountDisk = (folder: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=192m', 'tmpfs', folder]).status === 0

/** Fills a disk in pieces, the last ones small, so that nothing is left. */
const fill = (file: string) => {
  for (let bytes = 4 * 2 ** 20; bytes > 64; bytes >>= 4)
    try {
      for (;;) appendFileSync(file, Buffer.alloc(bytes))
    } catch {
      // No such piece fits in any more.
    }
}

type Random = ReturnType<typeof randomOf>

/** Those who read, chat and export while others write: their answers alone matter. */
const passBy = async (callers: Callers, upTo: Random, ended: AbortSignal) => {
  const { admin, visitor, visit, url } = callers
  const doings = [
    () => visitor()(api.posts.list, { query: { q: `chaos ${upTo(9)}` } }),
    () => visitor()(api.sections.publicList),
    () => visitor()(api.chat.message, { body: { message: `ki khobor ${upTo(50)}` } }),
    () => admin(api.leads.list),
    () => admin(api.exports.leads, { query: { format: 'csv' } }),
    () => visit(`${url}${listedPages[upTo(listedPages.length - 1)]}`),
  ]
  while (!ended.aborted) await doings[upTo(doings.length - 1)]?.().catch(() => {})
}

type Options = { rounds: number; seed: number; say: (line: string) => void; signal?: AbortSignal }

/**
 * Runs the whole product as a process of its own through rounds of writing while answers of table, buckets and queues
 * are lost, doubled and refused. Amid each round the table throttles everything, then the disk is full; it
 * ends with a kill and a new start. Then all that was acknowledged is looked at. Answers what was not as
 * promised, and figures. `seed` repeats what goes wrong; `signal` ends the rounds early, with everything that was started.
 */
export const runChaos = async ({ rounds, seed, say, signal }: Options) => {
  const folder = await mkdtemp(join(tmpdir(), 'bong-bari-chaos-'))
  const filler = mountDisk(folder) && join(folder, 'filler')
  if (!filler) say('A full disk cannot be tried: this user may not mount a disk.')
  const watch = watchAnswers()
  const ledgers = makeLedgers((complaint) => watch.complaints.push(complaint))
  const upTo = randomOf(seed)
  const faults: Record<string, number> = {}
  const recoveredMs: number[] = []

  const acknowledged = () => ledgers.reduce((sum, one) => sum + one.acknowledged, 0)
  const untilWritten = async () => {
    const [enough, end] = [acknowledged() + written, performance.now() + patienceMs]
    while (acknowledged() < enough && !signal?.aborted) {
      if (performance.now() > end) throw new Error('Hardly anything could be written.')
      await sleep(50)
    }
  }

  /** Resolves once the crowd wrote into every trouble, was killed amid its work, and has noticed. */
  const trouble = async (site: Site) => {
    const leaving = new AbortController()
    const { callers } = await recovered(site)
    const crowd = Promise.all([
      write(ledgers, callers, upTo, leaving.signal),
      passBy(callers, upTo, leaving.signal),
    ])
    await site.weather('rough')
    await untilWritten()
    await site.weather('throttle')
    await sleep(troubleMs)
    await site.weather('calm')
    if (filler) fill(filler)
    await sleep(troubleMs)
    if (filler) await rm(filler)
    recoveredMs.push((await recovered(site)).ms)
    await site.weather('rough')
    await untilWritten()
    for (const [kind, times] of Object.entries(await site.weather('rough')))
      faults[kind] = (faults[kind] ?? 0) + times
    watch.ending = true
    await site.end('SIGKILL')
    leaving.abort()
    await crowd
    watch.ending = false
  }

  let site = await startSite(folder, seed, watch)
  try {
    for (let round = 1; round <= rounds && !signal?.aborted; round++) {
      const before = watch.complaints.length
      await trouble(site)
      site = await startSite(folder, seed + round, watch)
      recoveredMs.push(await lookAt(site, watch, ledgers))
      const found = watch.complaints.slice(before)
      say(`round ${round} of ${rounds}: ${found.length ? 'FAILED' : 'ok'}`)
      for (const complaint of found) say(`  ${complaint}`)
    }
    const { code, errors } = await site.end('SIGTERM')
    if (code !== 0) watch.complaints.push(`the runner ended with exit code ${code}: ${errors}`)
  } catch (error) {
    watch.ending = true
    watch.complaints.push(`the rounds broke off: ${error}`)
  } finally {
    await site.end('SIGKILL')
    if (filler) spawnSync('umount', [folder])
    await rm(folder, { recursive: true })
  }
  const { complaints, counts: answers, slowestMs } = watch
  return { complaints, acknowledged: acknowledged(), faults, answers, slowestMs, recoveredMs }
}
