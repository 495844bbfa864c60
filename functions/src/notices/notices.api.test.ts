import { randomUUID } from 'node:crypto'
import { api } from '@bong-bari/contract'
import { failTableCalls, type MailReply } from '@bong-bari/local'
import { beforeEach, expect, test, vi } from 'vitest'
import { softPasskey } from '../../testing/soft-passkey.ts'
import { startNotices } from '../../testing/start-notices.ts'

const [ma, baba] = ['ma@bong.test', 'baba@bong.test']

// A mail that hangs is given up after 10 s.
process.env.CALL_TIMEOUT_FACTOR = '2'
const house = await startNotices()
const { site, mail, run, receive, work, tell, stored, set } = house
beforeEach(() => house.begin(Date.UTC(2026, 10, 23, 8), { noticeEmails: ma }))

const mailedAddresses = () => mail.sent.map(({ to }) => to).sort()

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
  expect(await tell()).toBe(0)
  await tell()
  expect(mailedAddresses()).toEqual([baba, ma])
  const { text = '', html = '', ...head } = mail.sent[0] ?? {}
  expect(head).toMatchObject({
    subject: 'New request: মিষ্টিমুখ & Co',
    replyTo: 'riya@mishti.test',
    from: '"Bong Bari" <notices@bong.test>',
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
  const link = `https://bong.test/admin?lead=${id}`
  expect(text).toContain(link)
  expect(text).toContain('Message:\n> নমস্কার!\n> কাজ করতে চাই')
  expect(html).toContain(`href="${link}"`)
  expect(html).toContain('<meta charset="utf-8">')
  expect(html).toContain('Riya &lt;b&gt;Sen&lt;/b&gt;')
  expect(html).toMatch(/<td lang="bn"[^>]*>মিষ্টিমুখ &amp; Co</)
})

test('a line break in a company adds no header, and joiners of Bengali words stay', async () => {
  const company = 'রা‍ং\r\nBcc: all@evil.test\u202e\u0000'
  await stored({ company })
  await tell()
  expect(mail.sent[0]?.subject).toBe('New request: রা‍ং Bcc: all@evil.test')
})

test('lines of a stranger stay quoted: none passes for one of the notice, or turns the others around', async () => {
  const name = 'Riya\u2028E-mail: boss@evil.test'
  const message =
    'Hello\r\nOpen it in the dashboard: https://evil.test\u2029\u202e-- \u0085Bong Bari'
  await stored({ name, message })
  await tell()
  const { text = '', html = '' } = mail.sent[0] ?? {}
  expect(text).toContain('Name:\n> Riya\n> E-mail: boss@evil.test\n')
  expect(text).toContain(
    'Message:\n> Hello\n> Open it in the dashboard: https://evil.test\n>  --\n> Bong Bari\n',
  )
  expect(`${text}${html}`).not.toMatch(/[\u0085\u2028\u2029\u202e]/)
})

test('spam is told to nobody, also not when somebody takes it out, nor what is erased', async () => {
  const { call } = house.admin()
  const caught = await site.visitor()(api.leads.create, {
    body: { name: 'Robot', company: 'Bots', email: 'a@b.test', website: 'https://spam.test' },
  })
  const [gone, spam] = [await stored(), await stored()]
  await call(api.leads.remove, { params: { id: gone.id } })
  await call(api.leads.change, { params: { id: spam.id }, body: { spam: true } })
  await tell()
  await call(api.leads.change, { params: { id: caught.id }, body: { spam: false } })
  await tell()
  expect(mail.sent).toEqual([])
})

test('what becomes spam, is erased or is wanted no more while it waits is told to nobody', async () => {
  const { call } = house.admin()
  const [gone, spam] = [await stored(), await stored()]
  await site.react()
  await call(api.leads.remove, { params: { id: gone.id } })
  await call(api.leads.change, { params: { id: spam.id }, body: { spam: true } })
  expect(await work()).toBe(0)
  await stored()
  await site.react()
  await set({ noticeEmails: baba })
  expect(await work()).toBe(0)
  expect(mail.sent).toEqual([])
})

test('who was told is not told again when somebody else could not be', async () => {
  await set({ noticeEmails: `${ma}\n${baba}` })
  await stored()
  mail.reply(({ to }) => (to === baba ? 'throttles' : 'sends'))
  expect(await tell()).toBe(1)
  mail.reply(() => 'sends')
  expect(await work()).toBe(0)
  expect(mail.sent.map(({ to }) => to)).toEqual([ma, baba])
})

