import type { LeadChange } from '@bong-bari/contract'
import { hasSession, isUnauthorized, onAuthChange } from '../../api.ts'
import { showFailure } from '../../office/failure.ts'
import { createStore } from '../../ui/create-store.ts'
import { doMany, emptyReport, type Report, type Task } from './lead-many.ts'
import { settleMany } from './lead-many-settle.ts'
import { type ManyWords, undoWords, wordsOf } from './lead-many-words.ts'

/** What is done to many, or was done last: it outlives its screen, and there is one at a time. */
export type Job = {
  words: ManyWords
  isUndo: boolean
  phase: 'running' | 'stopping' | 'ended'
  total: number
  done: number
  report: Report
}

const job = createStore<Job | undefined>(undefined)
let current = 0

export const useManyJob = job.use

const change = (fields: Partial<Job>) => {
  const known = job.get()
  if (known) job.set({ ...known, ...fields })
}

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

/** The report of a job that was gone on with. */
const joined = (before: Report, { failed, left, reason, ...more }: Report): Report => ({
  changed: [...before.changed, ...more.changed],
  backs: [...before.backs, ...more.backs],
  since: [...before.since, ...more.since],
  gone: [...before.gone, ...more.gone],
  ...{ failed, left, ...(reason && { reason }) },
})

const run = async (tasks: Task[], words: ManyWords, isUndo: boolean, before = emptyReport()) => {
  if (isBusy()) return
  current++
  const own = current
  const isOwn = () => own === current
  const total = tasks.length
  job.set({ words, isUndo, phase: 'running', total, done: 0, report: before })
  addEventListener('beforeunload', warn)
  try {
    const report = await doMany(tasks, {
      isStopped: () => !isOwn() || job.get()?.phase === 'stopping',
      onProgress: (done) => isOwn() && change({ done }),
    })
    settleMany(report)
    if (isOwn()) change({ phase: 'ended', report: joined(before, report) })
  } catch (error) {
    // The login page says why.
    if (isOwn()) job.set(undefined)
    if (!isUnauthorized(error)) showFailure(error)
  } finally {
    removeEventListener('beforeunload', warn)
  }
}

const isBusy = () => {
  const known = job.get()
  return known !== undefined && known.phase !== 'ended'
}

/** Does one thing to many; `owner` is the name of whom they are given to. */
export const startMany = (ids: readonly string[], change: LeadChange, owner?: string) =>
  run(
    ids.map((id) => ({ id, change })),
    wordsOf(change, owner),
    false,
  )

/** Ends it after the call that is on its way. */
export const stopMany = () => change({ phase: 'stopping' })

/** Sends again what failed, and goes on with what was left. */
export const resumeMany = ({ report, words, isUndo }: Job) =>
  run([...report.failed, ...report.left], words, isUndo, report)

/** Puts back what was changed, but for what somebody changed since. */
export const undoMany = ({ report }: Job) => run(report.backs, undoWords, true)

export const forgetMany = () => {
  if (!isBusy()) job.set(undefined)
}

if (typeof window !== 'undefined')
  onAuthChange(() => {
    if (hasSession()) return
    current++
    job.set(undefined)
  })
