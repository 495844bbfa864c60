import { parentPort, workerData } from 'node:worker_threads'
import { seedDemo } from '../demo/seed.ts'
import { ensureAdmin } from './admin-account.ts'

// Runs apart, because the table's code reads its settings from the environment of its thread.

const { admin, remembered, seed } = workerData
const credentials = await ensureAdmin(admin, remembered)
const seeded = seed === 'demo' ? await seedDemo() : 0
parentPort?.postMessage({ credentials, seeded })
