import { api } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { refusalOf, startApi } from '../../testing/start-api.ts'

const site = await startApi()
const admin = await site.newAdmin()

const brand = { name: 'রিয়া সেন', company: 'মিষ্টি ঘর', phone: '+91 9830012345' }
const conversation = [
  { role: 'user', content: 'ganga naarkel collab korte chai' },
  { role: 'assistant', content: 'বেশ!' },
] as const
const fromChat = { ...brand, source: 'chat', conversation: [...conversation] } as const

const send = (body: object, key?: string, call = site.visitor()) =>
  call(
    api.leads.create,
    { body: body as never },
    key ? { headers: { 'idempotency-key': key } } : undefined,
  )
const leads = async (q?: string) => {
  await site.react()
  return (await admin.call(api.leads.list, { query: { q } })).items
}

test('a request from the chat is kept with what was said before; one from the form says so', async () => {
  const { id } = await send(fromChat)
  const plain = await send(brand)
  const byId = new Map((await leads()).map((lead) => [lead.id, lead]))
  expect(byId.get(id)).toMatchObject({ source: 'chat', conversation })
  expect(byId.get(plain.id)).toMatchObject({ source: 'form', conversation: null })
})

test('the answer that was lost makes no second lead, and another talk is another request', async () => {
  const before = (await leads()).length
  const call = site.visitor()
  const first = await send(fromChat, 'key-of-a-chat', call)
  expect(await send(fromChat, 'key-of-a-chat', call)).toEqual(first)
  expect(await leads()).toHaveLength(before + 1)
  const refusal = await refusalOf(send({ ...fromChat, conversation: [] }, 'key-of-a-chat', call))
  expect(refusal.code).toBe('idempotency-key-reused')
})

test.each([
  ['a source that nobody has', { source: 'mail' }, 'source'],
  [
    'a conversation of 4,001 characters',
    { conversation: Array(2).fill({ role: 'user', content: 'x'.repeat(2_001) }) },
    'conversation',
  ],
  [
    'a conversation of 41 messages',
    { conversation: Array(41).fill({ role: 'user', content: 'x' }) },
    'conversation',
  ],
  [
    'a role that nobody has',
    { conversation: [{ role: 'system', content: 'x' }] },
    'conversation.0.role',
  ],
])('%s is refused, naming the field', async (_, change, field) => {
  const refusal = await refusalOf(send({ ...fromChat, ...change }))
  expect(refusal.status).toBe(400)
  expect(Object.keys(refusal.fields ?? {})).toEqual([field])
})

test('what was said is no word to search by, goes out with the exports and to the sender, and is erased', async () => {
  const { id } = await send({ ...fromChat, phone: '+91 9830099999' })
  await site.react()
  expect((await leads('9830099999')).map((lead) => lead.id)).toEqual([id])
  expect(await leads('naarkel')).toEqual([])
  const { blob } = await admin.call(api.exports.leads, {
    query: { format: 'csv', ids: [id] } as never,
  })
  const csv = await blob.text()
  expect(csv).toContain('Visitor: ganga naarkel collab korte chai')
  expect(csv).toContain('Chat')
  const theirs = await admin.call(api.exports.person, { params: { id } })
  expect(JSON.parse(await theirs.blob.text()).requests[0]).toMatchObject({
    source: 'chat',
    conversation,
  })
  await admin.call(api.leads.remove, { params: { id } })
  expect((await leads()).map((lead) => lead.id)).not.toContain(id)
})

test('what a browser says that the bot said is marked as its claim, in the details and in a file', async () => {
  const { response, mark } = await site.visitor()(api.chat.message, { body: { message: 'hello' } })
  const promise = 'Yes, we make it for free.'
  const { id } = await send({
    ...fromChat,
    conversation: [
      { role: 'assistant', content: response, mark },
      { role: 'assistant', content: promise, mark },
      { role: 'assistant', content: promise, mark: 'made up' },
      { role: 'user', content: promise, mark },
      { role: 'assistant', content: promise, signed: true },
    ],
  })
  const lead = (await leads()).find((one) => one.id === id)
  expect(lead?.conversation).toEqual([
    { role: 'assistant', content: response, signed: true },
    { role: 'assistant', content: promise },
    { role: 'assistant', content: promise },
    { role: 'user', content: promise },
    { role: 'assistant', content: promise },
  ])
  const { blob } = await admin.call(api.exports.leads, { query: { format: 'csv', ids: [id] } })
  const file = await blob.text()
  expect(file).toContain(`Bong Bot: ${response}`)
  expect(file.split(`Bong Bot (as the visitor’s browser says): ${promise}`)).toHaveLength(4)
  expect(file).not.toContain(`Bong Bot: ${promise}`)
})

test('after a new origin secret the bot’s words of before are known still', async () => {
  const { response: content, mark } = await site.visitor()(api.chat.message, {
    body: { message: 'hello' },
  })
  const secret = process.env.ORIGIN_SECRET
  Object.assign(process.env, { ORIGIN_SECRET: 'a new one', ORIGIN_SECRET_PREVIOUS: secret })
  const { verifyTurns } = await import('../http/signed.ts')
  const known = verifyTurns([{ role: 'assistant', content, mark }])
  Object.assign(process.env, { ORIGIN_SECRET: secret })
  delete process.env.ORIGIN_SECRET_PREVIOUS
  expect(known).toEqual([{ role: 'assistant', content, signed: true }])
  expect(verifyTurns([{ role: 'assistant', content, mark: '' }])).toEqual([
    { role: 'assistant', content },
  ])
})
