import { randomBytes } from 'node:crypto'
import { findSalt, saltOf } from '@bong-bari/table'

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
export const saltOfYesterday = async (now: Date): Promise<string | undefined> => {
  const wanted = dayOf(now.getTime() - day)
  if (yesterday?.day !== wanted) yesterday = { day: wanted, salt: await findSalt(wanted) }
  return yesterday.salt
}

/** Whether an open window may be yesterday's. */
export const mayBeOfYesterday = (seconds: number, now: Date) => now.getTime() % day < seconds * 1000
