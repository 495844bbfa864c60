import { failTableCalls, makePost } from '@bong-bari/local'
import { createPost, entities, listPostHeads, removePost } from '@bong-bari/table'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectErrorLog } from '../../testing/error-log.ts'
import { endedAfter, heldAt } from '../../testing/hold-calls.ts'
import { startPublisher } from '../../testing/start-publisher.ts'

const site = await startPublisher()
await site.everything()

const { untrue } = site
const nothing = () => undefined

test('a publisher that was held up does not put an older page over a newer one', async () => {
  const post = await site.write('Held', 'এক।')
  await site.settle()
  await site.change(post.id, 'Held', 'দুই।')
  const held = heldAt('PutObjectCommand', () => site.call())
  await held.reached
  await site.change(post.id, 'Held', 'তিন।')
  await site.call()
  held.goOn()
  await held.ended
  expect(await site.fileOf(`/blog/${post.slug}`)).toContain('তিন।')
  await site.settle()
  expect(await untrue()).toEqual([])
})

test('a publisher that was held up does not take away a page that is there again', async () => {
  const post = await site.write('Again', 'এক।')
  await site.settle()
  await site.remove(post.id)
  const held = heldAt('DeleteObjectCommand', () => site.call())
  await held.reached
  await site.write('Again', 'দুই।', post.slug)
  await site.call()
  held.goOn()
  await held.ended
  expect(await site.fileOf(`/blog/${post.slug}`)).toContain('দুই।')
  await site.settle()
  expect(await untrue()).toEqual([])
})

test('two that work on the same messages at once, and one a minute late, do no harm', async () => {
  const post = await site.write('Twice')
  await site.react()
  const messages = site.queue.take()
  await Promise.all([site.work(messages), site.work(messages)])
  expect(await site.fileOf(`/blog/${post.slug}`)).toContain('Twice')
  await site.change(post.id, 'Twice', 'নতুন।')
  await site.call()
  await site.work(messages)
  expect(await site.fileOf(`/blog/${post.slug}`)).toContain('নতুন।')
  await site.settle()
  expect(await untrue()).toEqual([])
})

test('what could not be written changes nothing', async () => {
  expectErrorLog(/"error":"Error"/)
  const refused = failTableCalls(
    ({ command }) => command === 'TransactWrite',
    () => site.write('Never written', 'শূন্য।'),
  )
  await expect(refused).rejects.toThrow()
  await site.settle()
  expect(await site.objectOf('/blog/never-written')).toBeUndefined()
  expect(await untrue()).toEqual([])
})

test('a post that cannot be read keeps its page, and the others go on', async () => {
  expectErrorLog(/"unreadable"|"publish"/)
  const [bad, good] = [await site.write('Bad'), await site.write('Good')]
  await site.settle()
  // As a version of later might store it.
  const { content: _, ...unreadable } = bad
  await removePost(bad.id, { by: null, at: new Date() })
  await createPost(Object.assign(unreadable, { content: 7 }) as never)
  await site.change(good.id, 'Good', 'নতুন।')
  expect(await site.call()).toMatchObject({ failed: 1 })
  expect(await site.fileOf(`/blog/${bad.slug}`)).toContain('Bad')
  expect(await site.fileOf(`/blog/${good.slug}`)).toContain('নতুন।')
  // Its message comes back, after longer and longer.
  const pauses: number[] = []
  for (let turn = 0; turn < 3; turn++) {
    pauses.push(Math.min(...site.queue.pauses()))
    site.later(1_000 * (pauses.at(-1) ?? 0))
    await site.call()
  }
  expect(pauses).toEqual([5, 10, 20])
  await site.everything()
  expect(site.asked()).toContain(`/blog/${bad.slug}`)
  expect(await site.fileOf(`/blog/${bad.slug}`)).toContain('Bad')
  await site.remove(bad.id)
  await site.settle()
  expect(await untrue()).toEqual([])
})

