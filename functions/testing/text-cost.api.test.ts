import { api, limits } from '@bong-bari/contract'
import { foldUsername } from '@bong-bari/table'
import { expect, test } from 'vitest'
import { hostileTexts } from './hostile-texts.ts'
import { refusalOf, startApi } from './start-api.ts'
import { type Entry, tooCostly, turnsOf } from './text-cost.ts'

const site = await startApi()

type Call = ReturnType<typeof site.visitor>

/** Refused or answered, it is the time that counts. */
const calling = (ask: (call: Call) => Promise<unknown>) => () => ask(site.visitor()).catch(() => {})

/** What strangers may call with a text in it, each text as long as is taken. */
const routes = {
  'a request of a brand': (text) => {
    const { name, company, message } = limits.lead
    const texts = { name: text(name), company: text(company), message: text(message) }
    const body = { ...texts, phone: '+91 98300 12345' }
    return calling((call) => call(api.leads.create, { body }))
  },
  'a request that is refused in every field': (text) => {
    const long = text(limits.lead.message)
    const body = { name: long, company: long, email: long, phone: text(60), website: long }
    return calling((call) => call(api.leads.create, { body }))
  },
  'a message to the bot': (text) => {
    const body = { message: text(limits.chatMessage) }
    return calling((call) => call(api.chat.message, { body }))
  },
  'a conversation with the bot': (text) => {
    const body = { message: text(100), conversationHistory: turnsOf(text) }
    return calling((call) => call(api.chat.message, { body }))
  },
  'the slug of a post': (text) => {
    const params = { slug: text(200) }
    return calling((call) => call(api.posts.bySlug, { params }))
  },
} satisfies Record<string, Entry>

/** The gate calls with the texts that are read most thoroughly; by night all routes are called. */
const gateRoutes = ['a request of a brand', 'a message to the bot']
const calledRoutes = Object.entries<Entry>(routes).filter(
  ([name]) => process.env.RUNS || gateRoutes.includes(name),
)

test.each(calledRoutes)(
  'a hostile text in %s takes at most three times the time of an ordinary one',
  async (_, entry) => {
    expect(await tooCostly(entry)).toEqual([])
  },
)

test('a name that becomes long makes a key that the table takes', () => {
  for (const make of Object.values(hostileTexts)) {
    const name = foldUsername(make(limits.username.max, 1))
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(2_000)
  }
})

test('a login by a hostile name is refused like any other', async () => {
  for (const make of Object.values(hostileTexts)) {
    const body = { username: make(limits.username.max, 1), password: 'jhal muri' }
    expect(await refusalOf(site.visitor()(api.auth.login, { body }))).toMatchObject({
      code: expect.stringMatching(/^(wrong-password|invalid-input)$/),
    })
  }
})
