import { documents, listedPages } from '@bong-bari/edge'
import { failingAt } from '@bong-bari/local'
import { builtInPosts } from '@bong-bari/site'
import { announcePages, createPost, listPostHeads, removePost } from '@bong-bari/table'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { endedAfter, heldAt } from '../../testing/hold-calls.ts'
import { startPublisher } from '../../testing/start-publisher.ts'
import { keyOfPage } from '../adapters/page-files.ts'
import { monthOf } from '../public-data/month.ts'
import { pathsAround } from '../public-data/neighbours.ts'
import { pathsOfPost } from '../public-data/paths.ts'

const site = await startPublisher()
await site.call('everything')
afterAll(() => site.stop())

const everyPath = async () => {
  const { items } = await listPostHeads({ limit: 100, now: new Date(site.clock.now) })
  const months = items.map(({ publishAt }) => `/blog/in/${monthOf(publishAt)}`)
  const posts = [...items, ...builtInPosts].map(({ slug }) => `/blog/${slug}`)
  return [...new Set([...listedPages, ...documents, ...months, ...posts])]
}

/** Paths whose file says something else than is true, and files that should not be there. */
const untrue = async () => {
  const paths = await everyPath()
  const found: string[] = []
  for (const path of paths) {
    const said = await site.fileOf(path)
    if (said !== (await (await site.fetcher()(path)).text())) found.push(path)
  }
  const known = new Set<string | undefined>(paths.map(keyOfPage))
  return [...found, ...(await site.keys()).filter((key) => !known.has(key))]
}

const nothing = () => undefined

test('a publisher that was held up does not put an older page over a newer one', async () => {
  const post = await site.write('Held', 'এক।')
  await site.settle()
  await site.change(post.id, 'Held', 'দুই।')
  site.later(2_000)
  const held = heldAt('PutObjectCommand', () => site.call())
  await held.reached
  site.later(50_000)
  await site.change(post.id, 'Held', 'তিন।')
  site.later(2_000)
  site.forget()
  await site.call()
  held.goOn()
  await held.ended.catch(nothing)
  expect(await site.fileOf(`/blog/${post.slug}`)).toContain('তিন।')
  await site.settle()
  expect(await untrue()).toEqual([])
})

test('a publisher that was held up does not take away a page that is there again', async () => {
  const post = await site.write('Again', 'এক।')
  await site.settle()
  await site.remove(post.id)
  site.later(2_000)
  const held = heldAt('DeleteObjectCommand', () => site.call())
  await held.reached
  site.later(50_000)
  await site.write('Again', 'দুই।', post.slug)
  site.later(2_000)
  site.forget()
  await site.call()
  held.goOn()
  await held.ended.catch(nothing)
  expect(await site.fileOf(`/blog/${post.slug}`)).toContain('দুই।')
  await site.settle()
  expect(await untrue()).toEqual([])
})

test('two that are called at once do not work beside each other', async () => {
  const post = await site.write('Twice')
  site.later(2_000)
  const [one, other] = await Promise.all([site.call(), site.call()])
  expect(Math.min(one.rendered, other.rendered)).toBe(0)
  expect(await site.fileOf(`/blog/${post.slug}`)).toContain('Twice')
})

test('what was announced and never written changes nothing, and goes', async () => {
  const refused = failingAt(
    ({ does }) => does === 'TransactWrite',
    () => site.write('Never written', 'শূন্য।'),
  )
  await expect(refused).rejects.toThrow()
  await site.settle()
  expect(await site.objectOf('/blog/never-written')).toBeUndefined()
  expect(await untrue()).toEqual([])
})

test('what cannot be announced is not changed', async () => {
  const refused = failingAt(
    ({ pk }) => pk === 'PUBLISH',
    () => site.write('Not announced', 'শূন্য।'),
  )
  await expect(refused).rejects.toThrow()
  const { items } = await listPostHeads({ limit: 100, now: new Date(site.clock.now) })
  expect(items.map(({ title }) => title)).not.toContain('Not announced')
})

test('a change that is written late is met by the next look', async () => {
  const { createdAt, publishAt, ...post } = await site.write('First')
  await site.settle()
  const late = { ...post, slug: 'written-late', id: crypto.randomUUID() }
  const at = new Date(site.clock.now)
  const place = { ...late, publishAt: at.toISOString() }
  await announcePages([...pathsOfPost(place), ...(await pathsAround(place, at))], at)
  site.later(2_000)
  await site.call()
  await createPost({ ...late, createdAt: at.toISOString() })
  await site.settle()
  expect(await untrue()).toEqual([])
  await site.remove(late.id)
  await site.settle()
})

