import { bot } from '@bong-bari/site'
import { beforeEach, vi } from 'vitest'
import { fakeAudio } from './fake-audio.ts'
import { json, type StubbedCall, stubApi } from './stub-api.ts'

export type Answer = (call: StubbedCall) => Response | Promise<Response>

const path = '/api/chatbot/message'
const sound = (name: string) => ({ [`GET /sounds/${name}.mp3`]: () => new Response(name) })

export const greeting = `bot: ${bot.greeting}`

/** Each test begins with nothing kept, a clock that it moves, and errors that are noted alone. */
beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  localStorage.clear()
  vi.spyOn(console, 'error').mockReturnValue()
})

/** A conversation that has just begun, as after a page load, with an API that answers so. */
export const beginChat = async (answer: Answer = () => json({ response: 'হ্যাঁ।' })) => {
  vi.resetModules()
  const { voices } = fakeAudio()
  const { to } = stubApi({
    [`POST ${path}`]: answer,
    ...sound('glitter'),
    ...sound('whatsapp-send'),
  })
  const { beginConversation, readConversation, setOpening, typeDraft } = await import(
    '../src/features/chat/conversation.ts'
  )
  const chat = await import('../src/features/chat/ask.ts')
  const session = await import('../src/plain/session.ts')
  beginConversation()
  const said = () => readConversation().messages.map(({ sender, text }) => `${sender}: ${text}`)
  return {
    ...chat,
    session,
    readConversation,
    setOpening,
    typeDraft,
    said,
    voices,
    sent: () => to('POST', path),
  }
}

export const settle = () => vi.advanceTimersByTimeAsync(0)
