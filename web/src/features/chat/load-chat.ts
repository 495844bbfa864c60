import { askAgain } from '../../ui/ask-again.ts'
import { fetchOpening } from './opening.ts'

/** Milliseconds that a greeting set by the team may still take once the window could be shown. */
const patience = 300

const wait = () => new Promise<void>((resolve) => setTimeout(resolve, patience))

const fetchChat = async () => {
  const opening = fetchOpening()
  const { ChatWindow, begin, openWith } = await askAgain(() => import('./chat-window.tsx'))
  const known = opening.then(openWith)
  await Promise.race([known, wait()])
  begin()
  return ChatWindow
}

let pending: ReturnType<typeof fetchChat> | undefined

/** The window's code, with a conversation begun; after a failure the next call tries again. */
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
