import { limits, type MessageLanguage, type Turn } from '@bong-bari/contract'
import { add, change } from './conversation.ts'
import { type ChatMessage, historyOf, newMessage } from './message.ts'

export const accept = (language: MessageLanguage) => change({ taking: { isOver: false, language } })

export const decline = (language: MessageLanguage) => change({ taking: { isOver: true, language } })

/** What the bot says at the end. One that was given up may be offered again. */
export const endRequest = (language: MessageLanguage, said: string, isSent: boolean) =>
  add(newMessage('bot', said), { taking: isSent ? { isOver: true, language } : undefined })

const { turns, characters } = limits.lead.conversation

/** The end of what was said, as much as goes along with a request. */
export const talkOf = (messages: readonly ChatMessage[]): Turn[] => {
  const talk = historyOf(messages, turns)
  let room: number = characters
  const first = talk.findLastIndex(({ content }) => {
    room -= content.length
    return room < 0
  })
  return talk.slice(first + 1)
}
