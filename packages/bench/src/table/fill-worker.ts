import { workerData } from 'node:worker_threads'
import { createLead, createPost } from '@bong-bari/table'
import { evenLead } from './even-leads.ts'
import { evenPost } from './even-posts.ts'
import type { Filling } from './fill-table.ts'

const { leads, posts, now }: Filling = workerData

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
