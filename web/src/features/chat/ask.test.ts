// @vitest-environment jsdom
import { bot } from '@bong-bari/site'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeAudio } from '../../../test/fake-audio.ts'
import { json, refused, type StubbedCall, stubApi } from '../../../test/stub-api.ts'

type Answer = (call: StubbedCall) => Response | Promise<Response>

const path = '/api/chatbot/message'
const sound = (name: string) => ({ [`GET /sounds/${name}.mp3`]: () => new Response(name) })

/** A conversation that has just begun, as after a page load, with an API that answers so. */
const begin = async (answer: Answer = () => json({ response: 'হ্যাঁ।' })) => {
  vi.resetModules()
  const { voices } = fakeAudio()
  const { to } = stubApi({
    [`POST ${path}`]: answer,
    ...sound('glitter'),
    ...sound('whatsapp-send'),
  })
  const { begin, conversation, openWith } = await import('./conversation.ts')
  const chat = await import('./ask.ts')
  const session = await import('../../session.ts')
  begin()
  const said = () => conversation().messages.map(({ sender, text }) => `${sender}: ${text}`)
  return { ...chat, session, conversation, openWith, said, voices, sent: () => to('POST', path) }
}

const settle = () => vi.advanceTimersByTimeAsync(0)
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
  const { said, conversation } = await begin()
  expect(said()).toEqual([greeting])
  expect(bot.greeting).toMatch(/[a-z]+.*\p{Script=Bengali}|\p{Script=Bengali}.*[a-z]+/u)
  expect(conversation().suggestions).toEqual(bot.suggestions)
})

test('CHAT-24 CHAT-26 API-26 what is sent is shown, then waited for, then answered', async () => {
  const { send, said, conversation, sent } = await begin()
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
  const { send, voices } = await begin()
  send('hi')
  await settle()
  expect(voices.map(({ file, volume }) => [file, volume[0]?.[1]])).toEqual([
    ['whatsapp-send', 0.4],
    ['glitter', 0.3],
  ])
})

test('API-35 at most the last six messages before the question go along', async () => {
  let count = 0
  const { send, sent } = await begin(() => json({ response: `answer ${++count}` }))
  for (const text of ['one', 'two', 'three', 'four', 'five']) {
    send(text)
    await settle()
  }
  const { conversationHistory } = Object(sent().at(-1)?.body)
  expect(conversationHistory.map(({ content }: { content: string }) => content)).toEqual([
    'two',
    'answer 2',
    'three',
    'answer 3',
    'four',
    'answer 4',
  ])
})

test('CHAT-29 CHAT-30 blank and over-long texts are not sent, nor a second one while waiting', async () => {
  const { send, maySend, sent, said } = await begin()
  for (const text of ['', ' \n\t ', 'x'.repeat(2_001)]) {
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

const failures: [string, Answer][] = [
  ['a 500', () => refused(500, 'unexpected', 'no')],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an answer that is no JSON', () => new Response('<html>')],
  ['an answer without a text', () => json({})],
  ['an empty answer', () => json({ response: ' ' })],
  ['an answer of another kind', () => json(null)],
]

test.each(failures)(
  'CHAT-27 CHAT-28 ERR-08 %s ends the waiting with a Bengali apology, and is logged',
  async (_, answer) => {
    const { send, said, conversation } = await begin(answer)
    send('hi')
    await settle()
    expect(said()).toEqual([greeting, 'user: hi', `bot: ${bot.apology}`])
    expect(bot.apology).toMatch(/\p{Script=Bengali}.*\p{Extended_Pictographic}/u)
    expect(conversation().isWaiting).toBe(false)
    expect(logged).toHaveBeenCalledOnce()
  },
)

test('an answer that never comes counts as lost after 35 seconds', async () => {
  const { send, said } = await begin(() => new Promise(() => {}))
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  )
  send('hi')
  await vi.advanceTimersByTimeAsync(34_900)
  expect(said()).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(200)
  expect(said().at(-1)).toBe(`bot: ${bot.apology}`)
})

test('too many messages are answered with how long to wait', async () => {
  const slow = (seconds: string) => () =>
    refused(429, 'too-many-requests', 'Too many requests.', { 'retry-after': seconds })
  for (const [seconds, words] of [
    ['42', '৪২ সেকেন্ড'],
    ['600', '১০ মিনিট'],
    ['', '৬০ সেকেন্ড'],
  ] as const) {
    const { send, said } = await begin(slow(seconds))
    send('hi')
    await settle()
    expect(said().at(-1)).toContain(`${words} পরে`)
    sessionStorage.clear()
  }
})

test('trying again sends the same question once more and says it only once', async () => {
  let works = false
  const { send, tryAgain, said, sent } = await begin(() =>
    works ? json({ response: 'এই তো!' }) : refused(500, 'unexpected', 'no'),
  )
  send('hi')
  await settle()
  works = true
  tryAgain()
  tryAgain()
  await settle()
  expect(said()).toEqual([greeting, 'user: hi', `bot: ${bot.apology}`, 'bot: এই তো!'])
  const [first, second, ...more] = sent().map(({ body }) => body)
  expect(second).toEqual(first)
  expect(more).toEqual([])
  tryAgain()
  await settle()
  expect(sent()).toHaveLength(2)
})

test('an answer that arrives after starting again is dropped', async () => {
  let answer: (response: Response) => void = () => {}
  const pending = () => new Promise<Response>((resolve) => (answer = resolve))
  const { send, startAgain, said, conversation } = await begin(pending)
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
  const first = await begin(() => new Promise(() => {}))
  first.send('hi')
  const { typeDraft } = await import('./conversation.ts')
  typeDraft('half a sen')
  const second = await begin()
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
  const { conversation } = await begin()
  const { typeDraft } = await import('./conversation.ts')
  typeDraft('k')
  expect(conversation()).toMatchObject({ draft: 'k', suggestions: [] })
  typeDraft('')
  expect(conversation().suggestions).toEqual([])
})

test('a logout forgets the conversation, also on the screen', async () => {
  const { send, said, session, endWithSession } = await begin()
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
  const { send, said, endWithSession } = await begin()
  const stop = endWithSession()
  send('hi')
  await settle()
  window.dispatchEvent(new StorageEvent('storage', { key: 'logged_out', newValue: '1' }))
  expect(said()).toEqual([greeting])
  stop()
})

test('starting again greets with the opening that came meanwhile', async () => {
  const { openWith, startAgain, said, conversation } = await begin()
  openWith({ greeting: 'শুভ বিজয়া!', suggestions: ['a', 'b', 'c'] })
  expect(said()).toEqual([greeting])
  startAgain()
  expect(said()).toEqual(['bot: শুভ বিজয়া!'])
  expect(conversation().suggestions).toEqual(['a', 'b'])
})
