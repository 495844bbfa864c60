import type { MessageLanguage, Turn } from '@bong-bari/contract'
import type { ComponentType, ReactNode } from 'react'

/** What the chat gives to the questions of a request, which come with the request form's code. */
export type RequestProps = {
  language: MessageLanguage
  /** The language's tag for screen readers. */
  lang: string
  /** The tab stores the request under this name until it ends. */
  draft: string
  /** The talk so far is sent along. */
  talk: readonly Turn[]
  Bubble: ComponentType<{ sender: 'bot' | 'user'; children: ReactNode }>
  onEnd: (text: string, isSent: boolean) => void
}
