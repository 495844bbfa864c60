import { askAgain } from '../../ui/load-code.ts'
import { fetchOpening } from './opening.ts'

/** A window that is ready waits this long for the team's greeting, then shows the built-in one. */
const greetingTimeoutMs = 300

const wait = () => new Promise<void>((resolve) => setTimeout(resolve, greetingTimeoutMs))

const fetchChat = async () => {
  const opening = fetchOpening()
  const { ChatWindow, begin, openWith } = await askAgain(() => import('./chat-window.tsx'))
  const greeting = opening.then(openWith)
  await Promise.race([greeting, wait()])
  begin()
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
