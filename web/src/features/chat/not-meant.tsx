import { api } from '@bong-bari/contract'
import { chatNotMeant } from '@bong-bari/site'
import { languageOf } from '@bong-bari/text'
import { useState } from 'react'
import { call } from '../../call.ts'
import { MixedText } from '../../ui/mixed-text.tsx'
import { change, conversation } from './conversation.ts'
import { tags } from './language-tag.ts'
import type { ChatMessage } from './message.ts'

type Disputable = { question: ChatMessage; answer: ChatMessage & { mark: string } }

/** The last answer and its question, while the visitor may still report it: once per talk. */
export const disputable = (messages: readonly ChatMessage[]): Disputable | undefined => {
  const [question, answer] = messages.slice(-2)
  if (question?.sender !== 'user' || answer?.sender !== 'bot' || answer.isApology) return undefined
  const { mark } = answer
  if (!mark || messages.some(({ isNotMeant }) => isNotMeant)) return undefined
  return { question, answer: { ...answer, mark } }
}

const small = 'max-w-[84%] self-start px-1 text-kajol-soft text-tiny leading-normal'

/** Reports the last answer as not what was meant; the team finds the question in its list. */
export const NotMeant = ({ question, answer, onSaid }: Disputable & { onSaid: () => void }) => {
  const [state, setState] = useState<'asks' | 'sends' | 'failed'>('asks')
  const language = languageOf(question.text)
  const words = chatNotMeant[language]
  const say = async () => {
    setState('sends')
    try {
      const given = { content: answer.text, mark: answer.mark }
      await call(api.chat.notMeant, { body: { message: question.text, answer: given } })
      const marked = (one: ChatMessage) =>
        one.id === answer.id ? { ...one, isNotMeant: true } : one
      change({ messages: conversation().messages.map(marked) })
      onSaid()
    } catch {
      setState('failed')
    }
  }
  return (
    <button
      type="button"
      lang={tags[language]}
      className={`${small} relative underline underline-offset-2 after:absolute after:-inset-x-1 after:-inset-y-[5px] hover:text-kajol disabled:opacity-60`}
      disabled={state === 'sends'}
      onClick={say}
    >
      <MixedText>{state === 'failed' ? words.failed : words.say}</MixedText>
    </button>
  )
}

export const NotMeantNote = ({ question }: { question: ChatMessage }) => {
  const language = languageOf(question.text)
  return (
    <p className={small} lang={tags[language]}>
      <MixedText>{chatNotMeant[language].noted}</MixedText>
    </p>
  )
}
