import {
  api,
  type BulkResult,
  CallError,
  type CallResult,
  type LeadChange,
  limits,
} from '@bong-bari/contract'
import {
  call,
  hasSession,
  isUnauthorized,
  keyOf,
  messageOf,
  onAuthChange,
  queryClient,
} from '../../api.ts'
import { showFailure, unreachable } from '../../office/failure.ts'
import { createStore } from '../../ui/create-store.ts'
import { beginChanges, type LeadFields, settleChange } from './lead-changes.ts'
import { dayWords, todayAt } from './lead-days.ts'
import { writeDraft } from './lead-drafts.ts'
import { refetchLists } from './lead-query.ts'
import { statusLooks } from './lead-status.tsx'
import type { Member } from './lead-team.ts'
import { requests } from './lead-total.ts'

type BulkWords = { doing: string; done: string }

export const many = (count: number) => requests(count.toLocaleString('en'))

const undoWords: BulkWords = { doing: 'Putting back', done: 'put back as before' }

/** `owner` is the new owner's name. */
const wordsOf = (change: LeadChange, owner = 'somebody'): BulkWords => {
  if ('erase' in change) return { doing: 'Erasing', done: 'erased for good' }
  if ('spam' in change)
    return change.spam
      ? { doing: 'Moving to the spam', done: 'moved to the spam' }
      : { doing: 'Putting on the list', done: 'put on the list' }
  if ('ownerId' in change)
    return change.ownerId
      ? { doing: `Giving to ${owner}`, done: `given to ${owner}` }
      : { doing: 'Taking from their owners', done: 'left to nobody' }
  if ('followUpOn' in change) {
    const { followUpOn } = change
    if (!followUpOn) return { doing: 'Taking the day from', done: 'left without a day' }
    const words = dayWords(followUpOn, todayAt(Date.now()))
    return { doing: `Planning for ${words}`, done: `to follow up on ${words}` }
  }
  if ('done' in change)
    return change.done
      ? { doing: 'Marking as done', done: 'marked as done' }
      : { doing: 'Marking as not done', done: 'marked as not done' }
  if ('wroteBack' in change)
    return change.wroteBack
      ? { doing: 'Noting that they wrote back', done: 'to be answered again' }
      : { doing: 'Noting that they did not write back', done: 'not to be answered again' }
  const { label } = statusLooks[change.leadStatus]
  return { doing: `Marking as ${label}`, done: `marked as ${label}` }
}

/** With `version`, applies only if the lead still has it. */
type Task = { id: string; change: LeadChange; version?: number | undefined }

type Report = {
  changed: Task[]
  backs: Task[]
  /** Skipped: somebody changed them since. */
  since: Task[]
  gone: Task[]
  failed: Task[]
  /** Never sent: stopped. */
  left: Task[]
  reason?: string
}

const emptyReport = (): Report => ({
  changed: [],
  backs: [],
  since: [],
  gone: [],
  failed: [],
  left: [],
})

type Batch = { tasks: readonly Task[]; change: LeadChange; isSecond?: boolean }

const byChange = (tasks: readonly Task[]) => {
  const groups = new Map<string, { change: LeadChange; tasks: Task[] }>()
  for (const task of tasks) {
    const name = JSON.stringify(task.change)
    const group = groups.get(name) ?? { change: task.change, tasks: [] }
    group.tasks.push(task)
    groups.set(name, group)
  }
  return [...groups.values()]
}

const batchesOf = (tasks: readonly Task[]): Batch[] =>
  byChange(tasks).flatMap(({ change, tasks }) =>
    Array.from({ length: Math.ceil(tasks.length / limits.bulkLeads) }, (_, at) => ({
      change,
      tasks: tasks.slice(at * limits.bulkLeads, (at + 1) * limits.bulkLeads),
    })),
  )

const send = ({ change, tasks }: Batch) => {
  const versions = Object.fromEntries(
    tasks.flatMap(({ id, version }) => (version === undefined ? [] : [[id, version] as const])),
  )
  const hasVersions = Object.keys(versions).length > 0
  const ids = tasks.map(({ id }) => id)
  return call(api.leads.changeMany, {
    body: { ids, change, ...(hasVersions && { versions }) },
  })
}

const places: Record<BulkResult['outcome'], 'changed' | 'since' | 'gone' | 'failed'> = {
  changed: 'changed',
  'changed-since': 'since',
  'not-found': 'gone',
  failed: 'failed',
}

/** Returns whether any lead of the batch changed. */
const note = (
  report: Report,
  { tasks }: Batch,
  results: CallResult<typeof api.leads.changeMany>,
) => {
  const byId = new Map(results.map((result) => [result.id, result]))
  for (const task of tasks) {
    const result = byId.get(task.id)
    report[places[result?.outcome ?? 'failed']].push(task)
    if (result?.back)
      report.backs.push({ id: task.id, change: result.back, version: result.version })
  }
  return results.some(({ outcome }) => outcome === 'changed')
}

