import { get, increment } from '../db/verbs.ts'
import { keys } from '../schema/keys.ts'

/** Invalidates the bots' copies of rows and templates. */
export const bumpBotVersion = () => increment(keys.botVersion)

export const botVersion = async () => Number((await get(keys.botVersion))?.number ?? 0)
