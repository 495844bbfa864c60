import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { createOrGet, get } from './verbs.ts'

export const storedSalt = z.object({ salt: z.string(), ttl: z.number() })

/** The salt of a day such as `2026-11-22`; undefined before its first use. */
export const findSalt = async (day: string): Promise<string | undefined> => {
  const known = await get(keys.salt(day))
  return known && storedSalt.parse(known).salt
}

/**
 * The salt for hashing visitors on a day; the first caller sets it to `fresh`. Expires after two
 * days, and with it any way back from hash to address.
 */
export const saltOf = async (day: string, fresh: string, now: Date): Promise<string> => {
  const ttl = Math.floor(now.getTime() / 1000) + 2 * 24 * 3600
  return storedSalt.parse(await createOrGet({ ...keys.salt(day), salt: fresh, ttl })).salt
}
