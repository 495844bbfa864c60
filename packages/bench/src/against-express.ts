import { join } from 'node:path'
import { api } from '@bong-bari/contract'
import { reachTable } from '@bong-bari/local'
import { fillTable } from './fill-table.ts'
import { median } from './median.ts'
import { type MeteredSite, withMeteredSite } from './metered-site.ts'
import type { Measurement, Reading } from './reading.ts'
import { type Server, startServer } from './server-process.ts'
import { inTemporaryFolder } from './temporary.ts'
import { type Ask, visitorsOf } from './visitors.ts'

const { blog, collaboration, homepage } = api

const wish = {
  name: 'রিয়া সেন',
  company: 'মিষ্টি ঘর',
  email: 'riya@example.test',
  message: 'পুজোর আগে একটা মজার ভিডিও চাই। Please send your rates.',
}

const questions = (headers: Record<string, string>): Ask[] => [
  { method: 'GET', path: blog.list.path, expected: 200 },
  { method: 'GET', path: homepage.publicList.path, expected: 200 },
  { method: 'GET', path: collaboration.list.path, headers, expected: 200 },
  {
    method: 'POST',
    path: collaboration.create.path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
    expected: 201,
  },
]

const rounds = 7
const asked = 160

/** Milliseconds of a server's processor time for each of many equal questions. */
const timeOf = async (server: Server, question: Ask) => {
  const visitors = visitorsOf(server.url)
  const before = await server.processorTime()
  await visitors.askMany(question, asked)
  const after = await server.processorTime()
  visitors.leave()
  return (after - before) / asked
}

/** The median of what each server takes for a question, asked in turns; the first turns only warm. */
const compare = async (servers: readonly Server[], question: Ask) => {
  const times = servers.map((): number[] => [])
  for (let round = -2; round < rounds; round++)
    for (const [place, server] of servers.entries()) {
      const time = await timeOf(server, question)
      if (round >= 0) times[place]?.push(time)
    }
  return times.map(median)
}

const measure = (folder: string) => async (site: MeteredSite) => {
  const { engine } = site.table
  await fillTable(engine, { leads: [0, 200], posts: [0, 40], now: Date.now() })
  const { env } = await reachTable({ AWS_ENDPOINT_URL_DYNAMODB: engine })
  const express = await startServer('express-process.ts', {
    ...env,
    LOG_FILE: join(folder, 'express.log'),
  })
  try {
    const readings: Reading[] = []
    for (const question of questions(site.session.headers)) {
      const [ours = Number.NaN, theirs = Number.NaN] = await compare([site, express], question)
      console.error(question.method, question.path, ours, theirs)
      readings.push({
        id: 'L4',
        of: `${question.method} ${question.path}`,
        value: ours / theirs,
      })
    }
    return readings
  } finally {
    await express.stop()
  }
}

/** What the local API path takes for a request, against Express 5 over the same table code. */
export const againstExpress: Measurement = {
  name: 'against-express',
  length: 'short',
  measure: () => inTemporaryFolder((folder) => withMeteredSite(measure(folder))),
}
