import { keys } from './keys.ts'
import { get, increment } from './verbs.ts'

/** Counts the changes of training rows and templates, so that a reader knows what it has is old. */
export const bumpBotVersion = () => increment(keys.botVersion)

export const botVersion = async () => Number((await get(keys.botVersion))?.number ?? 0)
