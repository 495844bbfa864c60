import { askAgain } from '../../ui/load-code.ts'
import { fetchOpening } from './opening.ts'

/** How long a ready window still waits for the team's greeting, in ms. */
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
