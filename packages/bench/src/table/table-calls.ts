import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import {
  createQueue,
  loadTable,
  makeLead,
  manyItems,
  startBucket,
  startTableEngine,
} from '@bong-bari/local'
import { itemsOfIndexed, keys } from '@bong-bari/table'
import { indexedBeginnings } from '../../../../functions/src/reactions/words.ts'
import { parseLeadSearch } from '../../../../functions/src/searching/lead-search.ts'
import type { BudgetId } from '../budgets.ts'
import type { Measurement, Reading } from '../reading.ts'
import { inTemporaryFolder } from '../temporary.ts'
import { startMeter } from './metered-table.ts'
import type { Cost } from './table-calls-worker.ts'

/** Fixed, so that every run measures the same table. */
const now = Date.parse('2026-11-23T10:00:00.000Z')

type Size = { leads: number; posts: number }

/** The size that the product is built for, and a tenth of it. */
const full: Size = { leads: 20_000, posts: 2_000 }
const tenth: Size = { leads: 2_000, posts: 200 }

/** What the benchmark searches leads for. */
const searches = ['রিয়া', 'riya', 'riya mishti', '98000', 'episode', 'কাকা', 'xylophone']

/** The parts of the search index that the searches read. The rest is a hundred times as large. */
const readPartitions = new Set(
  searches.flatMap((text) => parseLeadSearch(text).sought.flat().map(keys.found)),
)
const isRead = ({ pk }: { pk: string }) =>
  !pk.startsWith(keys.found('')) || pk.startsWith(keys.found('@')) || readPartitions.has(pk)

async function* itemsOf({ leads, posts }: Size) {
  yield* manyItems('leads', leads, now)
  yield* manyItems('posts', posts, now)
  for (let index = 0; index < leads; index++) {
    const lead = makeLead(index, now)
    yield* itemsOfIndexed(lead, indexedBeginnings(lead)).filter(isRead)
  }
}

/** What each call costs on a table of this size. */
const costsAt = (size: Size) =>
  inTemporaryFolder(async (folder) => {
    const path = join(folder, 'table')
    await loadTable(path, itemsOf(size))
    const engine = await startTableEngine({ path })
    const [meter, bucket] = [await startMeter(engine.endpoint), await startBucket()]
    const env = {
      ...process.env,
      ...bucket.env,
      TABLE_NAME: 'bong-bari',
      AWS_ENDPOINT_URL_DYNAMODB: meter.endpoint,
      PUBLISH_QUEUE_URL: await createQueue(bucket.endpoint, 'publish'),
      NOTICE_QUEUE_URL: await createQueue(bucket.endpoint, 'notices'),
      REACTION_QUEUE_URL: await createQueue(bucket.endpoint, 'reactions'),
      ORIGIN_SECRET: 'bench',
    }
    try {
      // A thread of its own, since the table's code reads settings from the environment.
      const worker = new Worker(new URL('./table-calls-worker.ts', import.meta.url), {
        env,
        workerData: { now, meter: meter.endpoint, searches },
      })
      return await new Promise<Cost[]>((resolve, reject) => {
        worker.on('message', resolve).on('error', reject)
        worker.on('exit', (code) => reject(new Error(`The calls ended with ${code}.`)))
      })
    } finally {
      await meter.stop()
      await engine.stop()
      await bucket.stop()
    }
  })

/** The budget of calls in turn, by the beginning of a call's name. */
const turnIds: [RegExp, BudgetId][] = [
  [/^status/, 'D1 status'],
  [/^new lead/, 'D1 lead'],
  [/^post changed/, 'D1 post'],
  [/^chat/, 'D1 chat'],
]

const growthReadings = (few: Cost, many: Cost): Reading[] => {
  const of = many.name
  if (of === 'status of a lead') return [{ id: 'D3 status', of, value: many.written / few.written }]
  if (!/^(leads|search)/.test(of)) return []
  if (few.entries !== many.entries)
    throw new Error(`${of}: ${few.entries} entries of few, ${many.entries} of many.`)
  const id = of.startsWith('leads') ? 'D3 list' : 'D3 search'
  return [{ id, of, value: many.units / few.units }]
}

/** Calls in turn, and how units grow from a tenth of the size that the product is built for. */
export const tableCalls: Measurement = {
  name: 'table-calls',
  measure: async () => {
    const [fewer, more] = [await costsAt(tenth), await costsAt(full)]
    return more.flatMap((many): Reading[] => {
      const few = fewer.find(({ name }) => name === many.name)
      const id = turnIds.find(([form]) => form.test(many.name))?.[1]
      return [
        ...(id ? [{ id, of: many.name, value: many.turns }] : []),
        ...(few ? growthReadings(few, many) : []),
      ]
    })
  },
}
