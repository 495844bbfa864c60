import { randomUUID } from 'node:crypto'
import { api } from '@bong-bari/contract'
import { leadOf } from '@bong-bari/contract/testing'
import { failingAt, type MailReply } from '@bong-bari/local'
import type { StoredLead } from '@bong-bari/table'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { startNotices } from '../../testing/start-notices.ts'

const minute = 60_000
const [ma, baba] = ['ma@bong.test', 'baba@bong.test']

const house = await startNotices()
const { site, mail, posted, run, tell, lookIn, stored, set, batchOf, messageOf } = house
afterAll(() => house.stop())
beforeEach(() => house.begin(Date.UTC(2026, 10, 23, 8), { noticeEmails: ma }))

const nothingFailed = { batchItemFailures: [] }

test('a request that comes in is told to every address, once, with a link to it', async () => {
  await set({ noticeEmails: `${ma}\n${baba}` })
  const call = site.visitor()
  const { id } = await call(api.leads.create, {
    body: {
      name: 'Riya <b>Sen</b>',
      company: 'মিষ্টিমুখ & Co',
      email: 'riya@mishti.test',
      message: 'নমস্কার!\nকাজ করতে চাই',
    },
  })
  await lookIn(5)
  await lookIn(10)
  expect(mail.sent.map(({ to }) => to).sort()).toEqual([baba, ma])
  const { text = '', html = '', ...head } = mail.sent[0] ?? {}
  expect(head).toMatchObject({
    subject: 'New request: মিষ্টিমুখ & Co',
    replyTo: 'riya@mishti.test',
    from: '"Bong Bari" <notices@bong.test>',
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
  const link = `https://bong.test/admin?lead=${id}`
  expect(text).toContain(link)
  expect(text).toContain('নমস্কার!\nকাজ করতে চাই')
  expect(html).toContain(`href="${link}"`)
  expect(html).toContain('<meta charset="utf-8">')
  expect(html).toContain('Riya &lt;b&gt;Sen&lt;/b&gt;')
  expect(html).toMatch(/<td lang="bn"[^>]*>মিষ্টিমুখ &amp; Co</)
})

test('a line break in a company adds no header, and joiners of Bengali words stay', async () => {
  const company = 'রা‍ং\r\nBcc: all@evil.test\u202e\u0000'
  await tell(await stored({ company }))
  expect(mail.sent[0]?.subject).toBe('New request: রা‍ং Bcc: all@evil.test')
})

test('spam and what was erased before are told to nobody', async () => {
  const call = site.visitor()
  await call(api.leads.create, {
    body: { name: 'Robot', company: 'Bots', email: 'a@b.test', website: 'https://spam.test' },
  })
  const gone = await stored()
  await house.admin().call(api.leads.remove, { params: { id: gone.id } })
  const spam = await stored()
  await house.admin().call(api.leads.markSpam, { params: { id: spam.id } })
  expect(await tell(gone, spam)).toEqual(nothingFailed)
  await lookIn(5)
  expect(mail.sent).toEqual([])
})

test('a request that is repeated under its key is told once', async () => {
  const call = site.visitor()
  const body = { name: 'Riya', company: 'Mishti', email: 'riya@mishti.test' }
  const headers = { 'idempotency-key': randomUUID() }
  await call(api.leads.create, { body }, { headers })
  await lookIn(5)
  site.clock.now += minute
  await call(api.leads.create, { body }, { headers })
  await lookIn(5)
  expect(mail.sent).toHaveLength(1)
})

test('who was told is not told again when somebody else could not be', async () => {
  await set({
    noticeEmails: `${ma}\n${baba}`,
    noticeWebhook: 'https://hooks.slack.com/services/T/B/x',
  })
  const lead = await stored()
  mail.reply(({ to }) => (to === baba ? 'throttles' : 'sends'))
  const batch = batchOf(lead)
  expect(await run(batch)).toEqual({
    batchItemFailures: [{ itemIdentifier: batch.Records[0]?.messageId }],
  })
  mail.reply(() => 'sends')
  expect(await tell(lead)).toEqual(nothingFailed)
  expect(mail.sent.map(({ to }) => to)).toEqual([ma, baba])
  expect(posted).toEqual([
    {
      address: 'https://hooks.slack.com/services/T/B/x',
      body: {
        text: `New request: ${lead.company}\nhttps://bong.test/admin?lead=${lead.id}`,
      },
    },
  ])
})

test('what the queue lost is found by the look, but not within four minutes', async () => {
  await stored()
  await lookIn(3)
  expect(mail.sent).toHaveLength(0)
  await lookIn(5)
  expect(mail.sent).toHaveLength(1)
})

test('what could not be told in a day is given up', async () => {
  await stored()
  mail.reply(() => 'rejects')
  expect(await lookIn(5)).toMatchObject({ failed: 1 })
  expect(await lookIn(23 * 60)).toMatchObject({ failed: 1 })
  expect(await lookIn(25 * 60)).toMatchObject({ failed: 0 })
  mail.reply(() => 'sends')
  expect(await lookIn(26 * 60)).toMatchObject({ told: 0 })
})

test('two that tell at once tell once', async () => {
  const lead = await stored()
  const outcomes = await Promise.all([tell(lead), tell(lead), lookIn(5)])
  expect(mail.sent).toHaveLength(1)
  expect(outcomes).toHaveLength(3)
})

test('a batch without time left comes back whole', async () => {
  const leads = [await stored(), await stored()]
  const answer = await run(batchOf(...leads), 20_000)
  expect(answer).toMatchObject({ batchItemFailures: [{}, {}] })
  expect(mail.sent).toEqual([])
})

test('a message that says nothing comes back, and hurts no other', async () => {
  const good = messageOf(await stored())
  const bad = ['', '{}', 'null', '{"place":3}'].map((body) => ({ ...messageOf(leadOf()), body }))
  const answer = await run({ Records: [...bad, good] })
  expect(answer).toEqual({
    batchItemFailures: bad.map(({ messageId }) => ({ itemIdentifier: messageId })),
  })
  expect(mail.sent).toHaveLength(1)
})

test('a table that fails amid the telling leaves the notice for later', async () => {
  const lead = await stored()
  const batch = batchOf(lead)
  const answer = await failingAt(
    ({ does, pk }) => does === 'Get' && pk.startsWith('LEAD#'),
    () => run(batch),
  )
  expect(answer).toMatchObject({ batchItemFailures: [{}] })
  expect(mail.sent).toEqual([])
})

/** The same row of numbers for the same seed. */
const numbersOf = (seed: number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

test('500 leads at once and mail that fails half of the time: all are told, none twice that was answered', {
  timeout: 240_000,
}, async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const next = numbersOf(20_261_123)
  const bad: MailReply[] = ['throttles', 'fails', 'loses', 'rejects']
  mail.reply(() => (next() < 0.5 ? (bad[Math.floor(next() * bad.length)] ?? 'fails') : 'sends'))
  const leads: StoredLead[] = []
  for (let made = 0; made < 500; made += 50)
    leads.push(...(await Promise.all(Array.from({ length: 50 }, () => stored()))))
  // Some messages come twice, as SQS may have it; ten in a batch, four batches at once, and the look between.
  let waiting = [...leads, ...leads.slice(0, 50)].map((lead) => messageOf(lead))
  for (let round = 0; waiting.length && round < 60; round++) {
    const batches = Array.from({ length: Math.ceil(waiting.length / 10) }, (_, place) =>
      waiting.slice(place * 10, place * 10 + 10),
    )
    const failed = new Set<string>()
    const work = async () => {
      for (let Records = batches.pop(); Records; Records = batches.pop()) {
        const answer = await run({ Records })
        if ('batchItemFailures' in answer)
          for (const { itemIdentifier } of answer.batchItemFailures) failed.add(itemIdentifier)
      }
    }
    await Promise.all([work(), work(), work(), work(), round % 3 === 1 ? lookIn(5) : undefined])
    waiting = waiting.filter(({ messageId }) => failed.has(messageId))
  }
  expect(waiting).toEqual([])
  for (const { id } of leads) {
    const told = mail.sent.filter(({ text }) => text.includes(id))
    expect([id, told.length]).not.toEqual([id, 0])
    expect([id, told.filter(({ answered }) => answered).length]).toEqual([id, 1])
  }
})
