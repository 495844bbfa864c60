import type { MessageLanguage, Turn } from '@bong-bari/contract'
import type { ComponentType } from 'react'
import type { Bubble } from './message-bubble.tsx'

export type RequestProps = {
  language: MessageLanguage
  lang: string
  draft: string
  talk: readonly Turn[]
  Bubble: typeof Bubble
  onEnd: (said: string, isSent: boolean) => void
}

/** The parts of a request: in the chat's log, and in place of its input. */
export type Request = {
  RequestTurns: ComponentType<RequestProps>
  RequestForm: ComponentType<RequestProps>
}

export type LoadRequest = () => Promise<Request>
