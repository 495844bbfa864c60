import { bot } from '@bong-bari/site'
import { expect, test } from 'vitest'
import { beginChat, greeting, settle } from '../../../test/begin-chat.ts'
import { json } from '../../../test/stub-api.ts'

test('CHAT-20 it starts with one greeting of the bot and two suggestions', async () => {
  const { said, readConversation } = await beginChat()
  expect(said()).toEqual([greeting])
  expect(bot.greeting).toMatch(/[a-z]+.*\p{Script=Bengali}|\p{Script=Bengali}.*[a-z]+/u)
  expect(readConversation().suggestions).toEqual(bot.suggestions)
})

test('CHAT-24 CHAT-26 API-26 what is sent is shown, then waited for, then answered', async () => {
  const { sendMessage, said, readConversation, sent } = await beginChat()
  sendMessage('  Ma ki rag korche? ')
  expect(said()).toEqual([greeting, 'user: Ma ki rag korche?'])
  expect(readConversation()).toMatchObject({ draft: '', suggestions: [], isWaiting: true })
  await settle()
  expect(said()).toEqual([greeting, 'user: Ma ki rag korche?', 'bot: হ্যাঁ।'])
  expect(readConversation().isWaiting).toBe(false)
  expect(sent().map(({ body }) => body)).toEqual([
    {
      message: 'Ma ki rag korche?',
      conversationHistory: [{ role: 'assistant', content: bot.greeting }],
    },
  ])
})

test('CHAT-26 FX-29 FX-30 sending sounds at 0.4 and the answer at 0.3', async () => {
  const { sendMessage, voices } = await beginChat()
  sendMessage('hi')
  await settle()
  expect(voices.map(({ file, volume }) => [file, volume[0]?.[1]])).toEqual([
    ['whatsapp-send', 0.4],
    ['glitter', 0.3],
  ])
})

test('CHAT-29 CHAT-30 blank and over-long texts are not sent, nor a second one while waiting', async () => {
  const { sendMessage, maySend, sent, said } = await beginChat()
  for (const text of ['', ' \n\t ', '\u3164\u2800', 'x'.repeat(2_001)]) {
    expect(maySend(text)).toBe(false)
    sendMessage(text)
  }
  expect(said()).toEqual([greeting])
  expect(maySend('x'.repeat(2_000))).toBe(true)
  sendMessage('first')
  sendMessage('second')
  await settle()
  expect(sent()).toHaveLength(1)
  sendMessage('second')
  await settle()
  expect(sent()).toHaveLength(2)
})

test('an answer that arrives after starting again is dropped', async () => {
  let answer: (response: Response) => void = () => {}
  const pending = () => new Promise<Response>((resolve) => (answer = resolve))
  const { sendMessage, restartChat, said, readConversation } = await beginChat(pending)
  sendMessage('hi')
  await settle()
  restartChat()
  answer(json({ response: 'late' }))
  await settle()
  expect(said()).toEqual([greeting])
  expect(readConversation()).toMatchObject({ suggestions: bot.suggestions, isWaiting: false })
  expect(console.error).not.toHaveBeenCalled()
})

test('the next page takes the conversation up, unanswered question and draft included', async () => {
  const first = await beginChat(() => new Promise(() => {}))
  first.sendMessage('hi')
  first.typeDraft('half a sen')
  const second = await beginChat()
  expect(second.said()).toEqual([greeting, 'user: hi'])
  expect(second.readConversation()).toMatchObject({
    draft: 'half a sen',
    suggestions: [],
    isWaiting: false,
  })
  second.tryAgain()
  await settle()
  expect(second.said()).toEqual([greeting, 'user: hi', 'bot: হ্যাঁ।'])
})

test('CHAT-21 typing hides the suggestions, and taking the text back leaves them hidden', async () => {
  const { readConversation, typeDraft } = await beginChat()
  typeDraft('k')
  expect(readConversation()).toMatchObject({ draft: 'k', suggestions: [] })
  typeDraft('')
  expect(readConversation().suggestions).toEqual([])
})

test('a logout forgets the conversation, also on the screen', async () => {
  const { sendMessage, said, session, endWithSession } = await beginChat()
  const stop = endWithSession()
  session.saveSession('id', 'token')
  sendMessage('hi')
  await settle()
  expect(said()).toHaveLength(3)
  session.clearSession('logout')
  expect(said()).toEqual([greeting])
  expect(sessionStorage).toHaveLength(0)
  stop()
})

test('a logout in another tab forgets it here too', async () => {
  const { sendMessage, said, endWithSession } = await beginChat()
  const stop = endWithSession()
  sendMessage('hi')
  await settle()
  window.dispatchEvent(new StorageEvent('storage', { key: 'logged_out', newValue: '1' }))
  expect(said()).toEqual([greeting])
  stop()
})

test('starting again greets with the opening that came meanwhile, and its offer goes when the visitor speaks', async () => {
  const { setOpening, restartChat, sendMessage, said, readConversation } = await beginChat()
  setOpening({ greeting: 'শুভ বিজয়া!', suggestions: ['a', 'b', 'c'], offer: 'পুজোর ছাড়!' })
  expect(said()).toEqual([greeting])
  restartChat()
  expect(said()).toEqual(['bot: শুভ বিজয়া!'])
  expect(readConversation()).toMatchObject({ suggestions: ['a', 'b'], offer: 'পুজোর ছাড়!' })
  sendMessage('hello')
  expect(readConversation().offer).toBeUndefined()
})
