import { once } from 'node:events'
import { isDeepStrictEqual } from 'node:util'
import type { BodyOf, BulkResult, LeadChange, leads, User } from '@bong-bari/contract'
import { findLead } from '@bong-bari/table'
import { describeError } from '../http/log.ts'
import { currentField, findWriter } from './change-field.ts'
import { eraseLead, removeWaitingExports } from './erase.ts'

type Result = Omit<BulkResult, 'id'>
type Work = (id: string) => Promise<Result>

const atOnce = 10

/** Milliseconds: no new lead, then answer anyway. */
const patience = { beginning: 14_000, answering: 24_000 }

const workOf = async (
  change: LeadChange,
  versions: Record<string, number>,
  user: User,
  at: Date,
): Promise<Work> => {
  if ('erase' in change)
    return async (id) => ({ outcome: (await eraseLead(id, user, at)) ? 'changed' : 'not-found' })
  const set = await findWriter(change, at)
  return async (id) => {
    for (;;) {
      const current = await findLead(id)
      if (!current) return { outcome: 'not-found' }
      const { version } = current
      const back = currentField(current, change)
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
