import { parentPort, workerData } from 'node:worker_threads'
import { collectUnreadable, type UnreadableItem, writeOrigin } from '@bong-bari/table'
import { seedDemo } from '../demo/seed.ts'
import { ensureAdmin } from './admin-account.ts'

// A thread of its own, because the table's code reads its settings from the environment.

const { admin, origin, remembered, seed } = workerData
const unreadable: UnreadableItem[] = []

const prepare = async () => {
  await writeOrigin(origin)
  const credentials = await ensureAdmin(admin, remembered)
  return { credentials, seeded: seed === 'demo' ? await seedDemo() : 0 }
}
const prepared = await collectUnreadable(unreadable, prepare).catch((error: unknown) => {
  if (!unreadable.length) throw error
  return 'unreadable'
})
parentPort?.postMessage(prepared)
