import { workerData } from 'node:worker_threads'
import { fillTable } from '@bong-bari/local'

const { kind, house, count } = workerData

await fillTable(kind, house, count)
