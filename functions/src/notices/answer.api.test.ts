import { beforeEach, expect, test } from 'vitest'
import { startNotices } from '../../testing/start-notices.ts'

const now = Date.UTC(2026, 10, 23, 8)
const day = 86_400_000

const house = await startNotices()

let begun = 0
beforeEach(() => {
  // Each test on a day of its own: what was answered before counts for a day.
  begun += 3 * day
  return house.begin(now + begun, { autoAnswer: 'on' })
})

const answers = () => house.mail.sent.map(({ to }) => to)
/** Has all told of a lead that comes from this address; answers how many messages come back. */
const tellOf = async (email: string | null, changes = {}) => {
  await house.stored({ email, phone: '+91 9830012345', ...changes })
  return house.tell()
}

test('a brand is answered at once in both languages, and nothing that was typed is in it', async () => {
  const typed = { name: 'Buy https://spam.test', company: 'Spam Co', message: 'Spam!' }
  await tellOf('riya@mishti.test', typed)
  const [{ subject = '', text = '', html = '', ...head } = {}] = house.mail.sent as Partial<
    (typeof house.mail.sent)[number]
  >[]
  expect(head).toMatchObject({
    to: 'riya@mishti.test',
    replyTo: 'hello@bongbari.com',
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  })
  expect(text).toContain('within 2-3 business days')
  expect(text).toContain('২-৩ কাজের দিন')
  expect(html).toContain('<p lang="bn"')
  expect(`${subject}${text}${html}`).not.toMatch(/spam/i)
})

test('the promise is the one that the team has set', async () => {
  await house.set({ replyPromise: '1 day' })
  await tellOf('a@promise.test')
  expect(house.mail.sent[0]?.text).toContain('within 1 day.')
  expect(house.mail.sent[0]?.text).toContain('সময় লাগে: 1 day।')
  await house.set({ replyPromise: '2-3 business days' })
})

test('nobody is answered while it is off, nor spam, nor without an address that mail can go to', async () => {
  const odd = [
    'a@b',
    'a,b@c.test',
    '<a@b.test>',
    '"a b"@c.test',
    'মা@b.test',
    'a@b.test;c',
    'a@-b.test',
  ]
  await Promise.all([null, ...odd].map((email) => house.stored({ email })))
  await tellOf('a@spam.test', { spam: true })
  await house.set({ autoAnswer: 'off' })
  await tellOf('a@off.test')
  expect(answers()).toEqual([])
})

test('a mailbox gets one answer a day, however it is written', async () => {
  for (const email of ['ma@one.test', 'MA@One.test', 'ma+1@one.test', 'ma+two+3@one.test'])
    await tellOf(email)
  expect(answers()).toEqual(['ma@one.test'])
  house.site.clock.now += day + 1_000
  await tellOf('ma@one.test')
  expect(answers()).toHaveLength(2)
})

test('an answer that was throttled goes out later; one that nobody knows of is not sent again', async () => {
  house.mail.reply(() => 'throttles')
  expect(await tellOf('later@wait.test')).toBe(1)
  house.mail.reply(() => 'sends')
  await house.work()
  expect(answers()).toEqual(['later@wait.test'])

  await house.stored({ email: 'lost@wait.test' })
  await house.site.react()
  const Records = await house.receive()
  house.mail.reply(() => 'loses')
  expect(await house.run({ Records })).toEqual({ batchItemFailures: [] })
  house.mail.reply(() => 'sends')
  await house.run({ Records })
  expect(answers()).toEqual(['later@wait.test', 'lost@wait.test'])
})

test('an address that the mail service refuses for good keeps the team from nothing', async () => {
  await house.set({ noticeEmails: 'ma@bong.test' })
  house.mail.reply(({ to }) => (to === 'ma@bong.test' ? 'sends' : 'rejects'))
  expect(await tellOf('no@refused.test')).toBe(0)
  expect(answers()).toEqual(['ma@bong.test'])
})

test('no more than 1,000 brands are answered in a day', async () => {
  const { fillWindow } = await import('../../testing/fill-window.ts')
  const window = { limit: 1_000, seconds: 24 * 3600 }
  await fillWindow({ name: 'answers', windows: [window] }, new Date(house.site.clock.now))
  await tellOf('a@full.test')
  expect(answers()).toEqual([])
})