test('a post that cannot be read keeps its page, and the others go on', async () => {
  const [bad, good] = [await site.write('Bad'), await site.write('Good')]
  await site.settle()
  // As a version of later might store it.
  const { content: _, ...unreadable } = bad
  await removePost(bad.id, { by: null, at: new Date() })
  await createPost(Object.assign(unreadable, { content: 7 }) as never)
  await site.change(good.id, 'Good', 'নতুন।')
  await announcePages([`/blog/${bad.slug}`], new Date(site.clock.now))
  site.later(2_000)
  expect(await site.call()).toMatchObject({ failed: 1 })
  expect(await site.fileOf(`/blog/${bad.slug}`)).toContain('Bad')
  expect(await site.fileOf(`/blog/${good.slug}`)).toContain('নতুন।')
  expect(await site.call('everything')).toMatchObject({ written: 0, removed: 0 })
  expect(await site.fileOf(`/blog/${bad.slug}`)).toContain('Bad')
  await site.remove(bad.id)
  await site.settle()
  expect(await untrue()).toEqual([])
})

test('many posts are walked through from where a cut left off, newest first', async () => {
  const { createdAt: _, publishAt: _first, ...post } = await site.write('Many')
  const slugs = Array.from({ length: 72 }, (_, count) => `many-${1_000 + count}`)
  for (const [count, slug] of slugs.entries()) {
    const createdAt = new Date(Date.UTC(2020, count % 24, 1) + count).toISOString()
    await createPost({ ...post, id: crypto.randomUUID(), slug, createdAt, publishAt: createdAt })
  }
  await announcePages(['*'], new Date(site.clock.now))
  site.later(60_000)
  const isWhole = async () => (await site.keys()).includes(`pages/blog/${slugs[0]}.html`)
  let cuts = 0
  while (!(await isWhole()) && cuts++ < 20) {
    await endedAfter(300, () => site.call())
    site.later(60_000)
  }
  expect(cuts).toBeGreaterThan(1)
  expect(cuts).toBeLessThan(20)
  await site.settle()
  const keys = await site.keys()
  expect(slugs.filter((slug) => !keys.includes(`pages/blog/${slug}.html`))).toEqual([])
  const { items } = await listPostHeads({ limit: 200, now: new Date(site.clock.now) })
  for (const { id, slug } of items)
    if (slugs.includes(slug)) await removePost(id, { by: null, at: new Date() })
  // Deleted behind the publisher's back: the night finds it.
  await site.call('everything')
  expect(await untrue()).toEqual([])
})

test('files that stand for nothing go by night', async () => {
  const { PutObjectCommand } = await import('@aws-sdk/client-s3')
  for (const Key of [
    'pages/blog/gone.html',
    'pages/blog/in/2019-01.html',
    'pages/odd.txt',
    'pages/old.html',
  ])
    await site.s3.send(new PutObjectCommand({ Bucket: site.Bucket, Key, Body: 'old' }))
  await site.call('everything')
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
  bell: () => site.call(),
  twoBells: () => Promise.all([site.call(), site.call()]),
  minute: () => {
    site.later(60_000)
    return site.call()
  },
  night: () => site.call('everything'),
  coldStart: async () => site.forget(),
  killed: (n: number) => endedAfter(1 + (n % 40), () => site.call()),
  killedByNight: (n: number) => endedAfter(1 + (n % 60), () => site.call('everything')),
  cutOff: (n: number) => site.call('due', n % 3_000),
  neverWritten: (n: number) =>
    failingAt(
      ({ does }) => does === 'TransactWrite',
      async () => site.write(`Never ${n}`, 'শূন্য।').catch(nothing),
    ),
}
type Action = keyof typeof actions
const names = Object.keys(actions) as Action[]

test('whatever bells are lost, doubled and late, and wherever a publisher is killed, two minutes later all is true', {
  timeout: 300_000,
}, async () => {
  const step = fc.tuple(fc.constantFrom(...names), fc.nat({ max: 10_000 }))
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      for (const [name, n] of steps) await actions[name](n)
      await site.settle()
      expect(await untrue()).toEqual([])
    }),
    {
      numRuns: Number(process.env.RUNS ?? 8),
      endOnFailure: true,
      interruptAfterTimeLimit: 200_000,
    },
  )
})
