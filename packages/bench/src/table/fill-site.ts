import { Worker } from 'node:worker_threads'
import { type House, type Kind, reachTable } from '@bong-bari/local'

/** Writes part of a house into the table behind an endpoint. */
export const fillSite = async (endpoint: string, kind: Kind, house: House, count: number) => {
  const { env } = await reachTable({ AWS_ENDPOINT_URL_DYNAMODB: endpoint })
  // A thread of its own, since the table's code reads settings from the environment.
  const worker = new Worker(new URL('./fill-worker.ts', import.meta.url), {
    env,
    workerData: { kind, house, count },
  })
  await new Promise((resolve, reject) => worker.on('exit', resolve).on('error', reject))
}