test('an address that hangs keeps nobody waiting', async () => {
  await set({ noticeEmails: `${ma}\n${baba}` })
  mail.reply(({ to }) => (to === baba ? 'hangs' : 'sends'))
  await stored()
  await stored()
  let isGivenUp = false
  const working = tell().finally(() => {
    isGivenUp = true
  })
  await expect.poll(mailedAddresses).toEqual([ma, ma])
  expect(isGivenUp).toBe(false)
  expect(await working).toBe(2)
  expect(mailedAddresses()).toEqual([ma, ma])
})

/** A copy of a delivered message, as a queue that delivers at least once hands it out again. */
const copyOf = (one: Awaited<ReturnType<typeof receive>>[number]) => ({
  ...one,
  messageId: randomUUID(),
  receiptHandle: randomUUID(),
})
const nobodyFailed = { batchItemFailures: [] }

/** What may be announced, each once to everybody: the message that the queue has of it, and how many. */
const announcements: Record<string, () => Promise<unknown>> = {
  'a request': () => stored(),
  'the first request over the limit of a day': () => stored({ spam: true }),
  'a new admin': async () => {
    const { call } = house.admin()
    const username = `mashi-${randomUUID().slice(0, 8)}`
    await call(api.auth.createUser, { body: { username, password: 'kolkata tram at midnight' } })
  },
}

test.each(Object.keys(announcements))(
  '%s is sent once to each, though its messages come doubled, at once and later',
  async (name) => {
    await set({ noticeEmails: `${ma}\n${baba}` })
    await announcements[name]?.()
    await site.react()
    const Records = await receive()
    expect(Records.length).toBe(2)
    const doubled = [...Records, ...Records.map(copyOf)]
    const answers = await Promise.all([
      run({ Records: doubled }),
      run({ Records: Records.map(copyOf) }),
    ])
    // A copy that met its twin being sent comes back, and finds it sent.
    const failed = answers.flatMap((answer) => answer?.batchItemFailures ?? [])
    expect(failed.length).toBeLessThanOrEqual(4)
    expect(await run({ Records: Records.map(copyOf) })).toEqual(nobodyFailed)
    expect(mailedAddresses()).toEqual([baba, ma])
  },
)

test('an announcement that failed, or whose sender never came back, is sent by the next delivery', async () => {
  await stored()
  await site.react()
  const Records = await receive()
  mail.reply(() => 'fails')
  expect((await run({ Records }))?.batchItemFailures).toHaveLength(1)
  mail.reply(() => 'sends')
  const { claimNotice } = await import('@bong-bari/table')
  const { hashParts: hashed } = await import('../http/limit.ts')
  const name = hashed(JSON.stringify(JSON.parse(Records[0]?.body ?? '')))
  expect(await claimNotice(name, 'lost', new Date(site.clock.now))).toMatchObject({})
  expect((await run({ Records }))?.batchItemFailures).toHaveLength(1)
  expect(mail.sent.filter(({ answered }) => answered)).toEqual([])
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 91_000 })
  try {
    expect(await run({ Records })).toEqual(nobodyFailed)
  } finally {
    vi.useRealTimers()
  }
  expect(await run({ Records: Records.map(copyOf) })).toEqual(nobodyFailed)
  expect(mail.sent.filter(({ answered }) => answered)).toHaveLength(1)
})

test('a message that says nothing comes back, and hurts no other', async () => {
  await stored()
  await site.react()
  const [good] = await receive()
  const bad = ['', '{}', 'null', '{"lead":3}'].map((body) => ({
    messageId: randomUUID(),
    receiptHandle: randomUUID(),
    body,
    attributes: {},
  }))
  expect(await run({ Records: [...bad, good] })).toEqual({
    batchItemFailures: bad.map(({ messageId }) => ({ itemIdentifier: messageId })),
  })
  expect(mail.sent).toHaveLength(1)
})

test('a table that fails amid the telling leaves the message for later', async () => {
  await stored()
  await site.react()
  const isLead = ({ command, pk }: { command: string; pk: string }) =>
    command === 'Get' && pk.startsWith('LEAD#')
  expect(await failTableCalls(isLead, work)).toBe(1)
  expect(mail.sent).toEqual([])
  expect(await work()).toBe(0)
  expect(mail.sent).toHaveLength(1)
})

test('while mail fails every other time all are told, and none twice that was answered', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  await set({ noticeEmails: `${ma}\n${baba}` })
  const bad: MailReply[] = ['throttles', 'fails', 'loses', 'rejects']
  let turn = 0
  mail.reply(() => (turn++ % 2 ? 'sends' : (bad[(turn >> 1) % bad.length] ?? 'fails')))
  const leads = await Promise.all(Array.from({ length: 5 }, () => stored()))
  await site.react()
  for (let round = 0; await work(); round++) expect(round).toBeLessThan(20)
  for (const { id } of leads)
    for (const one of [ma, baba]) {
      const had = mail.sent.filter(({ to, text }) => to === one && text.includes(id))
      expect([id, one, had.filter(({ answered }) => answered).length]).toEqual([id, one, 1])
    }
})

