import {
  api,
  type BulkResult,
  CallError,
  type CallResult,
  type LeadChange,
  limits,
} from '@bong-bari/contract'
import { call, isUnauthorized, messageOf } from '../../api.ts'
import { unreachable } from '../../office/failure.ts'

/** What is to be done to one lead; with `version` only while that stands. */
export type Task = { id: string; change: LeadChange; version?: number | undefined }

/** What became of many, as far as they were sent. */
export type Report = {
  changed: Task[]
  /** What takes back those that were not so before. */
  backs: Task[]
  /** Left as they are, because somebody changed them since. */
  since: Task[]
  gone: Task[]
  failed: Task[]
  /** Never sent, because somebody stopped it. */
  left: Task[]
  reason?: string
}

export const emptyReport = (): Report => ({
  changed: [],
  backs: [],
  since: [],
  gone: [],
  failed: [],
  left: [],
})

type Batch = { tasks: readonly Task[]; change: LeadChange; isSecond?: boolean }

export const byChange = (tasks: readonly Task[]) => {
  const groups = new Map<string, { change: LeadChange; tasks: Task[] }>()
  for (const task of tasks) {
    const name = JSON.stringify(task.change)
    const group = groups.get(name) ?? { change: task.change, tasks: [] }
    group.tasks.push(task)
    groups.set(name, group)
  }
  return [...groups.values()]
}

/** Tasks of one change together, as many in a call as it takes. */
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

/** Notes what became of a batch; whether any of it was changed. */
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

/** True where others of the same kind may pass all the same. */
const isOfThese = (error: unknown) => error instanceof CallError && error.status < 429

type Watch = { isStopped: () => boolean; onProgress: (done: number) => void }

/**
 * Does many things in calls one after the other. What fails of a call that got somewhere is sent once
 * more at the end; where nothing can be reached, the rest has failed. Rejects where the session ended.
 */
export const doMany = async (tasks: readonly Task[], watch: Watch): Promise<Report> => {
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
