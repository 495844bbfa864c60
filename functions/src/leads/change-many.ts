import { once } from 'node:events'
import { isDeepStrictEqual } from 'node:util'
import type { BodyOf, BulkResult, LeadBack, LeadChange, leads, User } from '@bong-bari/contract'
import { isDone } from '@bong-bari/site'
import {
  type EditContext,
  findLead,
  type StoredLead,
  setLeadDone,
  setLeadOwner,
  setLeadSpam,
  setLeadStatus,
} from '@bong-bari/table'
import { describeError } from '../http/log.ts'
import { findOwner } from './change.ts'
import { eraseLead, removeWaitingExports } from './erase.ts'

type BulkEdit = EditContext & { seen: StoredLead }
type LeadResult = Omit<BulkResult, 'id'>
type ChangeOne = (id: string) => Promise<LeadResult>

const maxConcurrentChanges = 10

/** After the first no further lead is begun; after the second the call answers, whatever is still going on. */
const timeoutsMs = { beginning: 14_000, answering: 24_000 }

const chooseSetter = async (change: LeadBack) => {
  if ('leadStatus' in change)
    return (id: string, made: BulkEdit) => setLeadStatus(id, change.leadStatus, made)
  if ('spam' in change) return (id: string, made: BulkEdit) => setLeadSpam(id, change.spam, made)
  if ('done' in change) return (id: string, made: BulkEdit) => setLeadDone(id, change.done, made)
  const owner = await findOwner(change.ownerId)
  return (id: string, made: BulkEdit) => setLeadOwner(id, owner, made)
}

const readChangedField = (lead: StoredLead, change: LeadChange): LeadBack => {
  const { leadStatus, spam = false, ownerId } = lead
  if ('leadStatus' in change) return { leadStatus }
  if ('done' in change) return { done: isDone(lead) }
  return 'spam' in change ? { spam } : { ownerId }
}

const chooseChange = async (
  change: LeadChange,
  versions: Record<string, number>,
  user: User,
  at: Date,
): Promise<ChangeOne> => {
  if ('erase' in change)
    return async (id) => ({ outcome: (await eraseLead(id, user, at)) ? 'changed' : 'not-found' })
  const set = await chooseSetter(change)
  return async (id) => {
    for (;;) {
      const current = await findLead(id)
      if (!current) return { outcome: 'not-found' }
      const { version } = current
      const back = readChangedField(current, change)
      // The lead is already so, as in a repeat after a lost answer.
      if (isDeepStrictEqual(back, change)) return { outcome: 'changed', version }
      if ((versions[id] ?? version) !== version) return { outcome: 'changed-since' }
      const changed = await set(id, { by: user.username, at, expected: version, seen: current })
      if (changed) return { outcome: 'changed', version: changed.version, back }
    }
  }
}

const reportFailure = (id: string, error?: unknown): LeadResult => {
  const described = { leads: 'not changed', id, ...describeError(error) }
  console.error(JSON.stringify({ level: 'error', ...described }))
  return { outcome: 'failed' }
}

/** Changes leads until the time is up. The rest is reported as failed. */
const changeWithinTime = async (
  ids: readonly string[],
  work: ChangeOne,
  allowed: typeof timeoutsMs,
) => {
  const results = new Map<string, LeadResult>()
  const beginsUntil = performance.now() + allowed.beginning
  const waiting = ids.values()
  const worker = async () => {
    for (const id of waiting) {
      if (performance.now() > beginsUntil) return
      results.set(id, await work(id).catch((error: unknown) => reportFailure(id, error)))
    }
  }
  await Promise.race([
    Promise.all(Array.from({ length: maxConcurrentChanges }, worker)),
    once(AbortSignal.timeout(allowed.answering), 'abort'),
  ])
  const unfinished = ids.filter((id) => !results.has(id)).length
  if (unfinished)
    console.warn(JSON.stringify({ level: 'warn', leads: 'no time for all', left: unfinished }))
  return ids.map((id): BulkResult => ({ id, ...(results.get(id) ?? { outcome: 'failed' }) }))
}

/** Makes one change to many leads. Failures are logged and reported for each lead. */
export const changeMany = async (
  { ids, change, versions = {} }: BodyOf<typeof leads.changeMany>,
  user: User,
  now: Date,
  allowed = timeoutsMs,
) => {
  const work = await chooseChange(change, versions, user, now)
  const results = await changeWithinTime([...new Set(ids)], work, allowed)
  if ('erase' in change) await removeWaitingExports()
  return results
}
