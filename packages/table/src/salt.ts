import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { createOrGet, get } from './verbs.ts'

export const storedSalt = z.object({ salt: z.string(), ttl: z.number() })

/** The secret of a day such as `2026-11-22`; undefined where nobody has asked for it. */
export const findSalt = async (day: string): Promise<string | undefined> => {
  const known = await get(keys.salt(day))
  return known && storedSalt.parse(known).salt
}

/**
 * The secret of a day that visitors are hashed with; the first to ask for it makes it with `fresh`.
 * It runs out two days later, and with it every way back from a hash to an address.
 */
export const saltOf = async (day: string, fresh: string, now: Date): Promise<string> => {
  const ttl = Math.floor(now.getTime() / 1000) + 2 * 24 * 3600
  return storedSalt.parse(await createOrGet({ ...keys.salt(day), salt: fresh, ttl })).salt
}
