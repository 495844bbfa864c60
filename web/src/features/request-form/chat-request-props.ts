import { asciiDigits, type MessageLanguage, type Turn } from '@bong-bari/contract'
import type { ComponentType, ReactNode } from 'react'
import { homeCountryCodes } from './country-codes.ts'
import { phoneOf, type RequestValues } from './request-values.ts'

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

const address = /[^\s@<>()"',;:]{1,64}@[^\s@<>()"',;:]{1,200}\.[a-z]{2,}/gi
/** Eight digits and more, and what people put between them. */
const number = /\+?\d(?:[\s().-]{0,2}\d){7,14}/g

/** What the visitor said proposes what the request is about, and how to reach them: what they typed last. */
export const proposalOf = (talk: readonly Turn[]): Partial<RequestValues> => {
  const message = talk.flatMap(({ role, content }) => (role === 'user' ? content : [])).join('\n')
  const email = message.match(address)?.at(-1) ?? ''
  const [countryCode] = homeCountryCodes
  const phone = asciiDigits(message).match(number)?.at(-1) ?? ''
  return { message, email, ...phoneOf({ countryCode, phone }, homeCountryCodes) }
}
