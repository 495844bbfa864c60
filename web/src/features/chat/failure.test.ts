import { bot } from '@bong-bari/site'
import { expect, test, vi } from 'vitest'
import { type Answer, beginChat, greeting, settle } from '../../../test/begin-chat.ts'
import { json, refused } from '../../../test/stub-api.ts'

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
    const { sendMessage, said, readConversation } = await beginChat(answer)
    sendMessage('hi')
    await settle()
    expect(said()).toEqual([greeting, 'user: hi', `bot: ${bot.apology}`])
    expect(bot.apology).toMatch(/\p{Script=Bengali}.*\p{Extended_Pictographic}/u)
    expect(readConversation().isWaiting).toBe(false)
    expect(console.error).toHaveBeenCalledOnce()
  },
)

test('an answer that never comes counts as lost after 35 seconds', async () => {
  const { sendMessage, said } = await beginChat(() => new Promise(() => {}))
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  )
  sendMessage('hi')
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
    ['86000', '২৪ ঘণ্টা'],
    ['', '৬০ সেকেন্ড'],
  ] as const) {
    const { sendMessage, said } = await beginChat(slow(seconds))
    sendMessage('hi')
    await settle()
    expect(said().at(-1)).toContain(`${words} পরে`)
    sessionStorage.clear()
  }
})

test('trying again sends the same question once more and says it only once', async () => {
  let works = false
  const { sendMessage, tryAgain, said, sent } = await beginChat(() =>
    works ? json({ response: 'এই তো!' }) : refused(500, 'unexpected', 'no'),
  )
  sendMessage('hi')
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
