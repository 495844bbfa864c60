import { join } from 'node:path'
import { invoker, startBucket, startTable } from '@bong-bari/local'
import type { Measurement, Reading } from '../reading.ts'
import { inTemporaryFolder } from '../temporary.ts'
import { race } from './fresh-process.ts'
import { bundleAsDeployed } from './packaging.ts'

const originSecret = 'bench'

const messageEvent = async () => {
  let seen: object = {}
  const record = (event: object) => {
    seen = event
    return {}
  }
  const body = JSON.stringify({ message: 'notun video kobe asbe?', conversationHistory: [] })
  await invoker({ chat: record }, { originSecret })('/api/chatbot/message', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  return seen
}

/** Fills the table with rows. */
const teach = async (count: number, variants: number) => {
  const { trainingRows } = await import('@bong-bari/table')
  const { manyRows } = await import('../../../../functions/testing/bot-score.ts')
  const made = { by: null, at: new Date() }
  for (const row of manyRows(count, variants)) await trainingRows.create(row, made)
}

const measureAll = async (folder: string): Promise<Reading[]> => {
  const [table, bucket] = await Promise.all([startTable(), startBucket()])
  Object.assign(process.env, table.env, bucket.env)
  const env = { ...table.env, ...bucket.env, ORIGIN_SECRET: originSecret }
  try {
    const { chat: module = '' } = await bundleAsDeployed(join(folder, 'deployed'), ['chat'])
    const event = await messageEvent()
    const ratio = async () => {
      const candidates = [{ module }, { module, event }]
      const [init = Number.NaN, answered] = await race(candidates, { folder, env, runs: 5 })
      return (answered ?? Number.NaN) / init
    }
    await teach(60, 0)
    const few = await ratio()
    await teach(2000 - 60, 5)
    return [
      { id: 'B0 60', of: 'a message', value: few },
      { id: 'B0 2000', of: 'a message', value: await ratio() },
    ]
  } finally {
    await Promise.all([table.stop(), bucket.stop()])
  }
}

/** Processor time of a cold chat up to its first answer, against its init. */
export const botCold: Measurement = {
  name: 'bot-cold',
  length: 'short',
  measure: () => inTemporaryFolder(measureAll),
}
