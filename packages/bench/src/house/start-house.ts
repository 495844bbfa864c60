import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import {
  countOf,
  fillBucket,
  type House,
  type Kind,
  leadOfHouse,
  loadTable,
  makeQueue,
  perYear,
  postOfHouse,
  startBucket,
  startTableEngine,
  thingsOf,
  wireOf,
} from '@bong-bari/local'
import { derivedId, itemsOfIndexed } from '@bong-bari/table'
import { ensureBuilt } from '@bong-bari/web/built'
import { indexedLead, indexedPost } from '../../../../functions/src/reactions/words.ts'
import { leadSearch } from '../../../../functions/src/searching/lead-words.ts'
import { type Ever, type Largest, startMeter } from '../table/metered-table.ts'
import { type Item, itemBytes } from '../table/units.ts'
import { inTemporaryFolder } from '../temporary.ts'
import type { Taken } from './scene.ts'
import { searchTexts } from './scenes.ts'

/** Fixed, so that every run measures the same house. */
const now = Date.parse('2026-11-23T10:00:00.000Z')

const owners = ['ma', 'riya', 'boudi', 'mashi'].map((username) => ({
  id: derivedId(username),
  username,
}))

export const houseOf = (years: number, scale: number): House => ({ now, years, scale, owners })

/** Prefixes the scenes search; the rest of the index, a hundred times as large, is never read. */
const sought = new Set(
  Object.entries(searchTexts).flatMap(([kind, texts]) =>
    texts.flatMap((q) =>
      leadSearch(q)
        .sought.flat()
        .map((one) => `FOUND#${kind}#${one}`),
    ),
  ),
)
const isRead = ({ pk }: { pk: string }) => !/^FOUND#\w+#[^@]/.test(pk) || sought.has(pk)

/** The search words of a lead or post. */
const wordsOf = async (kind: Kind, index: number, house: House) => {
  if (kind === 'leads') {
    const { lead } = leadOfHouse(index, house)
    const { createdAt, beginnings } = indexedLead(lead)
    return itemsOfIndexed('lead', { id: lead.id, createdAt }, beginnings).filter(isRead)
  }
  if (kind !== 'posts') return []
  const post = postOfHouse(index, house)
  const { createdAt, beginnings } = await indexedPost(post)
  return itemsOfIndexed('post', { id: post.id, createdAt }, beginnings).filter(isRead)
}

type Play = { house: House; scenes: readonly string[]; kinds: readonly Kind[] }

async function* itemsOf({ house, kinds, scenes }: Play, largest: Largest) {
  for (const kind of kinds) {
    let index = 0
    for (const { own, parts = [] } of thingsOf(kind, house)) {
      for (const item of [...parts, own]) {
        const bytes = itemBytes(wireOf(item) as Item)
        if (bytes > largest.bytes) Object.assign(largest, { bytes, key: `${item.pk} ${item.sk}` })
        yield item
      }
      if (scenes.includes('search')) yield* await wordsOf(kind, index++, house)
    }
  }
}

export type Played = { taken: Taken[]; largest: Largest; refused: string[]; ever: Ever }

const worked = (worker: Worker) =>
  new Promise<Taken[]>((resolve, reject) => {
    worker.on('message', resolve).on('error', reject)
    worker.on('exit', (code) => reject(new Error(`The scenes ended with ${code}.`)))
  })

const play = async (folder: string, { house, scenes, kinds }: Play) => {
  if (scenes.includes('publish')) await ensureBuilt({ building: () => {} })
  const largest = { bytes: 0, key: '' }
  const path = join(folder, 'table')
  await loadTable(path, itemsOf({ house, scenes, kinds }, largest))
  const engine = await startTableEngine({ path })
  const [meter, bucket] = [await startMeter(engine.endpoint), await startBucket()]
  if (kinds.includes('pictures') && countOf('pictures', house))
    await fillBucket({ endpoint: bucket.endpoint, name: bucket.bucket }, house)
  const env = {
    ...process.env,
    ...bucket.env,
    TABLE_NAME: 'bong-bari',
    AWS_ENDPOINT_URL_DYNAMODB: meter.endpoint,
    PUBLISH_QUEUE_URL: await makeQueue(bucket.endpoint, 'publish'),
    NOTICE_QUEUE_URL: await makeQueue(bucket.endpoint, 'notices'),
    REACTION_QUEUE_URL: await makeQueue(bucket.endpoint, 'reactions'),
    ORIGIN_SECRET: 'house',
  }
  try {
    // A thread of its own, since the table's code reads settings from the environment.
    const workerData = { house, scenes, meter: meter.endpoint }
    const worker = new Worker(new URL('./house-worker.ts', import.meta.url), { env, workerData })
    const taken = await worked(worker)
    const { ever } = meter
    const found = [largest, ever.largest].toSorted((a, b) => b.bytes - a.bytes)[0] ?? largest
    return { taken, largest: found, refused: [...ever.refused], ever }
  } finally {
    await meter.stop()
    await engine.stop()
    await bucket.stop()
  }
}

/** Fills a house and plays scenes in it one by one. */
export const playIn = (
  house: House,
  scenes: readonly string[],
  kinds = Object.keys(perYear) as Kind[],
): Promise<Played> => inTemporaryFolder((folder) => play(folder, { house, scenes, kinds }))
