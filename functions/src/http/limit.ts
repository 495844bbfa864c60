import { createHash } from 'node:crypto'
import type { RefusalCode } from '@bong-bari/contract'
import { type Allowance, type AttemptWindow, giveAttemptBack, takeAttempt } from '@bong-bari/table'
import { refuse } from './refuse.ts'
import { mayBeOfYesterday, saltOfToday, saltOfYesterday } from './salt.ts'
import { networksOf } from './viewer.ts'

type Windows = Allowance['windows']

/** Of names and addresses only hashes are stored. */
export const hashed = (...parts: string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

const nameBy = (salt: string, what: string, who: string[]) => `${what}:${hashed(salt, ...who)}`

/**
 * The name under which is counted today: a hash with the day's secret, since an address alone is
 * guessed from its hash within hours.
 */
export const countedAs = async (now: Date, what: string, ...who: string[]) =>
  nameBy(await saltOfToday(now), what, who)

/** What `who` may do in these windows; those that were opened yesterday go on. */
export const allowanceOf = async (
  what: string,
  who: string[],
  windows: Windows,
  now: Date,
): Promise<Allowance> => {
  const longest = Math.max(...windows.map(({ seconds }) => seconds))
  const earlier = mayBeOfYesterday(longest, now) ? await saltOfYesterday(now) : undefined
  const name = await countedAs(now, what, ...who)
  return { name, before: earlier && nameBy(earlier, what, who), windows }
}

/** An IPv6 client's /56 and /48 may do so many times what it may do itself. */
const widerShare = 10

const wider = ({ limit, seconds }: AttemptWindow) => ({ limit: limit * widerShare, seconds })

/** The windows of a client, and of the networks around it; `who` narrows down what is counted. */
export const allowancesOf = (
  what: string,
  client: string,
  windows: Windows,
  now: Date,
  ...who: string[]
): Promise<Allowance[]> => {
  const [first, ...others] = windows
  const ofWider: Windows = [wider(first), ...others.map(wider)]
  return Promise.all(
    networksOf(client).map((network, place) =>
      allowanceOf(what, [network, ...who], place ? ofWider : windows, now),
    ),
  )
}

/** Takes attempts back that were counted. */
export const giveBack = (allowances: Allowance[]) => Promise.all(allowances.map(giveAttemptBack))

/** Refuses with the wait in Retry-After. */
export const refuseFor = (retryAfter: number, code: RefusalCode) =>
  refuse(code, { headers: { 'retry-after': String(retryAfter) } })

type Refusal = { retryAfter: number; code: RefusalCode }

/**
 * Counts one attempt in each, the first one before the others; one that has no room refuses it, by its own code
 * where it has one, and then it counts in none.
 */
export const countAttempt = async (
  [own, ...others]: (Allowance & { code?: RefusalCode })[],
  now: Date,
  code: RefusalCode = 'too-many-requests',
): Promise<void> => {
  const counted: Allowance[] = []
  const countIn = async (allowance: Allowance & { code?: RefusalCode }): Promise<Refusal[]> => {
    const taken = await takeAttempt(allowance, now)
    if ('retryAfter' in taken)
      return [{ retryAfter: taken.retryAfter, code: allowance.code ?? code }]
    counted.push(allowance)
    return []
  }
  // Who has no room left is counted nowhere else.
  const first = own ? await countIn(own) : []
  const refusals = first.length ? first : (await Promise.all(others.map(countIn))).flat()
  const [longest] = refusals.sort((a, b) => b.retryAfter - a.retryAfter)
  if (!longest) return
  await giveBack(counted)
  refuseFor(longest.retryAfter, longest.code)
}
