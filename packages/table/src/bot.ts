import { template, training } from '@bong-bari/contract'
import { keys } from './keys.ts'
import { numbered } from './numbered.ts'
import { get, increment } from './verbs.ts'

export const trainingRows = numbered(keys.training, training)
export const templates = numbered(keys.template, template)

/** Counts the changes of training rows and templates, so that a reader knows what it has is old. */
export const bumpBotVersion = () => increment(keys.botVersion)

export const botVersion = async () => Number((await get(keys.botVersion))?.number ?? 0)
