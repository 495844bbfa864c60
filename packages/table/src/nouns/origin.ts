import * as z from 'zod/mini'
import { get, put } from '../db/verbs.ts'
import { keys } from '../schema/keys.ts'

export const storedOrigin = z.object({ origin: z.url() })

/** The deployment writes it once CloudFront exists. */
export const originItem = (origin: string) => ({ ...keys.origin, origin })

/** Reads the origin of the site, such as https://www.example.com; undefined before the first deployment. */
export const readOrigin = async () => storedOrigin.safeParse(await get(keys.origin)).data?.origin

export const writeOrigin = (origin: string) => put(originItem(origin))
