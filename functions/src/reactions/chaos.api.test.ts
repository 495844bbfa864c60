import { ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { api } from '@bong-bari/contract'
import { createQueue, failTableCalls, readStream, runAsFunction } from '@bong-bari/local'
import { findLead, readLeadsVersion } from '@bong-bari/table'
import fc from 'fast-check'
import { afterAll, expect, test, vi } from 'vitest'
import { expectErrorLog } from '../../testing/error-log.ts'
import { endedAfter } from '../../testing/hold-calls.ts'
import { startPublisher } from '../../testing/start-publisher.ts'

const site = await startPublisher()
await site.react()
const QueueUrl = await createQueue(site.bucket.endpoint, 'notices')
process.env.NOTICE_QUEUE_URL = QueueUrl
const { handleReactionEvent } = await import('./reaction-work.ts')
const { call } = site.admin
const team = ['ma@bong.test', 'riya@bong.test']
await site.set('noticeEmails', team.join('\n'))
await site.everything()
await site.settle()

const stream = await readStream(site.table.endpoint, site.table.tableName)
const queue = new SQSClient({ useQueueUrlAsEndpoint: false })
afterAll(() => {
  stream.stop()
  queue.destroy()
})

type Records = Awaited<ReturnType<typeof stream.next>>

let before: Records = []
/** The next batch of the shard: nothing behind it comes before it was worked, or given up. */
const nextBatch = async () => {
  const ApproximateCreationDateTime = site.clock.now / 1000
  return (await stream.next(100)).map(({ dynamodb, ...record }) => ({
    ...record,
    dynamodb: { ...dynamodb, ApproximateCreationDateTime },
  }))
}
const feed = async (Records: Records) => {
  before = Records
  if (Records.length)
    await runAsFunction('reactions', () => handleReactionEvent({ Records }, () => 60_000))
}
const nothing = () => undefined

type Written = { id: string; mark: string; isGone?: boolean }
const leads: Written[] = []
const rows: Written[] = []
const things = ['tiffin', 'umbrella', 'cricket', 'monsoon', 'harmonium', 'tram', 'mango', 'library']
const titles = ['Ilish', 'Alpona', 'Rickshaw', 'Kite']

const alive = <One extends Written>(all: readonly One[], n: number) => {
  const there = all.filter(({ isGone }) => !isGone)
  return there[n % Math.max(1, there.length)]
}
const some = (all: readonly string[], n: number) => all[n % all.length] ?? ''

const posts: Written[] = []
const { list, create, saveNotes, remove } = api.leads
const { createTraining, updateTraining, removeTraining } = api['bot-training']
const answerOf = (mark: string, n: number) => `${mark}: answer ${n}`

/** What people write while functions are killed. */
const writes = {
  lead: async () => {
    const mark = String(1000 + leads.length)
    const body = { name: 'Riya', company: `Dokan ${mark}`, phone: '+91 9830012345' }
    leads.push({ id: (await site.visitor()(create, { body })).id, mark })
  },
  notes: async (n: number) => {
    const one = alive(leads, n)
    const body = { followUpNotes: `note ${n}` }
    if (one) await call(saveNotes, { params: { id: one.id }, body })
  },
  erase: async (n: number) => {
    const one = alive(leads, n)
    if (!one) return
    await call(remove, { params: { id: one.id } })
    one.isGone = true
  },
  post: async (n: number) => {
    posts.push({ id: (await site.write(some(titles, n), `Text ${n}.`)).id, mark: '' })
  },
  rename: async (n: number) => {
    const one = alive(posts, n)
    if (one) await site.change(one.id, `${some(titles, n)} ${n}`)
  },
  unpost: async (n: number) => {
    const one = alive(posts, n)
    if (!one) return
    await site.remove(one.id)
    one.isGone = true
  },
  section: (n: number) => site.addSection({ title: `Section ${n}` }),
  row: async (n: number) => {
    const keyword = `${some(things, n)} ${some(things, n + 1)}`
    const userMessage = `${keyword} ${rows.length}`
    const mark = answerOf(userMessage, n)
    const { id } = await call(createTraining, { body: { keyword, userMessage, botResponse: mark } })
    rows.push({ id: String(id), mark })
  },
  teach: async (n: number) => {
    const one = alive(rows, n)
    if (!one) return
    const botResponse = answerOf(askedOf(one), n)
    await call(updateTraining, { params: { id: one.id }, body: { botResponse } })
    one.mark = botResponse
  },
  forget: async (n: number) => {
    const one = alive(rows, n)
    if (!one) return
    await call(removeTraining, { params: { id: one.id } })
    one.isGone = true
  },
}

/** How the stream tells it. */
const ways = {
  worked: async () => feed(await nextBatch()),
  /** Ended somewhere within, and handed the same batch again. */
  killed: async (n: number) => {
    const batch = await nextBatch()
    await endedAfter(1 + (n % 16), () => feed(batch))
    await feed(batch)
  },
  twiceAndOutOfOrder: async () => {
    const [old, batch] = [before, await nextBatch()]
    await feed(batch)
    await feed([...batch, ...old].toReversed())
    await feed(old)
  },
  /** Some of the calls are refused: what fails alone is put aside, what fails for all comes again. */
  throttled: async (n: number) => {
    const batch = await nextBatch()
    let calls = n
    await failTableCalls(
      () => calls++ % 4 === 0,
      () => feed(batch),
    ).catch(nothing)
    await feed(batch)
  },
  /** Nothing of it can be read or written: the batch is worked all the same, at once. */
  badRow: async () => {
    const batch = await nextBatch()
    const bad = batch
      .map(({ dynamodb }) => String(dynamodb?.Keys?.pk?.S))
      .find((pk) => pk.startsWith('LEAD#'))
      ?.slice('LEAD#'.length)
    await failTableCalls(
      ({ pk }) => bad !== undefined && pk.includes(bad),
      () => feed(batch),
    )
  },
  stoppedForAMinute: () => site.later(60_000),
}

const stepOf = <Name extends string>(all: Record<Name, (n: number) => unknown>) =>
  fc.tuple(fc.constantFrom(...(Object.keys(all) as Name[])), fc.nat({ max: 10_000 }))
const round = fc.tuple(fc.array(stepOf(writes), { minLength: 1, maxLength: 6 }), stepOf(ways))

const askedOf = ({ mark }: Written) => mark.split(':')[0] ?? ''

/** Whom the messages of the queue tell of each lead, since the beginning. */
const told = new Map<string, Set<string>>()
const readNotices = async () => {
  const found = await queue.send(
    new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10, VisibilityTimeout: 3_600 }),
  )
  for (const { Body = '' } of found.Messages ?? []) {
    const { lead, whom } = JSON.parse(Body)
    told.set(lead, (told.get(lead) ?? new Set()).add(whom))
  }
  if (found.Messages?.length) await readNotices()
}

