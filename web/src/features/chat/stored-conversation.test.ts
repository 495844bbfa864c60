import { beforeEach, expect, test, vi } from 'vitest'
import { clearStoredValues } from '../../ui/use-stored-values.ts'
import {
  clearStoredConversation,
  isConversationStored,
  readStoredConversation,
  storeConversation,
} from './conversation.ts'
import { newMessage } from './message.ts'

const empty = { messages: [], draft: '' }

beforeEach(() => clearStoredValues())

test('what was said and typed comes back in the same browser session', () => {
  expect(isConversationStored()).toBe(false)
  const kept = { messages: [newMessage('bot', 'hi'), newMessage('user', 'মা!')], draft: 'ei je' }
  storeConversation(kept)
  expect(isConversationStored()).toBe(true)
  expect(readStoredConversation()).toEqual(kept)
})

test('a spoilt storage is read as far as it makes sense', () => {
  const good = newMessage('user', 'hi')
  for (const [stored, expected] of [
    ['{', empty],
    ['null', empty],
    ['7', empty],
    ['{"messages":"x","draft":3}', empty],
    [
      JSON.stringify({ messages: [{ text: 1 }, good], draft: 'd' }),
      { messages: [good], draft: 'd' },
    ],
  ] as const) {
    sessionStorage.setItem('chat', stored)
    expect(readStoredConversation()).toEqual(expected)
  }
})

test('a storage that refuses everything costs nothing until the page closes', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  expect(readStoredConversation()).toEqual(empty)
  storeConversation({ messages: [], draft: 'ei je' })
  expect(readStoredConversation()).toEqual({ messages: [], draft: 'ei je' })
  clearStoredConversation()
  expect(isConversationStored()).toBe(false)
})

test('of a very long talk the newest 200 messages are kept', () => {
  const messages = Array.from({ length: 230 }, (_, index) => newMessage('user', `${index}`))
  storeConversation({ messages, draft: '' })
  expect(readStoredConversation().messages.map(({ text }) => text)).toEqual(
    messages.slice(30).map(({ text }) => text),
  )
})
