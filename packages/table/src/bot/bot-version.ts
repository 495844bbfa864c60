import { get, increment } from '../db/verbs.ts'
import { keys } from '../schema/keys.ts'

/** Raises the version, so that every function reads rows and templates again. */
export const raiseBotVersion = () => increment(keys.botVersion)

export const readBotVersion = async () => Number((await get(keys.botVersion))?.number ?? 0)
