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

const reportFailure = (id: string, error: unknown): LeadResult => {
  const described = { leads: 'not changed', id, ...describeError(error) }
  console.error(JSON.stringify({ level: 'error', ...described }))
  return { outcome: 'failed' }
}

/** Changes some leads at a time. */
const changeEach = async (ids: readonly string[], work: ChangeOne) => {
  const results: BulkResult[] = []
  const one = async (id: string) => ({
    id,
    ...(await work(id).catch((error: unknown) => reportFailure(id, error))),
  })
  for (let at = 0; at < ids.length; at += maxConcurrentChanges)
    results.push(...(await Promise.all(ids.slice(at, at + maxConcurrentChanges).map(one))))
  return results
}

/** Makes one change to many leads. Failures are logged and reported for each lead. */
export const changeMany = async (
  { ids, change, versions = {} }: BodyOf<typeof leads.changeMany>,
  user: User,
  now: Date,
) => {
  const work = await chooseChange(change, versions, user, now)
  const results = await changeEach([...new Set(ids)], work)
  if ('erase' in change) await removeWaitingExports()
  return results
}
