import { createHash } from 'node:crypto'
import type { RefusalCode } from '@bong-bari/contract'
import { type Allowance, type AttemptWindow, giveAttemptBack, takeAttempt } from '@bong-bari/table'
import { refuse } from './refuse.ts'
import { networksOf } from './viewer.ts'

export const hashed = (...parts: string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

/** The name under which is counted. Names and addresses are only counted, so only their hashes are stored. */
export const countedAs = (what: string, ...who: string[]) => `${what}:${hashed(...who)}`

/** An IPv6 client's /56 and /48 may do so many times what it may do itself. */
const widerShare = 10

const wider = ({ limit, seconds }: AttemptWindow) => ({ limit: limit * widerShare, seconds })

/** The windows of a client, and of the networks around it; `who` narrows down what is counted. */
export const allowancesOf = (
  what: string,
  client: string,
  [first, ...others]: Allowance['windows'],
  ...who: string[]
): Allowance[] =>
  networksOf(client).map((network, place) => ({
    name: countedAs(what, network, ...who),
    windows: place ? [wider(first), ...others.map(wider)] : [first, ...others],
  }))

/** Takes attempts back that were counted. */
export const giveBack = (allowances: Allowance[]) => Promise.all(allowances.map(giveAttemptBack))

/** Refuses with the wait in Retry-After. */
export const refuseFor = (retryAfter: number, code: RefusalCode) =>
  refuse(code, { headers: { 'retry-after': String(retryAfter) } })

/** Counts one attempt in each; one that has no room refuses it, and then it counts in none. */
export const countAttempt = async (
  allowances: Allowance[],
  now: Date,
  code: RefusalCode = 'too-many-requests',
): Promise<void> => {
  for (const [place, allowance] of allowances.entries()) {
    const taken = await takeAttempt(allowance, now)
    if ('count' in taken) continue
    await giveBack(allowances.slice(0, place))
    refuseFor(taken.retryAfter, code)
  }
}
