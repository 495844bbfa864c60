import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { get, put } from './verbs.ts'

export const storedOrigin = z.object({ origin: z.url() })

/** The item that a deployment writes, by itself: it knows its address only once CloudFront stands. */
export const originItem = (origin: string) => ({ ...keys.origin, origin })

/** The site's own origin, such as https://www.example.com; undefined before it was written. */
export const readOrigin = async () => storedOrigin.safeParse(await get(keys.origin)).data?.origin

export const writeOrigin = (origin: string) => put(originItem(origin))