test('many posts are walked through in parts, each of which goes on where the last one ended', async () => {
  const { createdAt: _, publishAt: _first, ...post } = await site.write('Many')
  const slugs = Array.from({ length: 30 }, (_, count) => `many-${1_000 + count}`)
  for (const [count, slug] of slugs.entries()) {
    const createdAt = new Date(Date.UTC(2020, count % 24, 1) + count).toISOString()
    const old = { ...post, id: crypto.randomUUID(), slug, createdAt, publishAt: createdAt }
    await createPost(entities.post.schema.parse({ ...makePost(0, site.clock.now), ...old }))
  }
  await site.everything(60)
  let parts = 1
  while (site.asked().some((asked) => asked.startsWith('*'))) {
    await site.work(site.queue.take(), 60)
    parts++
  }
  expect(parts).toBeGreaterThan(1)
  const keys = await site.keys()
  expect(slugs.filter((slug) => !keys.includes(`pages/blog/${slug}.html`))).toEqual([])
  const { items } = await listPostHeads({ limit: 200, now: new Date(site.clock.now) })
  for (const { id, slug } of items)
    if (slugs.includes(slug)) await removePost(id, { by: null, at: new Date() })
  // Deleted behind the publisher's back: the night finds it.
  await site.everything()
  expect(await untrue()).toEqual([])
})

test('what there was no time for is sent anew', async () => {
  const post = await site.write('No time')
  expect(await site.call(0)).toMatchObject({ rendered: 0 })
  expect(site.asked()).toContain(`/blog/${post.slug}`)
  await site.call()
  expect(await site.fileOf(`/blog/${post.slug}`)).toContain('No time')
  await site.settle()
})

test('while the table does not answer nothing is lost, and a message that says nothing stays for somebody to look at', async () => {
  expectErrorLog(/"error":"Error"/)
  const post = await site.write('Table away')
  await site.react()
  const messages = site.queue.take()
  await failTableCalls(
    () => true,
    () => site.work(messages),
  )
  expect(site.asked()).toContain(`/blog/${post.slug}`)
  const nonsense = messages.map(({ one, record }) => ({ one, record: { ...record, body: '?' } }))
  await site.work(nonsense)
  expect(site.asked()).toContain(`/blog/${post.slug}`)
  await site.settle()
  expect(await untrue()).toEqual([])
})

test('files that stand for nothing go by night', async () => {
  const { PutObjectCommand } = await import('@aws-sdk/client-s3')
  for (const Key of [
    'pages/blog/gone.html',
    'pages/blog/in/2019-01.html',
    'pages/sitemap-2019-01.xml',
    'pages/odd.txt',
    'pages/old.html',
  ])
    await site.s3.send(new PutObjectCommand({ Bucket: site.Bucket, Key, Body: 'old' }))
  await site.everything()
  expect(await untrue()).toEqual([])
})

const actions = {
  write: (n: number) => site.write(`Title ${n % 5}`, `Text ${n}.`),
  change: async (n: number) => {
    const { items } = await listPostHeads({ limit: 100, now: new Date(site.clock.now) })
    const post = items[n % Math.max(1, items.length)]
    if (post) await site.change(post.id, post.title, `Changed ${n}.`)
  },
  remove: async (n: number) => {
    const { items } = await listPostHeads({ limit: 100, now: new Date(site.clock.now) })
    const post = items[n % Math.max(1, items.length)]
    if (post) await site.remove(post.id)
  },
  section: (n: number) => {
    const at = (seconds: number) => new Date(site.clock.now + seconds * 1000).toISOString()
    return site.addSection({
      title: `Section ${n}`,
      validFrom: at(n % 90),
      validTo: at((n % 90) + 40),
    })
  },
  setting: (n: number) => site.set('replyPromise', `${n} days`),
  messages: () => site.call(),
  doubled: async () => {
    await site.react()
    const messages = site.queue.take()
    await Promise.all([site.work(messages), site.work(messages)])
  },
  minute: () => site.minute(),
  night: () => site.everything(),
  killed: (n: number) => endedAfter(1 + (n % 40), () => site.call()),
  killedByNight: (n: number) => endedAfter(1 + (n % 60), () => site.everything()),
  cutOff: (n: number) => site.call(n % 300),
  neverWritten: (n: number) =>
    failTableCalls(
      ({ command }) => command === 'TransactWrite',
      async () => site.write(`Never ${n}`, 'শূন্য।').catch(nothing),
    ),
}
type Action = keyof typeof actions
const names = Object.keys(actions) as Action[]

test('whatever messages come twice and late, and wherever a publisher is killed, two minutes later all is true', {
  timeout: 300_000,
}, async () => {
  // Some of the steps make the table fail.
  expectErrorLog(/./)
  const step = fc.tuple(fc.constantFrom(...names), fc.nat({ max: 10_000 }))
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      for (const [name, n] of steps) await actions[name](n)
      await site.settle()
      expect(await untrue()).toEqual([])
    }),
    {
      numRuns: Number(process.env.RUNS ?? 2),
      endOnFailure: true,
      interruptAfterTimeLimit: 200_000,
    },
  )
})
