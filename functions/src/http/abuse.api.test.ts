import { randomUUID } from 'node:crypto'
import { SendMessageBatchCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { api, limits, type Route, routes } from '@bong-bari/contract'
import { beforeAll, expect, test } from 'vitest'
import { abuseNumbers } from '../../testing/abuse-numbers.ts'
import { fillWindow } from '../../testing/fill-window.ts'
import { softPasskey } from '../../testing/soft-passkey.ts'
import { startNotices } from '../../testing/start-notices.ts'
import { createToken, signTurn } from './signed.ts'

const house = await startNotices()
const { site } = house
const start = Date.UTC(2026, 10, 23, 8)
beforeAll(() =>
  house.begin(start, { noticeEmails: 'ma@bong.test\nbaba@bong.test', autoAnswer: 'on' }),
)

type Cost = { reads: number; writes: number; messages: number; mails: number }
const cost: Cost = { reads: 0, writes: 0, messages: 0, mails: 0 }

type Input = { TransactItems?: unknown[]; RequestItems?: Record<string, unknown> }
const listed = (part: unknown): number =>
  Array.isArray(part) ? part.length : ((part as { Keys?: unknown[] }).Keys?.length ?? 0)

/** Items that a call of the table reads, or looks for; or writes, of which a transaction's count twice. */
const count = (name: string, { TransactItems = [], RequestItems = {} }: Input) => {
  const ofBatch = Object.values(RequestItems).reduce<number>((sum, part) => sum + listed(part), 0)
  if (name.startsWith('TransactWrite')) cost.writes += 2 * TransactItems.length
  else if (name.startsWith('BatchWrite')) cost.writes += ofBatch
  else if (/^(Put|Update|Delete)/.test(name)) cost.writes++
  else cost.reads += ofBatch || 1
}

type Command = { input: Input; constructor: { name: string } }
type Client = { send: (command: Command, ...rest: unknown[]) => Promise<unknown> }
const watch = (client: unknown, see: (command: Command) => void) => {
  const prototype = client as Client
  const { send } = prototype
  prototype.send = function (this: unknown, command, ...rest) {
    see(command)
    return Reflect.apply(send, this, [command, ...rest])
  }
}
watch(DynamoDBDocumentClient.prototype, (command) => count(command.constructor.name, command.input))
watch(SQSClient.prototype, (command) => {
  if (command instanceof SendMessageBatchCommand)
    cost.messages += command.input.Entries?.length ?? 0
  if (command instanceof SendMessageCommand) cost.messages++
})

/** All that a call costs, and what follows from it. */
const costOf = async (run: () => Promise<unknown>): Promise<Cost> => {
  Object.assign(cost, { reads: 0, writes: 0, messages: 0, mails: 0 })
  house.mail.sent.length = 0
  await run()
  await house.tell()
  return { ...cost, mails: house.mail.sent.length }
}

let strangers = 0
const stranger = () => `2001:db8:${(++strangers).toString(16)}:1::9`

const call = async (route: Route, path: string, body?: unknown, address = stranger()) => {
  const answer = await site.fetcher({ address })(path, {
    method: route.method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  return answer.status
}

let seed = 1
const random = (below: number) => {
  seed = (seed * 16807) % 2147483647
  return seed % below
}

/** As many words as fit, each another one that begins like no other. */
const words = (length: number, size = 6) => {
  const word = () =>
    Array.from({ length: size }, () => String.fromCharCode(97 + random(26))).join('')
  const count = Math.floor((length + 1) / (size + 1))
  return Array.from({ length: count }, word).join(' ').padEnd(length, 'x')
}
const between = (text: string, mark: string) => text.replaceAll(' ', mark)

const worstLead = (size = 6) => ({
  name: words(limits.lead.name, size),
  company: words(limits.lead.company, size),
  email: `${between(words(60, size), '.')}@${between(words(60, size), '.')}.${between(words(60, size), '.')}.test`,
  phone: `+91 ${'9'.repeat(limits.lead.phoneDigits.max)}`,
  message: words(limits.lead.message, size),
  source: 'chat',
  conversation: Array.from({ length: limits.lead.conversation.turns }, () => ({
    role: 'user',
    content: words(limits.lead.conversation.characters / limits.lead.conversation.turns, size),
  })),
})
const worstTalk = () => ({
  message: words(limits.chatMessage),
  conversationHistory: Array.from({ length: 200 }, () => ({ role: 'user', content: words(4_500) })),
})

const [, loginReads = 0, loginWrites = 0] = abuseNumbers('everybody')
const [requestsOfDay = 0, ...ofRequest] = abuseNumbers('the dearest request')
const [hotAfter = 0, readsOfMadeUp] = abuseNumbers('a made-up session')
const login: Cost = { reads: loginReads, writes: loginWrites, messages: 0, mails: 0 }
const [reads = 0, writes = 0, messages = 0, mails = 0] = ofRequest

type Worst = { path?: () => string; body?: () => unknown; max: Cost }
const read = (reads: number): Cost => ({ reads, writes: 0, messages: 0, mails: 0 })

/** The dearest call that a stranger can make of each route, and what it may cost at the most. */
const worst: Record<string, Worst> = {
  'POST /api/auth/login': {
    body: () => ({ username: words(limits.username.max), password: words(limits.password.max) }),
    max: login,
  },
  'POST /api/auth/links/use': {
    body: () => ({
      token: 'x'.repeat(limits.linkToken),
      username: 'x'.repeat(limits.username.max),
      password: words(limits.password.max),
    }),
    max: login,
  },
  'POST /api/auth/passkeys/use/options': { max: { reads: 4, writes: 4, messages: 0, mails: 0 } },
  'POST /api/auth/passkeys/login': {
    body: () => {
      // Of the product, so that it is looked for.
      const challenge = createToken('passkey')
      return {
        credential: softPasskey('https://bong.test').use({ challenge }, { userHandle: 'x' }),
      }
    },
    max: read(1),
  },
  'POST /api/chatbot/message': {
    body: worstTalk,
    max: { reads: 10, writes: 12, messages: 1, mails: 0 },
  },
  'POST /api/chatbot/not-meant': {
    body: () => {
      const content = words(10_000)
      const answer = { content, mark: signTurn(content) }
      return { message: words(limits.chatMessage), answer }
    },
    max: { reads: 10, writes: 12, messages: 1, mails: 0 },
  },
  'GET /api/chatbot/opening': { max: read(5) },
  'POST /api/collaboration-requests': {
    body: worstLead,
    max: { reads, writes, messages, mails },
  },
  'GET /api/openapi.json': { max: read(0) },
  'GET /api/blog': {
    path: () => `/api/blog?q=${encodeURIComponent(words(100, 2))}`,
    max: read(400),
  },
  'GET /api/blog/slug/{slug}': { path: () => `/api/blog/slug/${'x'.repeat(120)}`, max: read(3) },
  'GET /api/blog/{id}': { path: () => `/api/blog/${randomUUID()}`, max: read(3) },
  'GET /api/blog/preview/{token}': {
    path: () => `/api/blog/preview/${'x'.repeat(43)}`,
    max: read(3),
  },
  'GET /api/homepage-content': { max: read(3) },
  'GET /api/settings': { max: read(3) },
  'GET /api/youtube/latest': { max: read(3) },
  'GET /api/youtube/popular': { max: read(3) },
  'GET /api/youtube/videos': { max: read(5) },
}
const open = routes.filter(({ route }) => route.access === 'public')

test('the dearest call of each public route is known', () => {
  expect(Object.keys(worst).sort()).toEqual(open.map(({ key }) => key).sort())
})

test.each(open)(
  '$key costs a bounded number of reads, writes, messages and mails, whatever a stranger sends',
  async ({ key, route }) => {
    const { path = () => route.path, body, max } = worst[key] ?? { max: read(0) }
    // What an instance reads once is not what a call costs.
    await costOf(() => call(route, path(), body?.()))
    const cost = await costOf(() => call(route, path(), body?.()))
    for (const [name, value] of Object.entries(cost))
      expect([name, value <= max[name as keyof Cost] ? 'bounded' : value]).toEqual([
        name,
        'bounded',
      ])
  },
)

// Each walks addresses of its own, and none asks more often than one address may.
test.each<[string, number, (turn: number) => string]>([
  ['a /64', 120, (turn) => `2001:db8:64:1:${turn.toString(16)}::1`],
  ['a /56', 1_200, (turn) => `2001:db8:56:${(0x1200 + (turn % 256)).toString(16)}::1`],
  ['a /48', 1_200, (turn) => `2001:db8:48:${turn.toString(16)}::1`],
  [
    'an IPv4 address, however it is written',
    120,
    (turn) => ['198.51.100.7', '::ffff:198.51.100.7', '::ffff:c633:6407'][turn % 3] ?? '',
  ],
])('a flood from all over %s is refused after %i requests', async (_, max, addressOf) => {
  site.clock.now += 10 * 60_000
  const ask = async (address: string) =>
    (await site.fetcher({ address })(api.auth.me.path, {})).status
  for (let turn = 0; turn < max; turn++) await ask(addressOf(turn))
  for (let turn = max; turn < max + 20; turn++)
    expect([addressOf(turn), await ask(addressOf(turn))]).toEqual([addressOf(turn), 429])
  expect(await ask(stranger())).toBe(401)
})

test('one flooding /64 does not lock out its neighbours in the same /56 and /48', async () => {
  site.clock.now += 10 * 60_000
  const ask = async (address: string) =>
    (await site.fetcher({ address })(api.auth.me.path, {})).status
  for (let turn = 0; turn < 1_300; turn++) await ask('2001:db8:50:1::1')
  expect(await ask('2001:db8:50:1::2')).toBe(429)
  expect(await ask('2001:db8:50:2::1')).toBe(401)
  expect(await ask('2001:db8:50:ff00::1')).toBe(401)
})

test('a made-up session costs one read of each admin route, and none where an instance has had too many', async () => {
  const made = 'x'.repeat(43)
  const ask = async ({ method, path }: Route, address: string) => {
    const headers = { authorization: `Bearer ${made}`, 'content-type': 'application/json' }
    const at = path.replaceAll(/\{\w+\}/g, () => randomUUID())
    const body = method === 'GET' ? {} : { body: '{}' }
    return (await site.fetcher({ address })(at, { method, headers, ...body })).status
  }
  for (const { key, route } of routes.filter((one) => one.route.access === 'admin')) {
    await ask(route, stranger())
    const cost = await costOf(async () =>
      expect([key, await ask(route, stranger())]).toEqual([key, 401]),
    )
    expect([key, cost]).toEqual([key, read(readsOfMadeUp ?? 0)])
  }
  const address = stranger()
  for (let turn = 0; turn < hotAfter; turn++) expect(await ask(api.auth.me, address)).toBe(401)
  const cost = await costOf(async () => expect(await ask(api.auth.me, address)).toBe(429))
  expect(cost).toEqual(read(0))
})

const spamOf = (q?: string) =>
  house.admin().call(api.leads.list, { query: { spam: 'true', ...(q && { q }) } })

test('when a day is full, requests are spam: stored and not indexed, and the team is told once', async () => {
  site.clock.now += 24 * 3600_000
  await house.begin(site.clock.now, { noticeEmails: 'ma@bong.test', autoAnswer: 'on' })
  const window = { limit: requestsOfDay, seconds: 24 * 3600 }
  await fillWindow({ name: 'leads', windows: [window] }, new Date(site.clock.now))
  const send = () => call(api.leads.create, api.leads.create.path, worstLead())
  const first = await costOf(async () => expect(await send()).toBe(201))
  expect(house.mail.sent.map(({ to, subject }) => [to, subject])).toEqual([
    ['ma@bong.test', 'New requests go to the spam folder'],
  ])
  expect(house.mail.sent[0]?.text).toContain('https://bong.test/admin?spam=true')
  const second = await costOf(async () => expect(await send()).toBe(201))
  expect([first.mails, second.mails, second.messages]).toEqual([1, 0, 0])
  expect(second.writes).toBeLessThanOrEqual(14)
  const { items } = await spamOf()
  expect(items).toHaveLength(2)
  const { items: listed } = await house.admin().call(api.leads.list, {})
  for (const one of items) expect(listed.map(({ id }) => id)).not.toContain(one.id)

  const lead = items[0]
  if (!lead) throw new Error('Nothing is spam')
  const q = lead.name.split(' ')[0]
  expect((await spamOf(q)).items.map(({ id }) => id)).toContain(lead.id)
  await house.admin().call(api.leads.change, { params: { id: lead.id }, body: { spam: false } })
  await house.tell()
  const { items: found } = await house.admin().call(api.leads.list, { query: { q } })
  expect(found.map(({ id }) => id)).toEqual([lead.id])
  expect((await spamOf()).items.map(({ id }) => id)).not.toContain(lead.id)
  expect(house.mail.sent).toEqual([])
})
