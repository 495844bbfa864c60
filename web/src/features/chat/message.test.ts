// @vitest-environment node
import { expect, test } from 'vitest'
import { findUnanswered, historyOf, isMessage, newMessage } from './message.ts'

test('ENT-38 a message has an id, a text, a sender and a time', () => {
  const message = newMessage('user', 'কেমন আছেন?')
  expect(message).toEqual({
    id: expect.any(String),
    text: 'কেমন আছেন?',
    sender: 'user',
    timestamp: new Date(message.timestamp).toISOString(),
  })
  expect(newMessage('bot', 'ভালো').id).not.toBe(message.id)
})

test('API-35 the history is the last six messages, as role and content', () => {
  const messages = Array.from({ length: 8 }, (_, index) =>
    newMessage(index % 2 ? 'user' : 'bot', `${index}`),
  )
  expect(historyOf(messages)).toEqual([
    { role: 'assistant', content: '2' },
    { role: 'user', content: '3' },
    { role: 'assistant', content: '4' },
    { role: 'user', content: '5' },
    { role: 'assistant', content: '6' },
    { role: 'user', content: '7' },
  ])
})

test('an apology is no part of the talk', () => {
  const question = newMessage('user', 'hello')
  const apology = { ...newMessage('bot', 'sorry'), isApology: true }
  expect(historyOf([question, apology])).toEqual([{ role: 'user', content: 'hello' }])
  expect(findUnanswered([question, apology])).toBe(question)
  expect(findUnanswered([question, apology, newMessage('bot', 'hi')])).toBeUndefined()
})

test('only a whole message is taken for one', () => {
  const message = newMessage('bot', 'hi')
  expect(isMessage(message)).toBe(true)
  for (const wrong of [
    null,
    'hi',
    { ...message, id: 7 },
    { ...message, text: undefined },
    { ...message, sender: 'system' },
    { ...message, timestamp: 'yesterday' },
  ])
    expect(isMessage(wrong)).toBe(false)
})
