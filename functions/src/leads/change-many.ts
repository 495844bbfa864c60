import { once } from 'node:events'
import { isDeepStrictEqual } from 'node:util'
import type { BodyOf, BulkResult, LeadBack, LeadChange, leads, User } from '@bong-bari/contract'
import { isDone } from '@bong-bari/site'
import {
  type Edit,
  findLead,
  type StoredLead,
  setLeadDone,
  setLeadFollowUp,
  setLeadOwner,
  setLeadSpam,
  setLeadStatus,
  setLeadWroteBack,
} from '@bong-bari/table'
import { describeError } from '../http/log.ts'
import { ownerOf, promisedAt } from './change.ts'
import { eraseLead, removeWaitingExports } from './erase.ts'

type BulkEdit = Edit & { seen: StoredLead }
type Result = Omit<BulkResult, 'id'>
type Work = (id: string) => Promise<Result>

const atOnce = 10

/** Milliseconds: no new lead, then answer anyway. */
const patience = { beginning: 14_000, answering: 24_000 }

const setterOf = async (change: Exclude<LeadChange, { erase: true }>, at: Date) => {
  if ('leadStatus' in change)
    return (id: string, made: BulkEdit) => setLeadStatus(id, change.leadStatus, made)
  if ('followUpOn' in change)
    return (id: string, made: BulkEdit) => setLeadFollowUp(id, change.followUpOn, made)
  if ('spam' in change) return (id: string, made: BulkEdit) => setLeadSpam(id, change.spam, made)
  if ('done' in change) return (id: string, made: BulkEdit) => setLeadDone(id, change.done, made)
  if ('wroteBack' in change) {
    const wanted = { to: change.wroteBack, dueAt: await promisedAt(at) }
    return (id: string, made: BulkEdit) => setLeadWroteBack(id, wanted, made)
  }
  const owner = await ownerOf(change.ownerId)
  return (id: string, made: BulkEdit) => setLeadOwner(id, owner, made)
}

const fieldOf = (lead: StoredLead, change: LeadChange): LeadBack => {
  const { leadStatus, spam = false, ownerId, followUpOn } = lead
  if ('leadStatus' in change) return { leadStatus }
  if ('followUpOn' in change) return { followUpOn }
  if ('done' in change) return { done: isDone(lead) }
  if ('wroteBack' in change) return { wroteBack: Boolean(lead.wroteBackAt) }
  return 'spam' in change ? { spam } : { ownerId }
}

const workOf = async (
  change: LeadChange,
  versions: Record<string, number>,
  user: User,
  at: Date,
): Promise<Work> => {
  if ('erase' in change)
    return async (id) => ({ outcome: (await eraseLead(id, user, at)) ? 'changed' : 'not-found' })
  const set = await setterOf(change, at)
  return async (id) => {
    for (;;) {
      const current = await findLead(id)
      if (!current) return { outcome: 'not-found' }
      const { version } = current
      const back = fieldOf(current, change)
      // A repeat after a lost answer.
      if (isDeepStrictEqual(back, change)) return { outcome: 'changed', version }
      if ((versions[id] ?? version) !== version) return { outcome: 'changed-since' }
      const changed = await set(id, { by: user.username, at, expected: version, seen: current })
      if (changed) return { outcome: 'changed', version: changed.version, back }
    }
  }
}

const failed = (id: string, error?: unknown): Result => {
  const described = { leads: 'not changed', id, ...describeError(error) }
  console.error(JSON.stringify({ level: 'error', ...described }))
  return { outcome: 'failed' }
}

/** In time; the rest has failed. */
const workThrough = async (ids: readonly string[], work: Work, allowed: typeof patience) => {
  const results = new Map<string, Result>()
  const beginsUntil = performance.now() + allowed.beginning
  const waiting = ids.values()
  const worker = async () => {
    for (const id of waiting) {
      if (performance.now() > beginsUntil) return
      results.set(id, await work(id).catch((error: unknown) => failed(id, error)))
    }
  }
  await Promise.race([
    Promise.all(Array.from({ length: atOnce }, worker)),
    once(AbortSignal.timeout(allowed.answering), 'abort'),
  ])
  const left = ids.filter((id) => !results.has(id)).length
  if (left) console.warn(JSON.stringify({ level: 'warn', leads: 'no time for all', left }))
  return ids.map((id): BulkResult => ({ id, ...(results.get(id) ?? { outcome: 'failed' }) }))
}

/** Failures are logged and reported per lead. */
export const changeMany = async (
  { ids, change, versions = {} }: BodyOf<typeof leads.changeMany>,
  user: User,
  now: Date,
  allowed = patience,
) => {
  const work = await workOf(change, versions, user, now)
  const results = await workThrough([...new Set(ids)], work, allowed)
  if ('erase' in change) await removeWaitingExports()
  return results
}
