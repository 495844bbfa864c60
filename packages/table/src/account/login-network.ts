import * as z from 'zod/mini'
import { createOrGet, get, put } from '../db/verbs.ts'
import { keys } from '../schema/keys.ts'

/** Its key is a hash of account and network. */
export const storedLoginNetwork = z.object({ ttl: z.number() })

const keptSeconds = 30 * 24 * 3600

const seconds = (now: Date) => Math.floor(now.getTime() / 1000)

/** Remembers for 30 days that somebody logged in from a network. `id` is a hash that includes the account. */
export const rememberLoginNetwork = (id: string, now: Date): Promise<void> =>
  put({ ...keys.loginNetwork(id), ttl: seconds(now) + keptSeconds })

export const isLoginNetwork = async (id: string, now: Date): Promise<boolean> => {
  const item = await get(keys.loginNetwork(id))
  return item !== undefined && storedLoginNetwork.parse(item).ttl > seconds(now)
}

export const storedSalt = z.object({ salt: z.string(), ttl: z.number() })

/** Finds the salt of a day (`2026-11-22`); undefined before its first use. */
export const findSalt = async (day: string): Promise<string | undefined> => {
  const item = await get(keys.salt(day))
  return item && storedSalt.parse(item).salt
}

/**
 * Returns the salt for hashing the visitors of a day; the first caller sets `fresh`. It expires after two days, and from then on nobody
 * can tell whose hashes they were.
 */
export const saltOf = async (day: string, fresh: string, now: Date): Promise<string> => {
  const ttl = Math.floor(now.getTime() / 1000) + 2 * 24 * 3600
  return storedSalt.parse(await createOrGet({ ...keys.salt(day), salt: fresh, ttl })).salt
}