/** False if later batches would fail too. */
const isOfThese = (error: unknown) => error instanceof CallError && error.status < 429

type Watch = { isStopped: () => boolean; onProgress: (done: number) => void }

/**
 * Sends batches in sequence. Failed leads of a batch that made progress are retried once at the end;
 * when the server is unreachable, the rest fails. Rejects when the session ended.
 */
const sendBulk = async (tasks: readonly Task[], watch: Watch): Promise<Report> => {
  const report = emptyReport()
  const waiting = batchesOf(tasks)
  for (let batch = waiting.shift(); batch; batch = waiting.shift()) {
    if (watch.isStopped()) {
      report.left = [batch, ...waiting].flatMap(({ tasks }) => tasks)
      break
    }
    const { change, isSecond } = batch
    try {
      const hasProgress = note(report, batch, await send(batch))
      if (hasProgress && !isSecond && report.failed.length > 0) {
        waiting.push({ change, tasks: report.failed.splice(0), isSecond: true })
      }
    } catch (error) {
      if (isUnauthorized(error)) throw error
      report.reason = messageOf(error, unreachable)
      report.failed.push(...batch.tasks)
      if (!isOfThese(error)) report.failed.push(...waiting.splice(0).flatMap(({ tasks }) => tasks))
    }
    const open = waiting.reduce((sum, { tasks }) => sum + tasks.length, 0)
    watch.onProgress(tasks.length - open)
  }
  return report
}

const nameOf = (ownerId: string) =>
  queryClient
    .getQueryData<readonly Member[]>(keyOf(api.auth.listUsers))
    ?.find(({ id }) => id === ownerId)?.username ?? 'Somebody'

const fieldsOf = (change: LeadChange): LeadFields => {
  if ('erase' in change) return { erased: true }
  const now = new Date().toISOString()
  if ('done' in change) return { doneAt: change.done ? now : null }
  if ('wroteBack' in change) return { wroteBackAt: change.wroteBack ? now : null }
  if (!('ownerId' in change)) return change
  const { ownerId } = change
  return { ownerId, ownerName: ownerId && nameOf(ownerId) }
}

/** Updates the lists at once, then refetches them. */
const settleBulk = ({ changed, gone }: Report) => {
  for (const { change, tasks } of byChange(changed))
    settleChange(beginChanges(new Set(tasks.map(({ id }) => id)), fieldsOf(change)))
  if (gone.length > 0)
    settleChange(beginChanges(new Set(gone.map(({ id }) => id)), { erased: true }))
  for (const { id, change } of changed) if ('erase' in change) writeDraft(id, undefined)
  refetchLists(queryClient)
}

/** The running or last bulk change. One at a time; outlives its screen. */
export type Job = {
  words: BulkWords
  isUndo: boolean
  phase: 'running' | 'stopping' | 'ended'
  total: number
  done: number
  report: Report
}

const job = createStore<Job | undefined>(undefined)
let current = 0

export const useBulkJob = job.use

const change = (fields: Partial<Job>) => {
  const known = job.get()
  if (known) job.set({ ...known, ...fields })
}

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

const joined = (before: Report, { failed, left, reason, ...more }: Report): Report => ({
  changed: [...before.changed, ...more.changed],
  backs: [...before.backs, ...more.backs],
  since: [...before.since, ...more.since],
  gone: [...before.gone, ...more.gone],
  ...{ failed, left, ...(reason && { reason }) },
})

const run = async (tasks: Task[], words: BulkWords, isUndo: boolean, before = emptyReport()) => {
  if (isBusy()) return
  current++
  const own = current
  const isOwn = () => own === current
  const total = tasks.length
  job.set({ words, isUndo, phase: 'running', total, done: 0, report: before })
  addEventListener('beforeunload', warn)
  try {
    const report = await sendBulk(tasks, {
      isStopped: () => !isOwn() || job.get()?.phase === 'stopping',
      onProgress: (done) => isOwn() && change({ done }),
    })
    settleBulk(report)
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

/** `owner` is the new owner's name. */
export const startBulk = (ids: readonly string[], change: LeadChange, owner?: string) =>
  run(
    ids.map((id) => ({ id, change })),
    wordsOf(change, owner),
    false,
  )

/** Stops after the call in flight. */
export const stopBulk = () => change({ phase: 'stopping' })

export const resumeBulk = ({ report, words, isUndo }: Job) =>
  run([...report.failed, ...report.left], words, isUndo, report)

export const undoBulk = ({ report }: Job) => run(report.backs, undoWords, true)

export const forgetBulk = () => {
  if (!isBusy()) job.set(undefined)
}

if (typeof window !== 'undefined')
  onAuthChange(() => {
    if (hasSession()) return
    current++
    job.set(undefined)
  })
