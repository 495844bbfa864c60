import { reply } from '@bong-bari/contract'
import { keys } from './keys.ts'
import { numbered } from './numbered.ts'

export const replies = numbered('reply', keys.reply, reply)
