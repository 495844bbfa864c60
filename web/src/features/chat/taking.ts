import { limits, type MessageLanguage, type SaidTurn } from '@bong-bari/contract'
import { add, change } from './conversation.ts'
import { type ChatMessage, historyOf, newMessage } from './message.ts'

export const accept = (language: MessageLanguage) => change({ taking: { isOver: false, language } })

export const decline = (language: MessageLanguage) => change({ taking: { isOver: true, language } })

/** The bot's closing words. A cancelled request may be offered again. */
export const endRequest = (language: MessageLanguage, said: string, isSent: boolean) =>
  add(newMessage('bot', said), { taking: isSent ? { isOver: true, language } : undefined })

const { turns, characters } = limits.lead.conversation

/** The end of the talk that is sent with a request. */
export const talkOf = (messages: readonly ChatMessage[]): SaidTurn[] => {
  // The greeting does not count.
  const [first] = messages
  const isGreeted = first?.sender === 'bot' && !first.mark
  const talk = historyOf(isGreeted ? messages.slice(1) : messages, turns)
  let room: number = characters
  const before = talk.findLastIndex(({ content }) => {
    room -= content.length
    return room < 0
  })
  return talk.slice(before + 1)
}
