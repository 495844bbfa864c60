import type { MessageLanguage, Turn } from '@bong-bari/contract'
import type { ComponentType, ReactNode } from 'react'

/** What the chat gives to the request that it takes. */
export type RequestProps = {
  language: MessageLanguage
  /** For screen readers: the tag of that language. */
  lang: string
  /** Under this name all of it is kept in the tab until it is over. */
  draft: string
  /** What was said before, which goes along. */
  talk: readonly Turn[]
  /** A bubble as those of the chat. */
  Bubble: ComponentType<{ sender: 'bot' | 'user'; children: ReactNode }>
  PageLink: ComponentType<{ to: string; children: ReactNode; marked?: boolean }>
  onEnd: (said: string, isSent: boolean) => void
}

/** What the visitor said, which is proposed for what it is about. */
export const proposalOf = (talk: readonly Turn[]) =>
  talk.flatMap(({ role, content }) => (role === 'user' ? content : [])).join('\n')
