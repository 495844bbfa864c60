import { arrivedLead } from '@bong-bari/contract'
import { failingAt, placesIn, startTable } from '@bong-bari/local'
import { beginningsOf } from '@bong-bari/text'
import { afterAll, expect, test } from 'vitest'
import { wordsOfLead } from '../searching/lead-words.ts'
import { wordsOfPost } from '../searching/post-words.ts'

const table = await startTable()
Object.assign(process.env, table.env)
const store = await import('@bong-bari/table')
const verbs = await import('../../../packages/table/src/verbs.ts')
const look = (await import('./handler.ts')).handler
afterAll(() => table.stop())

const dated = (number: number) => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  createdAt: new Date(Date.UTC(2026, 0, 1) + number * 1000).toISOString(),
})

/** A lead that no index of words knows. */
const putLead = async (number: number, spam: boolean) => {
  const stamps = dated(number)
  const request = { name: `রিয়া ${number}`, company: 'Mishti Ghor', phone: '+91 9830012345' }
  const lead = { ...arrivedLead(request, stamps), spam }
  await verbs.put(store.itemOfLead(lead))
  const place = `${stamps.createdAt}#${stamps.id}`
  return { kind: 'lead', place, words: wordsOfLead(lead) }
}

const putPost = async (number: number) => {
  const stamps = dated(number)
  const text = { title: `ইলিশ ${number}`, content: 'সাহা বাড়ি', excerpt: null }
  const picture = { image: null, imageWidth: null, imageHeight: null, date: null }
  const more = { ...picture, slug: `old-${number}`, updatedAt: stamps.createdAt }
  await verbs.put(store.itemOfPost({ ...stamps, ...text, ...more }))
  const place = `${stamps.createdAt}#${stamps.id}`
  return { kind: 'post', place, words: await wordsOfPost({ ...text, format: 'plain' }) }
}

const standing = async () =>
  (await placesIn(table))
    .filter(({ pk }) => pk.startsWith('FOUND#'))
    .map(({ pk, sk }) => `${pk} ${sk}`)
    .sort()

/** Looks until nothing is left, and is cut off or fails amid its work the while. */
const lookUntilDone = async () => {
  for (let turn = 0; turn < 1_000; turn++) {
    let asked = 0
    let calls = 0
    const cutOff = { getRemainingTimeInMillis: () => (asked++ < 6 ? 60_000 : 0) }
    const stop = turn % 3 === 0 ? 20 + turn : Number.POSITIVE_INFINITY
    const counts = await failingAt(
      () => ++calls > stop,
      () => look({}, cutOff),
    ).catch(() => undefined)
    if (counts?.takenIn === 0) return turn
  }
  throw new Error('It never ends.')
}

const putAll = async () => {
  const things: { kind: string; place: string; words: string[] }[] = []
  for (let at = 0; at < 120; at++) things.push(await putLead(at, at % 10 === 0))
  for (let at = 0; at < 80; at++) things.push(await putPost(1_000 + at))
  return things
    .flatMap(({ kind, place, words }) =>
      beginningsOf(words).map((beginning) => `FOUND#${kind}#${beginning} ${place}`),
    )
    .sort()
}

test('leads and posts that no words lead to are taken in, each under its words and no others, however often that is cut off or fails', async () => {
  const wanted = await putAll()
  expect(await lookUntilDone()).toBeGreaterThan(3)
  expect(await standing()).toEqual(wanted)
  for (const kind of store.searchedKinds)
    expect(await store.backfillState(kind)).toEqual({ edition: 2, isDone: true, cursor: undefined })
})

test('an edition before is taken in anew, and what it put where nothing belongs goes', async () => {
  const wanted = await standing()
  const [lead] = (await placesIn(table)).filter(({ pk }) => pk.startsWith('FOUND-BY#lead'))
  if (!lead) throw new Error('No lead was taken in.')
  const item = await verbs.get(lead)
  const { id } = dated(Number(lead.pk.slice(-12)))
  // As if the edition before had known it by other words.
  await store.indexBeginnings('lead', { id, createdAt: String(item?.createdAt) }, ['x', 'r'])
  await store.saveBackfillState('lead', { edition: 1, isDone: true })
  expect(await standing()).not.toEqual(wanted)
  await lookUntilDone()
  expect(await standing()).toEqual(wanted)
})
