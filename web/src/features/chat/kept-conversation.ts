import { type ChatMessage, isMessage } from './message.ts'

export type Kept = { messages: ChatMessage[]; draft: string }

const key = 'chat'

/** Gives up the oldest of a very long talk; sessionStorage holds a few megabytes only. */
const mostKept = 200

const stored = () => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

const parsed = (text: string): Partial<Record<keyof Kept, unknown>> => {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}

export const isKept = () => stored() !== null

/** What this browser session has kept of the talk; whatever is not a message is left out. */
export const readKept = (): Kept => {
  const { messages, draft } = parsed(stored() ?? '{}')
  return {
    messages: Array.isArray(messages) ? messages.filter(isMessage) : [],
    draft: typeof draft === 'string' ? draft : '',
  }
}

export const keep = ({ messages, draft }: { messages: readonly ChatMessage[]; draft: string }) => {
  try {
    sessionStorage.setItem(key, JSON.stringify({ messages: messages.slice(-mostKept), draft }))
  } catch {
    // A full or forbidden storage costs the memory, never the talk.
  }
}

export const forget = () => {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
