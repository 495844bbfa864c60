// @vitest-environment jsdom
import { bot } from '@bong-bari/site'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginChat, settle } from '../../../test/begin-chat.ts'
import { json } from '../../../test/stub-api.ts'

const greeting = `bot: ${bot.greeting}`
const logged = vi.spyOn(console, 'error')

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  localStorage.clear()
  logged.mockReset().mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('CHAT-20 it starts with one greeting of the bot and two suggestions', async () => {
  const { said, conversation } = await beginChat()
  expect(said()).toEqual([greeting])
  expect(bot.greeting).toMatch(/[a-z]+.*\p{Script=Bengali}|\p{Script=Bengali}.*[a-z]+/u)
  expect(conversation().suggestions).toEqual(bot.suggestions)
})

test('CHAT-24 CHAT-26 API-26 what is sent is shown, then waited for, then answered', async () => {
  const { send, said, conversation, sent } = await beginChat()
  send('  Ma ki rag korche? ')
  expect(said()).toEqual([greeting, 'user: Ma ki rag korche?'])
  expect(conversation()).toMatchObject({ draft: '', suggestions: [], isWaiting: true })
  await settle()
  expect(said()).toEqual([greeting, 'user: Ma ki rag korche?', 'bot: হ্যাঁ।'])
  expect(conversation().isWaiting).toBe(false)
  expect(sent().map(({ body }) => body)).toEqual([
    {
      message: 'Ma ki rag korche?',
      conversationHistory: [{ role: 'assistant', content: bot.greeting }],
    },
  ])
})

test('CHAT-26 FX-29 FX-30 sending sounds at 0.4 and the answer at 0.3', async () => {
  const { send, voices } = await beginChat()
  send('hi')
  await settle()
  expect(voices.map(({ file, volume }) => [file, volume[0]?.[1]])).toEqual([
    ['whatsapp-send', 0.4],
    ['glitter', 0.3],
  ])
})

test('CHAT-29 CHAT-30 blank and over-long texts are not sent, nor a second one while waiting', async () => {
  const { send, maySend, sent, said } = await beginChat()
  for (const text of ['', ' \n\t ', '\u3164\u2800', 'x'.repeat(2_001)]) {
    expect(maySend(text)).toBe(false)
    send(text)
  }
  expect(said()).toEqual([greeting])
  expect(maySend('x'.repeat(2_000))).toBe(true)
  send('first')
  send('second')
  await settle()
  expect(sent()).toHaveLength(1)
  send('second')
  await settle()
  expect(sent()).toHaveLength(2)
})

test('an answer that arrives after starting again is dropped', async () => {
  let answer: (response: Response) => void = () => {}
  const pending = () => new Promise<Response>((resolve) => (answer = resolve))
  const { send, startAgain, said, conversation } = await beginChat(pending)
  send('hi')
  await settle()
  startAgain()
  answer(json({ response: 'late' }))
  await settle()
  expect(said()).toEqual([greeting])
  expect(conversation()).toMatchObject({ suggestions: bot.suggestions, isWaiting: false })
  expect(logged).not.toHaveBeenCalled()
})

test('the next page takes the conversation up, unanswered question and draft included', async () => {
  const first = await beginChat(() => new Promise(() => {}))
  first.send('hi')
  first.typeDraft('half a sen')
  const second = await beginChat()
  expect(second.said()).toEqual([greeting, 'user: hi'])
  expect(second.conversation()).toMatchObject({
    draft: 'half a sen',
    suggestions: [],
    isWaiting: false,
  })
  second.tryAgain()
  await settle()
  expect(second.said()).toEqual([greeting, 'user: hi', 'bot: হ্যাঁ।'])
})

test('CHAT-21 typing hides the suggestions, and taking the text back leaves them hidden', async () => {
  const { conversation, typeDraft } = await beginChat()
  typeDraft('k')
  expect(conversation()).toMatchObject({ draft: 'k', suggestions: [] })
  typeDraft('')
  expect(conversation().suggestions).toEqual([])
})

test('a logout forgets the conversation, also on the screen', async () => {
  const { send, said, session, endWithSession } = await beginChat()
  const stop = endWithSession()
  session.saveSession('id', 'token')
  send('hi')
  await settle()
  expect(said()).toHaveLength(3)
  session.clearSession('logout')
  expect(said()).toEqual([greeting])
  expect(sessionStorage).toHaveLength(0)
  stop()
})

test('a logout in another tab forgets it here too', async () => {
  const { send, said, endWithSession } = await beginChat()
  const stop = endWithSession()
  send('hi')
  await settle()
  window.dispatchEvent(new StorageEvent('storage', { key: 'logged_out', newValue: '1' }))
  expect(said()).toEqual([greeting])
  stop()
})

test('starting again greets with the opening that came meanwhile, and its offer goes when the visitor speaks', async () => {
  const { openWith, startAgain, send, said, conversation } = await beginChat()
  openWith({ greeting: 'শুভ বিজয়া!', suggestions: ['a', 'b', 'c'], offer: 'পুজোর ছাড়!' })
  expect(said()).toEqual([greeting])
  startAgain()
  expect(said()).toEqual(['bot: শুভ বিজয়া!'])
  expect(conversation()).toMatchObject({ suggestions: ['a', 'b'], offer: 'পুজোর ছাড়!' })
  send('hello')
  expect(conversation().offer).toBeUndefined()
})
