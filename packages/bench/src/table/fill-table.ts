import { Worker } from 'node:worker_threads'
import { reachTable } from '@bong-bari/local'

/** Numbers of leads and posts from the first up to, but without, the last. */
export type Filling = {
  leads?: [number, number]
  posts?: [number, number]
  now: number
  /** Takes all of them into the search as well. */
  searched?: true
}

/** Writes leads and posts of even size into the site's table behind an endpoint. */
export const fillTable = async (endpoint: string, filling: Filling) => {
  const { env } = await reachTable({ AWS_ENDPOINT_URL_DYNAMODB: endpoint })
  // Apart, because the table's code reads its settings from the environment of its thread.
  const worker = new Worker(new URL('./fill-worker.ts', import.meta.url), {
    env,
    workerData: filling,
  })
  await new Promise((resolve, reject) => worker.on('exit', resolve).on('error', reject))
}
