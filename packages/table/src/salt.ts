import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { createOrGet, get } from './verbs.ts'

export const storedSalt = z.object({ salt: z.string(), ttl: z.number() })

/** Of a day (`2026-11-22`); undefined before its first use. */
export const findSalt = async (day: string): Promise<string | undefined> => {
  const known = await get(keys.salt(day))
  return known && storedSalt.parse(known).salt
}

/** For hashing a day's visitors; the first caller sets `fresh`. Expires after two days, and hashes become irreversible. */
export const saltOf = async (day: string, fresh: string, now: Date): Promise<string> => {
  const ttl = Math.floor(now.getTime() / 1000) + 2 * 24 * 3600
  return storedSalt.parse(await createOrGet({ ...keys.salt(day), salt: fresh, ttl })).salt
}
