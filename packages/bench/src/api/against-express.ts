import { join } from 'node:path'
import { api } from '@bong-bari/contract'
import { reachTable, startTable } from '@bong-bari/local'
import type { Measurement, Reading } from '../reading.ts'
import { fillTable } from '../table/fill-table.ts'
import { inTemporaryFolder } from '../temporary.ts'
import { startSite } from './metered-site.ts'
import { timesOf } from './processor-time.ts'
import { startServer } from './server.ts'
import type { Ask } from './visitors.ts'

const { leads, posts, sections } = api

const wish = {
  name: 'রিয়া সেন',
  company: 'মিষ্টি ঘর',
  email: 'riya@example.test',
  message: 'পুজোর আগে একটা মজার ভিডিও চাই। Please send your rates.',
}

const questions = (headers: Record<string, string>): Ask[] => [
  { method: 'GET', path: posts.list.path, expected: 200 },
  { method: 'GET', path: sections.publicList.path, expected: 200 },
  { method: 'GET', path: leads.list.path, headers, expected: 200 },
  {
    method: 'POST',
    path: leads.create.path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
    expected: 201,
  },
]

const measure = async (folder: string): Promise<Reading[]> => {
  const table = await startTable()
  const site = await startSite(table.endpoint)
  await fillTable(table.endpoint, { leads: [0, 200], posts: [0, 40], now: Date.now() })
  const { env } = await reachTable({ AWS_ENDPOINT_URL_DYNAMODB: table.endpoint })
  const express = await startServer('express-process.ts', {
    ...env,
    LOG_FILE: join(folder, 'express.log'),
  })
  try {
    let [ours, theirs] = [0, 0]
    for (const question of questions(site.session.headers)) {
      const [one, other] = await timesOf({ server: site, question }, { server: express, question })
      ours += one
      theirs += other
    }
    return [{ id: 'L4', of: 'four routes, in equal shares', value: ours / theirs }]
  } finally {
    await express.stop()
    await site.stop()
    await table.stop()
  }
}

/** What the local API path takes for a request, against Express 5 over the same table code. */
export const againstExpress: Measurement = {
  name: 'against-express',
  length: 'short',
  measure: () => inTemporaryFolder(measure),
}
