import { Worker } from 'node:worker_threads'
import { type MadeUpKind, reachTable } from '@bong-bari/local'

/** Writes made-up leads or posts into the table behind an endpoint. */
export const fillSite = async (endpoint: string, kind: MadeUpKind, count: number, now?: number) => {
  const { env } = await reachTable({ AWS_ENDPOINT_URL_DYNAMODB: endpoint })
  // A thread of its own, since the table's code reads settings from the environment.
  const worker = new Worker(new URL('./fill-worker.ts', import.meta.url), {
    env,
    workerData: { kind, count, now },
  })
  await new Promise((resolve, reject) => worker.on('exit', resolve).on('error', reject))
}
