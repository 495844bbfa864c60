import * as z from 'zod/mini'
import { get, put } from '../db/verbs.ts'
import { keys } from '../schema/keys.ts'

export const storedOrigin = z.object({ origin: z.url() })

/** Written by the deployment, once CloudFront exists. */
export const originItem = (origin: string) => ({ ...keys.origin, origin })

/** Such as https://www.example.com; undefined before the first deployment. */
export const readOrigin = async () => storedOrigin.safeParse(await get(keys.origin)).data?.origin

export const writeOrigin = (origin: string) => put(originItem(origin))