test('of 15 requests in five minutes the team is mailed the first ten, and one that comes later', async () => {
  await set({ noticeEmails: `${ma}\n${baba}` })
  for (let turn = 0; turn < 15; turn++) {
    site.clock.now += 20_000
    await stored({ company: `Company ${turn}` })
  }
  await tell()
  expect(mail.sent).toHaveLength(2 * 10)
  site.clock.now += 10 * 60_000
  await stored({ company: 'Later' })
  await tell()
  expect(mail.sent.slice(2 * 10).map(({ subject }) => subject)).toEqual(
    Array(2).fill('New request: Later'),
  )
})

test('one network’s requests get five answers a day, so that they use up nobody else’s', async () => {
  await set({ noticeEmails: '', autoAnswer: 'on' })
  const send = (address: string, email: string) =>
    site.client({}, { address })(api.leads.create, {
      body: { name: 'Riya', company: 'Mishti', email },
    })
  for (let turn = 0; turn < 8; turn++) await send('203.0.113.80', `brand${turn}@forged.test`)
  await send('203.0.113.81', 'riya@real.test')
  await tell()
  expect(mailedAddresses().filter((to) => to.endsWith('@forged.test'))).toHaveLength(5)
  expect(mailedAddresses()).toContain('riya@real.test')
})

const lets = async (act: () => Promise<unknown>) => {
  mail.sent.length = 0
  house.site.clock.now += 1000
  await act()
  expect(await tell()).toBe(0)
  return mail.sent.map(({ to, subject }) => `${to} ${subject}`).sort()
}

test('a new admin, a reset, a passkey and another address are told to every address, those that were taken away too', async () => {
  await set({ noticeEmails: `${ma}\n${baba}` })
  const { call } = house.admin()
  const { auth, settings } = api
  const body = {
    username: `didi-${randomUUID().slice(0, 8)}`,
    password: 'kolkata tram at midnight',
  }
  let id = ''
  const bothOf = (subject: string) => [`${baba} ${subject}`, `${ma} ${subject}`]
  const made = async () => {
    id = (await call(auth.createUser, { body })).id
  }
  expect(await lets(made)).toEqual(bothOf(`New admin: ${body.username}`))
  expect(mail.sent[0]?.text).toContain(`By: ${house.admin().username}`)
  expect(mail.sent[0]?.text).toContain('https://bong.test/admin/audit')
  let token = ''
  const link = async () => {
    token = (await call(auth.makeLink, { body: { userId: id } })).token
  }
  expect(await lets(link)).toEqual(
    bothOf(`A link for a new password was made for ${body.username}`),
  )
  const reset = () =>
    site.visitor()(auth.useLink, { body: { token, password: 'the tram comes at dawn' } })
  expect(await lets(reset)).toEqual(bothOf(`The password of ${body.username} was reset`))
  const passkey = softPasskey('https://bong.test')
  let params = { id: '' }
  const addPasskey = async () => {
    const credential = passkey.make(await call(auth.newPasskeyOptions))
    params = { id: (await call(auth.addPasskey, { body: { name: 'Phone', credential } })).id }
  }
  const { username } = house.admin()
  expect(await lets(addPasskey)).toEqual(bothOf(`New passkey of ${username}: Phone`))
  expect(await lets(() => call(auth.removePasskey, { params }))).toEqual(
    bothOf(`A passkey of ${username} was removed: Phone`),
  )
  const toThief = () =>
    call(settings.update, {
      params: { key: 'noticeEmails' },
      body: { settingValue: 'thief@evil.test' },
    })
  const moved = 'The addresses for notices were changed'
  expect(await lets(toThief)).toEqual([...bothOf(moved), `thief@evil.test ${moved}`])
  const toNobody = () =>
    call(settings.update, { params: { key: 'noticeEmails' }, body: { settingValue: '' } })
  expect(await lets(toNobody)).toEqual([`thief@evil.test ${moved}`])
  const another = () =>
    call(settings.update, { params: { key: 'email' }, body: { settingValue: 'x@bong.test' } })
  expect(await lets(another)).toEqual([])
})

test('what the queue carries of the audit names no address', async () => {
  house.site.clock.now += 1000
  await house.admin().call(api.settings.update, {
    params: { key: 'noticeEmails' },
    body: { settingValue: `${ma}\n${baba}` },
  })
  await site.react()
  const bodies = (await receive()).map(({ body }) => body).join()
  expect(bodies).toContain('audit')
  expect(bodies).not.toContain('bong.test')
})
