import { spawnSync } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { api } from '@bong-bari/contract'
import { listedPages } from '@bong-bari/edge'
import { createRandom } from '@bong-bari/local'
import { makeLedgers, write } from './ledger.ts'
import { lookAt, recovered } from './look.ts'
import { type Callers, type Site, startSite, watchAnswers } from './site.ts'

/** So many writes are acknowledged before and after a round's trouble. */
const writesBeforeTrouble = 15
/** They may take so long on a busy machine. */
const timeoutMs = 300_000

// Full throttling lasts so long, and so does the full disk.
const troubleMs = 1_000

/** Mounts a small disk; false without the right to. */
const mountDisk = (folder: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=192m', 'tmpfs', folder]).status === 0

/** Ends in small pieces, so that nothing is left. */
const fill = (file: string) => {
  for (let bytes = 4 * 2 ** 20; bytes > 64; bytes >>= 4)
    try {
      for (;;) appendFileSync(file, Buffer.alloc(bytes))
    } catch {
      // The disk is full now, as it should be.
    }
}

type Random = ReturnType<typeof createRandom>

/** Readers, chats and exports beside the writers; only their answers count. */
const passBy = async (callers: Callers, upTo: Random, ended: AbortSignal) => {
  const { admin, visitor, visit, url } = callers
  const doings = [
    () => visitor()(api.posts.list),
    () => admin(api.posts.heads),
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
 * Runs the product in its own process through rounds of writes while AWS answers are lost, doubled
 * and refused. Each round throttles the whole table, fills the disk, then kills and restarts. Then
 * all acknowledged writes are checked. Returns violations and figures. `seed` repeats the faults;
 * `signal` stops early.
 */
export const runChaos = async ({ rounds, seed, say, signal }: Options) => {
  const folder = await mkdtemp(join(tmpdir(), 'bong-bari-chaos-'))
  const filler = mountDisk(folder) && join(folder, 'filler')
  if (!filler) say('A full disk cannot be tried: this user may not mount a disk.')
  const watch = watchAnswers()
  const ledgers = makeLedgers((complaint) => watch.complaints.push(complaint))
  const upTo = createRandom(seed)
  const faults: Record<string, number> = {}
  const recoveredMs: number[] = []

  const acknowledged = () => ledgers.reduce((sum, one) => sum + one.acknowledged, 0)
  const untilWritten = async () => {
    const [enough, end] = [acknowledged() + writesBeforeTrouble, performance.now() + timeoutMs]
    while (acknowledged() < enough && !signal?.aborted) {
      if (performance.now() > end) throw new Error('Hardly anything could be written.')
      await sleep(50)
    }
  }

  /** Resolves once the crowd has written into each trouble, met the kill, and noticed. */
  const trouble = async (site: Site) => {
    const leaving = new AbortController()
    const { callers } = await recovered(site)
    const crowd = Promise.all([
      write(ledgers, callers, upTo, leaving.signal),
      passBy(callers, upTo, leaving.signal),
    ])
    await site.setFaults('rough')
    await untilWritten()
    await site.setFaults('throttle')
    await sleep(troubleMs)
    await site.setFaults('calm')
    if (filler) fill(filler)
    await sleep(troubleMs)
    if (filler) await rm(filler)
    recoveredMs.push((await recovered(site)).ms)
    await site.setFaults('rough')
    await untilWritten()
    for (const [kind, times] of Object.entries(await site.setFaults('rough')))
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
      const complaints = watch.complaints.slice(before)
      say(`round ${round} of ${rounds}: ${complaints.length ? 'FAILED' : 'ok'}`)
      for (const complaint of complaints) say(`  ${complaint}`)
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
