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
const teach = async (count: number) => {
  const { trainingRows } = await import('@bong-bari/table')
  const { manyRows } = await import('../../../../functions/testing/bot-score.ts')
  const made = { by: null, at: new Date() }
  for (const row of manyRows(count)) await trainingRows.create(row, made)
}

const measureAll = async (folder: string): Promise<Reading[]> => {
  const [table, bucket] = await Promise.all([startTable(), startBucket()])
  Object.assign(process.env, table.env, bucket.env)
  const env = { ...table.env, ...bucket.env, ORIGIN_SECRET: originSecret }
  try {
    const { chat: module = '' } = await bundleAsDeployed(join(folder, 'deployed'), ['chat'])
    const event = await messageEvent()
    await teach(60)
    const candidates = [{ module }, { module, event }]
    const [init = Number.NaN, answered = Number.NaN] = await race(candidates, {
      folder,
      env,
      runs: 5,
    })
    return [{ id: 'B1 cold' as const, of: '60 rows', value: answered / init }]
  } finally {
    await Promise.all([table.stop(), bucket.stop()])
  }
}

/** Processor time of a cold chat up to its first answer, against its init. */
export const botCold: Measurement = {
  name: 'bot-cold',
  measure: () => inTemporaryFolder(measureAll),
}
