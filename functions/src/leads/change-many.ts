import type { BodyOf, bulkOutcomes, LeadChange, leads, User } from '@bong-bari/contract'
import {
  announceLeadChange,
  type Edit,
  setLeadOwner,
  setLeadSpam,
  setLeadStatus,
} from '@bong-bari/table'
import { describeError } from '../http/log.ts'
import { eraseLead, removeWaitingExports } from './erase.ts'
import { ownerOf } from './owner.ts'

type Outcome = (typeof bulkOutcomes)[number]

/** Leads that are worked on at the same time. */
const atOnce = 10

/** What is done to one lead; false where there is no such lead. */
const workOf = async (change: LeadChange, made: Edit, by: User) => {
  if ('leadStatus' in change)
    return async (id: string) => Boolean(await setLeadStatus(id, change.leadStatus, made))
  if ('spam' in change)
    return async (id: string) => Boolean(await setLeadSpam(id, change.spam, made))
  if ('erase' in change) return (id: string) => eraseLead(id, by, made.at)
  const owner = await ownerOf(change.ownerId)
  return async (id: string) => Boolean(await setLeadOwner(id, owner, made))
}

/** Changes many leads, each for itself: what fails is logged and told. */
export const changeMany = async (
  { ids, change }: BodyOf<typeof leads.changeMany>,
  user: User,
  now: Date,
) => {
  const work = await workOf(change, { by: user.username, at: now }, user)
  await announceLeadChange(now)
  const outcomeOf = async (id: string): Promise<Outcome> => {
    try {
      return (await work(id)) ? 'changed' : 'not-found'
    } catch (error) {
      const described = error instanceof Error ? describeError(error) : {}
      console.error(JSON.stringify({ level: 'error', leads: 'not changed', id, ...described }))
      return 'failed'
    }
  }
  const wanted = [...new Set(ids)]
  const results: { id: string; outcome: Outcome }[] = []
  for (let start = 0; start < wanted.length; start += atOnce) {
    const some = wanted.slice(start, start + atOnce)
    results.push(
      ...(await Promise.all(some.map(async (id) => ({ id, outcome: await outcomeOf(id) })))),
    )
  }
  if ('erase' in change) await removeWaitingExports()
  return results
}
