import { workerData } from 'node:worker_threads'
import { fillTable } from '@bong-bari/local'

const { kind, count, now } = workerData

await fillTable(kind, count, now)
