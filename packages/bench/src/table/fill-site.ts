import { Worker } from 'node:worker_threads'
import { type House, type Kind, reachTable } from '@bong-bari/local'

/** Writes so many things of a house into the site's table behind an endpoint. */
export const fillSite = async (endpoint: string, kind: Kind, house: House, count: number) => {
  const { env } = await reachTable({ AWS_ENDPOINT_URL_DYNAMODB: endpoint })
  // Apart, because the table's code reads its settings from the environment of its thread.
  const worker = new Worker(new URL('./fill-worker.ts', import.meta.url), {
    env,
    workerData: { kind, house, count },
  })
  await new Promise((resolve, reject) => worker.on('exit', resolve).on('error', reject))
}
