import { keys } from './keys.ts'
import { get, increment } from './verbs.ts'

/** Invalidates the bots' copies of rows and templates. */
export const bumpBotVersion = () => increment(keys.botVersion)

export const botVersion = async () => Number((await get(keys.botVersion))?.number ?? 0)
