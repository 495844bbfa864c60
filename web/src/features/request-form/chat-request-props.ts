import { asciiDigits, type MessageLanguage, type Turn } from '@bong-bari/contract'
import type { ComponentType, ReactNode } from 'react'
import { homeCountryCodes } from './country-codes.ts'
import { phoneOf, type RequestValues } from './request-values.ts'

export type RequestProps = {
  language: MessageLanguage
  /** Language tag for screen readers. */
  lang: string
  /** The tab keeps the request under this name until it ends. */
  draft: string
  /** The talk so far, sent along. */
  talk: readonly Turn[]
  Bubble: ComponentType<{ sender: 'bot' | 'user'; children: ReactNode }>
  onEnd: (said: string, isSent: boolean) => void
}

const address = /[^\s@<>()"',;:]{1,64}@[^\s@<>()"',;:]{1,200}\.[a-z]{2,}/gi
/** Eight digits or more, with the usual separators. */
const number = /\+?\d(?:[\s().-]{0,2}\d){7,14}/g

/** Prefills subject and contact from what the visitor typed last. */
export const proposalOf = (talk: readonly Turn[]): Partial<RequestValues> => {
  const message = talk.flatMap(({ role, content }) => (role === 'user' ? content : [])).join('\n')
  const email = message.match(address)?.at(-1) ?? ''
  const [countryCode] = homeCountryCodes
  const phone = asciiDigits(message).match(number)?.at(-1) ?? ''
  return { message, email, ...phoneOf({ countryCode, phone }, homeCountryCodes) }
}
