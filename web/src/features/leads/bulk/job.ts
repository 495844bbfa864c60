import { api, type BulkResult, type LeadBack } from '@bong-bari/contract'
import {
  type MutationState,
  mutationOptions,
  type QueryClient,
  skipToken,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { call, isUnauthorized, keyOf, messageOf } from '../../../api.ts'
import { unreachable } from '../../../office/page/failure.ts'
import { changeLeads, confirmMove, dropLeads } from '../data/cache.ts'
import { formatRequests, refetchLeads } from '../data/query.ts'
import type { Member } from '../data/team.ts'
import { statusLooks } from '../words.tsx'
import { bulkKey } from './picks.ts'

type BulkWords = { doing: string; done: string }

export const formatRequestCount = (count: number) => formatRequests(count.toLocaleString('en'))

const undoWords: BulkWords = { doing: 'Putting back', done: 'put back as before' }

/** `owner` is the new owner's name. */
const describeBulk = (change: LeadBack, owner = 'somebody'): BulkWords => {
  if ('spam' in change)
    return change.spam
      ? { doing: 'Moving to the spam folder', done: 'moved to the spam folder' }
      : { doing: 'Moving back to the list', done: 'moved back to the list' }
  if ('ownerId' in change)
    return change.ownerId
      ? { doing: `Giving to ${owner}`, done: `given to ${owner}` }
      : { doing: 'Removing the owner', done: 'left without an owner' }
  if ('done' in change)
    return change.done
      ? { doing: 'Marking as done', done: 'marked as done' }
      : { doing: 'Marking as not done', done: 'marked as not done' }
  const { label } = statusLooks[change.leadStatus]
  return { doing: `Marking as ${label}`, done: `marked as ${label}` }
}

/** With `version`, applies only if the lead still has it. */
type Task = { id: string; change: LeadBack; version?: number | undefined }

export type BulkJob = { tasks: readonly Task[]; words: BulkWords; isUndo: boolean }

export type BulkReport = {
  changed: Task[]
  backs: Task[]
  /** Skipped: somebody changed them since. */
  since: Task[]
  gone: Task[]
  failed: Task[]
  reason?: string
}

/** Leads in one call, so that the progress is seen to move. */
const leadsPerCall = 50

type Batch = { tasks: Task[]; change: LeadBack }

/** Undo gives each lead what it had, so equal changes go together. */
const splitBatches = (tasks: readonly Task[]): Batch[] => {
  const groups = new Map<string, Batch>()
  for (const task of tasks) {
    const name = JSON.stringify(task.change)
    const group = groups.get(name) ?? { change: task.change, tasks: [] }
    group.tasks.push(task)
    groups.set(name, group)
  }
  return [...groups.values()].flatMap(({ change, tasks }) =>
    Array.from({ length: Math.ceil(tasks.length / leadsPerCall) }, (_, at) => ({
      change,
      tasks: tasks.slice(at * leadsPerCall, (at + 1) * leadsPerCall),
    })),
  )
}

const sendBatch = ({ change, tasks }: Batch) => {
  const versions = Object.fromEntries(
    tasks.flatMap(({ id, version }) => (version === undefined ? [] : [[id, version] as const])),
  )
  const hasVersions = Object.keys(versions).length > 0
  const ids = tasks.map(({ id }) => id)
  return call(api.leads.changeMany, {
    body: { ids, change, ...(hasVersions && { versions }) },
  })
}

const reportLists: Record<BulkResult['outcome'], 'changed' | 'since' | 'gone' | 'failed'> = {
  changed: 'changed',
  'changed-since': 'since',
  'not-found': 'gone',
  failed: 'failed',
}

const addResults = (report: BulkReport, { tasks }: Batch, results: readonly BulkResult[]) => {
  const byId = new Map(results.map((result) => [result.id, result]))
  for (const task of tasks) {
    const { outcome = 'failed', version, back } = byId.get(task.id) ?? {}
    report[reportLists[outcome]].push({ ...task, version })
    if (back) report.backs.push({ id: task.id, change: back, version })
  }
}

const progressKey = ['lead-bulk-progress']

/** Rejects only when the session ended: whatever else fails is in the report. */
const sendBulk = async (client: QueryClient, { tasks }: BulkJob): Promise<BulkReport> => {
  const report: BulkReport = { changed: [], backs: [], since: [], gone: [], failed: [] }
  let done = 0
  for (const batch of splitBatches(tasks)) {
    client.setQueryData(progressKey, done)
    try {
      addResults(report, batch, await sendBatch(batch))
    } catch (error) {
      if (isUnauthorized(error)) throw error
      report.reason = messageOf(error, unreachable)
      report.failed.push(...batch.tasks)
    }
    done += batch.tasks.length
  }
  return report
}

const findOwnerName = (client: QueryClient, ownerId: string) =>
  client
    .getQueryData<readonly Member[]>(keyOf(api.auth.listUsers))
    ?.find(({ id }) => id === ownerId)?.username ?? 'Somebody'

const toLeadFields = (client: QueryClient, change: LeadBack) => {
  const now = new Date().toISOString()
  if ('done' in change) return { doneAt: change.done ? now : null }
  if (!('ownerId' in change)) return change
  const { ownerId } = change
  return { ownerId, ownerName: ownerId && findOwnerName(client, ownerId) }
}

/** Shows what was changed, then refetches what is on screen. */
const showReport = (client: QueryClient, { changed, gone }: BulkReport) => {
  for (const { id, change, version = 0 } of changed) {
    if ('spam' in change)
      confirmMove(client, id, { to: change.spam ? 'apart' : 'requests', version })
    else {
      const fields = toLeadFields(client, change)
      changeLeads(client, [id], (lead) => ({ ...lead, ...fields, version }))
    }
  }
  dropLeads(
    client,
    gone.map(({ id }) => id),
  )
  refetchLeads(client)
}

const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()

/** One at a time. It goes on after the list was left, and is told when somebody comes back to it. */
const bulkOptions = (client: QueryClient) =>
  mutationOptions({
    mutationKey: bulkKey,
    mutationFn: async (job: BulkJob) => {
      addEventListener('beforeunload', preventUnload)
      try {
        return await sendBulk(client, job)
      } finally {
        removeEventListener('beforeunload', preventUnload)
      }
    },
    onSuccess: (report) => showReport(client, report),
  })

type BulkState = MutationState<BulkReport, Error, BulkJob>

export const useBulk = () => {
  const client = useQueryClient()
  const { mutate } = useMutation(bulkOptions(client))
  // After the end of a session, the login page says why.
  const last = useMutationState({
    filters: { mutationKey: bulkKey, predicate: ({ state }) => state.status !== 'error' },
    select: ({ state }) => state as BulkState,
  }).at(-1)
  const { data: done = 0 } = useQuery<number>({ queryKey: progressKey, queryFn: skipToken })
  const report = last?.data
  return {
    job: last?.variables,
    done,
    report,
    /** `owner` is the new owner's name. */
    start: (ids: readonly string[], change: LeadBack, owner?: string) =>
      mutate({
        tasks: ids.map((id) => ({ id, change })),
        words: describeBulk(change, owner),
        isUndo: false,
      }),
    undo: () => report && mutate({ tasks: report.backs, words: undoWords, isUndo: true }),
    close: () => {
      const mutations = client.getMutationCache()
      for (const mutation of mutations.findAll({ mutationKey: bulkKey })) mutations.remove(mutation)
    },
  }
}
