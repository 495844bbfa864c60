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
import { networksOf, widerShare } from './event.ts'
import { refuse } from './refuse.ts'

const day = 24 * 3600 * 1000
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

type Known<Salt> = { day: string; salt: Salt }
let today: Known<Promise<string>> | undefined
let yesterday: Known<string | undefined> | undefined

/** Read once per instance. */
export const saltOfToday = async (now: Date): Promise<string> => {
  const wanted = dayOf(now.getTime())
  if (today?.day === wanted) return today.salt
  const salt = saltOf(wanted, randomBytes(32).toString('base64url'), now)
  today = { day: wanted, salt }
  salt.catch(() => {
    today = undefined
  })
  return salt
}

/** Undefined where nobody was counted. */
const saltOfYesterday = async (now: Date): Promise<string | undefined> => {
  const wanted = dayOf(now.getTime() - day)
  if (yesterday?.day !== wanted) yesterday = { day: wanted, salt: await findSalt(wanted) }
  return yesterday.salt
}

/** Whether an open window may be yesterday's. */
const mayBeOfYesterday = (seconds: number, now: Date) => now.getTime() % day < seconds * 1000

type Windows = Allowance['windows']

/** Names and addresses are stored only hashed. */
export const hashed = (...parts: string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

const nameBy = (salt: string, what: string, who: string[]) => `${what}:${hashed(salt, ...who)}`

/** With the day's secret: plain hashes of addresses are guessed in hours. */
export const countedAs = async (now: Date, what: string, ...who: string[]) =>
  nameBy(await saltOfToday(now), what, who)

/** Yesterday's windows go on. */
export const allowanceOf = async (
  what: string,
  who: string[],
  windows: Windows,
  now: Date,
): Promise<Allowance> => {
  const longest = Math.max(...windows.map(({ seconds }) => seconds))
  const [name, earlier] = await Promise.all([
    countedAs(now, what, ...who),
    mayBeOfYesterday(longest, now) ? saltOfYesterday(now) : undefined,
  ])
  return { name, before: earlier && nameBy(earlier, what, who), windows }
}

const wider = ({ limit, seconds }: AttemptWindow) => ({ limit: limit * widerShare, seconds })

/** Of a client and its networks; `who` narrows it. */
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

export const giveBack = (allowances: Allowance[]) => Promise.all(allowances.map(giveAttemptBack))

/** In each, or refuses and counts in none. Returns soft ones without room. */
export const countAttempt = async (
  allowances: Allowance[],
  now: Date,
  code: RefusalCode = 'too-many-requests',
): Promise<Allowance[]> => {
  const taken = await takeAttempts(allowances, now)
  const full = allowances.flatMap((allowance, place) => {
    const one = taken[place]
    const wait = one && 'retryAfter' in one ? one.retryAfter : 0
    return wait > 0 ? [{ allowance, wait }] : []
  })
  const waits = full.filter(({ allowance }) => !allowance.isSoft).map(({ wait }) => wait)
  if (waits.length) refuse(code, { retryAfter: Math.max(...waits) })
  return full.map(({ allowance }) => allowance)
}
