import { setTimeout as pause } from 'node:timers/promises'
import { workerData } from 'node:worker_threads'
import { createLead, createPost, settleMs } from '@bong-bari/table'
import { indexChanges } from '../../../../functions/src/search-words/index-changes.ts'
import { evenLead } from './even-leads.ts'
import { evenPost } from './even-posts.ts'
import type { Filling } from './fill-table.ts'

const { leads, posts, now, searched }: Filling = workerData

/** Items that are written at the same time. */
const lanes = 32

const writeAll = async (
  [from, to]: [number, number],
  write: (number: number) => Promise<unknown>,
) => {
  let next = from
  const lane = async () => {
    while (next < to) await write(next++)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

if (leads) await writeAll(leads, (number) => createLead(evenLead(number, now)))
if (posts) await writeAll(posts, (number) => createPost(evenPost(number, now)))
if (searched) {
  await indexChanges(() => false)
  // What has surely been written is looked at once more, and no search reads it itself any more.
  await pause(settleMs)
  await indexChanges(() => false)
}
