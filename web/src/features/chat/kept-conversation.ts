import { keep, readKept } from '../../ui/kept.ts'
import { type ChatMessage, isMessage } from './message.ts'

export type Kept = { messages: readonly ChatMessage[]; draft: string }

const key = 'chat'

/** Gives up the oldest of a very long talk; sessionStorage holds a few megabytes only. */
const mostKept = 200

export const isConversationKept = () => readKept(key) !== undefined

/** What this browser session has kept of the talk; whatever is not a message is left out. */
export const keptConversation = (): Kept => {
  const { messages, draft }: Partial<Record<keyof Kept, unknown>> = Object(readKept(key))
  return {
    messages: Array.isArray(messages) ? messages.filter(isMessage) : [],
    draft: typeof draft === 'string' ? draft : '',
  }
}

export const keepConversation = ({ messages, draft }: Kept) =>
  keep(key, { messages: messages.slice(-mostKept), draft })

export const forgetConversation = () => keep(key, undefined)
