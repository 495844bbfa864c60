import { keep, readKept } from '../../ui/kept.ts'
import { type ChatMessage, isMessage } from './message.ts'
import { type Taking, takingOf } from './offer.ts'

export type Kept = { messages: readonly ChatMessage[]; draft: string; taking?: Taking | undefined }

const key = 'chat'

/** Storage name of a brand's unfinished request. */
export const requestDraft = 'chat-request'

/** The oldest of a very long talk is dropped: a tab's storage holds only a few megabytes. */
const mostKept = 200

export const isConversationKept = () => readKept(key) !== undefined

/** The stored talk of this browser session, without what is no message. */
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
