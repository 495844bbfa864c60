import { api } from '@bong-bari/contract'
import { loadWithRetry } from '../../begin/load-code.ts'
import { call } from '../../call.ts'
import type { Opening } from './conversation.ts'

/** A Bengali browser is greeted in Bengali; others get the first greeting of any language. */
const queryOf = (language: string) =>
  /^bn\b/i.test(language) ? { query: { language: 'bengali' as const } } : undefined

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** The team's opening; nothing on failure. */
export const fetchOpening = async (): Promise<Opening | undefined> => {
  try {
    const { greeting, offer, suggestions } = await call(
      api.chat.opening,
      queryOf(navigator.language),
    )
    if (!isText(greeting)) return undefined
    return {
      greeting,
      ...(isText(offer) && { offer }),
      suggestions: suggestions.filter(isText),
    }
  } catch {
    return undefined
  }
}

/** A window that is ready waits this long for the team's greeting, then shows the built-in one. */
const greetingTimeoutMs = 300

const wait = () => new Promise<void>((resolve) => setTimeout(resolve, greetingTimeoutMs))

const fetchChat = async () => {
  const opening = fetchOpening()
  const { ChatWindow, beginConversation, setOpening } = await loadWithRetry(
    () => import('./chat-window.tsx'),
  )
  const greeting = opening.then(setOpening)
  await Promise.race([greeting, wait()])
  beginConversation()
  return ChatWindow
}

let pending: ReturnType<typeof fetchChat> | undefined

/** Loads the window and begins a conversation; after a failure the next call retries. */
export const loadChat = () => {
  pending ??= fetchChat().catch((error) => {
    pending = undefined
    throw error
  })
  return pending
}

export const prepareChat = () => {
  loadChat().catch(() => {})
}