/** All of the team are told of a lead, or nobody, once the team was told of ten. */
const isTold = (id: string) =>
  told.get(id)?.size === team.length || (!told.has(id) && told.size >= 10)

/** What does not follow from what the table says. */
const wrong = async () => {
  const found: unknown[] = await site.untrue()
  const hold = (isSo: unknown, what: string) => isSo || found.push(what)
  for (const { id, mark, isGone = false } of leads) {
    const { items } = await call(list, { query: { q: mark } })
    hold(items.some((one) => one.id === id) !== isGone, `search of ${mark}`)
    const lead = await findLead(id)
    hold(isGone || (lead?.toldAt && isTold(id)), `notices of ${mark}`)
  }
  for (const one of rows) {
    const body = { message: askedOf(one) }
    const { response } = await site.visitor()(api.chat.message, { body })
    hold((response === one.mark) !== Boolean(one.isGone), `answer of ${one.mark}: ${response}`)
  }
  return found
}

test('reactions killed, stopped for a minute, fed twice and out of order, a throttled table, a bad row: at the end all is as the table says', {
  timeout: 400_000,
}, async () => {
  // Some of the steps make the table fail.
  expectErrorLog(/./)
  vi.spyOn(console, 'error').mockImplementation(nothing)
  await fc.assert(
    fc.asyncProperty(fc.array(round, { minLength: 4, maxLength: 9 }), async (rounds) => {
      const { number } = await readLeadsVersion({ eventual: false })
      for (const [steps, [way, n]] of rounds) {
        for (const [name, n] of steps) await writes[name](n)
        await ways[way](n)
      }
      for (let batch = await nextBatch(); batch.length; batch = await nextBatch()) await feed(batch)
      // What was put aside comes back by itself.
      await vi
        .waitUntil(
          async () => {
            await site.settle()
            await readNotices()
            return (await wrong()).length === 0
          },
          { timeout: 120_000, interval: 2_000 },
        )
        .catch(async () => expect(await wrong()).toEqual([]))
      if (rounds.some(([steps]) => steps.some(([name]) => name === 'lead')))
        expect((await readLeadsVersion({ eventual: false })).number).toBeGreaterThan(number)
    }),
    {
      numRuns: Number(process.env.RUNS ?? 2),
      endOnFailure: true,
      interruptAfterTimeLimit: 240_000,
    },
  )
})
