import { createHash, randomBytes } from 'node:crypto'
import type { RefusalCode } from '@bong-bari/contract'
import {
  type Allowance,
  type AttemptWindow,
  findSalt,
  giveAttemptBack,
  saltOf,
  takeAttempts,
} from '@bong-bari/table'
import { listNetworks, widerNetworkFactor } from './event.ts'
import { refuse } from './refuse.ts'

const dayMs = 24 * 3600 * 1000
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

type DaySalt<Salt> = { day: string; salt: Salt }
let today: DaySalt<Promise<string>> | undefined
let yesterday: DaySalt<string | undefined> | undefined

/** Reads the day's salt, once in an instance. */
export const readTodaysSalt = async (now: Date): Promise<string> => {
  const day = dayOf(now.getTime())
  if (today?.day === day) return today.salt
  const salt = saltOf(day, randomBytes(32).toString('base64url'), now)
  today = { day, salt }
  salt.catch(() => {
    today = undefined
  })
  return salt
}

/** Returns yesterday's salt, or undefined if nobody was counted yesterday. */
const readYesterdaysSalt = async (now: Date): Promise<string | undefined> => {
  const day = dayOf(now.getTime() - dayMs)
  if (yesterday?.day !== day) yesterday = { day, salt: await findSalt(day) }
  return yesterday.salt
}

/** Whether a window of so many seconds may have begun yesterday. */
const mayBeOfYesterday = (seconds: number, now: Date) => now.getTime() % dayMs < seconds * 1000

type Windows = Allowance['windows']

/** Names and addresses are stored only as hashes. */
export const hashParts = (...parts: string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

const createName = (salt: string, what: string, who: string[]) =>
  `${what}:${hashParts(salt, ...who)}`

/** The name of a counter, hashed with the day's salt, because plain hashes of addresses can be guessed in hours. */
export const createCounterName = async (now: Date, what: string, ...who: string[]) =>
  createName(await readTodaysSalt(now), what, who)

/** Creates an allowance. `before` names yesterday's counter if a window may have begun then. */
export const createAllowance = async (
  what: string,
  who: string[],
  windows: Windows,
  now: Date,
): Promise<Allowance> => {
  const longest = Math.max(...windows.map(({ seconds }) => seconds))
  const [name, earlier] = await Promise.all([
    createCounterName(now, what, ...who),
    mayBeOfYesterday(longest, now) ? readYesterdaysSalt(now) : undefined,
  ])
  return { name, before: earlier && createName(earlier, what, who), windows }
}

const widenWindow = ({ limit, seconds }: AttemptWindow) => ({
  limit: limit * widerNetworkFactor,
  seconds,
})

/** Creates the allowances of a client and its wider networks. `who` narrows what is counted. */
export const createAllowances = (
  what: string,
  client: string,
  windows: Windows,
  now: Date,
  ...who: string[]
): Promise<Allowance[]> => {
  const [first, ...others] = windows
  const widerWindows: Windows = [widenWindow(first), ...others.map(widenWindow)]
  return Promise.all(
    listNetworks(client).map((network, index) =>
      createAllowance(what, [network, ...who], index ? widerWindows : windows, now),
    ),
  )
}

export const returnAttempts = (allowances: Allowance[]) =>
  Promise.all(allowances.map(giveAttemptBack))

/** Counts an attempt in every allowance. If one is used up, refuses and counts in none. Returns soft allowances that are used up. */
export const countAttempt = async (
  allowances: Allowance[],
  now: Date,
  code: RefusalCode = 'too-many-requests',
): Promise<Allowance[]> => {
  const results = await takeAttempts(allowances, now)
  const usedUp = allowances.flatMap((allowance, index) => {
    const one = results[index]
    const wait = one && 'retryAfter' in one ? one.retryAfter : 0
    return wait > 0 ? [{ allowance, wait }] : []
  })
  const waits = usedUp.filter(({ allowance }) => !allowance.isSoft).map(({ wait }) => wait)
  if (waits.length) refuse(code, { retryAfter: Math.max(...waits) })
  return usedUp.map(({ allowance }) => allowance)
}
