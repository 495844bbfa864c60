import { keep, readKept } from '../../ui/kept.ts'
import { type ChatMessage, isMessage } from './message.ts'
import { type Taking, takingOf } from './offer.ts'

export type Kept = { messages: readonly ChatMessage[]; draft: string; taking?: Taking | undefined }

const key = 'chat'

/** Under this name stands what a brand has written of its request. */
export const requestDraft = 'chat-request'

/** Gives up the oldest of a very long talk; sessionStorage holds a few megabytes only. */
const mostKept = 200

export const isConversationKept = () => readKept(key) !== undefined

/** What this browser session has kept of the talk; whatever is not a message is left out. */
export const keptConversation = (): Kept => {
  const { messages, draft, taking }: Partial<Record<keyof Kept, unknown>> = Object(readKept(key))
  return {
    messages: Array.isArray(messages) ? messages.filter(isMessage) : [],
    draft: typeof draft === 'string' ? draft : '',
    taking: takingOf(taking),
  }
}

export const keepConversation = ({ messages, draft, taking }: Kept) =>
  keep(key, { messages: messages.slice(-mostKept), draft, taking })

export const forgetConversation = () => {
  keep(key, undefined)
  keep(requestDraft, undefined)
}
