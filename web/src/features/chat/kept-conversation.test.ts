// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isKept, keep, readKept } from './kept-conversation.ts'
import { newMessage } from './message.ts'

const empty = { messages: [], draft: '' }

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.restoreAllMocks())

test('what was said and typed comes back in the same browser session', () => {
  expect(isKept()).toBe(false)
  const kept = { messages: [newMessage('bot', 'hi'), newMessage('user', 'মা!')], draft: 'ei je' }
  keep(kept)
  expect(isKept()).toBe(true)
  expect(readKept()).toEqual(kept)
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
    expect(readKept()).toEqual(expected)
  }
})

test('a storage that refuses everything costs nothing but the memory', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  keep(empty)
  expect(isKept()).toBe(false)
  expect(readKept()).toEqual(empty)
})

test('of a very long talk the newest 200 messages are kept', () => {
  const messages = Array.from({ length: 230 }, (_, index) => newMessage('user', `${index}`))
  keep({ messages, draft: '' })
  expect(readKept().messages.map(({ text }) => text)).toEqual(
    messages.slice(30).map(({ text }) => text),
  )
})
