import { keys } from './keys.ts'
import { get, increment } from './verbs.ts'

/** Counts changes of training rows and templates, which make readers' copies stale. */
export const bumpBotVersion = () => increment(keys.botVersion)

export const botVersion = async () => Number((await get(keys.botVersion))?.number ?? 0)
